import { Session } from '../engine/session.ts';
import { type Bringer, bringerFrom } from '../engine/upgrade.ts';
import { Changes } from '../protocol/changes.ts';
import type { Stamped } from '../protocol/hosted.ts';
import { type Difference, foldedOver } from './folding.ts';
import type { HostedTable } from './hosted.ts';
import { type Fixed, type KeptHosted, newTable, questionOf, tableWith } from './kept.ts';
import { type KeptMatch, Match } from './match.ts';
import { eventsOf, type Move } from './moves.ts';
import { type Replayed, replayed } from './replay.ts';

/** A table brought from other rules to these. */
export interface Brought {
  readonly table: HostedTable;
  /** Null where everything is as it was: the game can be played through again from its beginning. */
  readonly difference: Difference | null;
  /** Answers at the end that no longer hold. */
  readonly lost: number;
}

/** Nothing can be made of a table by these rules: no way leads to them from its own, or they fail on it. */
export class Unreadable extends Error {
  readonly reason: 'no-way' | 'broken';

  constructor(reason: Unreadable['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const same = (one: unknown, other: unknown): boolean => new Changes().between(one, other) === null;

const sameQuestion = (one: Move, other: Move): boolean =>
  one.seat === other.seat && one.ask === other.ask && same(one.option, other.option);

const askedIn = ({ seat, ask, option }: Move) => ({ seat, ask, option });

/** What these rules make of the answers since the beginning, or since rules last changed. */
function playedAnew({ kit }: Fixed, { begins, moves, session }: KeptMatch, bringer: Bringer): Replayed {
  const { record } = session;
  const [first] = record.snapshots;
  const snapshots = first?.step === 0 ? [{ step: 0, state: bringer.state(first.state) }] : [];
  const bys = moves.slice(begins).map(({ by }) => by);
  return replayed(kit.game, { ...record, rules: kit.game.rules, snapshots }, bys);
}

function differenceIn(kept: KeptHosted, anew: Replayed, now: Match, bringer: Bringer): Difference | null {
  const { begins, moves, session } = kept.match;
  const old = moves.slice(begins);
  const at = old.findIndex((move, i) => anew.moves[i] === undefined || !sameQuestion(move, anew.moves[i]));
  if (at >= 0) {
    const found = anew.moves[at];
    return { step: begins + at, then: askedIn(old[at]!), now: found === undefined ? questionOf(now) : askedIn(found) };
  }
  if (same(bringer.state(session.state), anew.session.state)) return null;
  const told = old.findIndex((move, i) => !same(bringer.events(eventsOf(move)), eventsOf(anew.moves[i]!)));
  if (told < 0) return { step: moves.length, then: kept.question, now: questionOf(now) };
  return { step: begins + told, then: askedIn(old[told]!), now: askedIn(anew.moves[told]!) };
}

/** The events that everybody can still be told. */
function tellable({ kit, charter }: Fixed, events: readonly unknown[]): readonly unknown[] {
  const viewers = [null, ...Array.from({ length: charter.seats }, (_, seat) => seat)];
  return events.filter((event) => {
    try {
      for (const viewer of viewers) kit.game.redact(event, viewer);
      return true;
    } catch {
      return false;
    }
  });
}

/** What was told by the older rules, as far as these can tell it. */
function remembered(fixed: Fixed, { setup, moves }: KeptMatch, bringer: Bringer) {
  const told = (events: readonly unknown[]) => tellable(fixed, bringer.events(events));
  return { setup: told(setup), moves: moves.map((move) => ({ ...move, events: told(eventsOf(move)) })) };
}

/** Everything as it was, in the words of today. */
function asItWas(fixed: Fixed, kept: KeptMatch, anew: Replayed, bringer: Bringer): KeptMatch {
  const { begins, sitters } = kept;
  const session = { ...anew.session.kept, undone: kept.session.undone };
  if (begins === 0) return { sitters, begins, session, setup: anew.setup, moves: anew.moves };
  const { setup, moves } = remembered(fixed, kept, bringer);
  return { sitters, begins, session, setup, moves: [...moves.slice(0, begins), ...anew.moves] };
}

/** The game goes on from the state where it stood; what was before is told and no more. */
function fromThere(fixed: Fixed, kept: KeptMatch, bringer: Bringer): KeptMatch {
  const { seats, options, seed } = kept.session.record;
  const state = bringer.state(kept.session.state);
  const session = new Session(fixed.kit.game, { seats, options, seed, snapshot: state });
  return { ...kept, ...remembered(fixed, kept, bringer), session: session.kept, begins: kept.moves.length };
}

const matchOf = ({ kit, random }: Fixed, kept: KeptMatch): Match =>
  new Match(kit, random, { ...kept, session: Session.resume(kit.game, kept.session) });

/** Whether these rules can show the state to everybody and carry out every answer that is listed. */
function mustHold(match: Match, seats: number): void {
  match.present(null);
  for (let seat = 0; seat < seats; seat++) match.present(seat);
}

function begun(fixed: Fixed, kept: KeptHosted): { readonly match: KeptMatch; readonly difference: Difference | null } {
  const bringer = bringerFrom(fixed.kit.game, kept.rules);
  if (bringer === null) throw new Unreadable('no-way', `rules ${kept.rules} lead to no rules ${fixed.kit.game.rules}`);
  const anew = playedAnew(fixed, kept.match, bringer);
  const was = asItWas(fixed, kept.match, anew, bringer);
  const difference = differenceIn(kept, anew, matchOf(fixed, was), bringer);
  const match = difference === null ? was : fromThere(fixed, kept.match, bringer);
  mustHold(matchOf(fixed, match), fixed.charter.seats);
  return { match, difference };
}

/**
 * A table that was played by other rules, and the entries since: everything as it was where these rules make the same
 * of it, else on from the state that was kept. Throws Unreadable where neither can be.
 */
export function broughtOver(fixed: Fixed, kept: KeptHosted | null, entries: readonly Stamped[]): Brought {
  try {
    if (kept === null) return foldedOver(() => newTable(fixed), entries);
    const { match, difference } = begun(fixed, kept);
    const folded = foldedOver(() => tableWith(fixed, kept, matchOf(fixed, match)), entries);
    return { ...folded, difference: difference ?? folded.difference };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', error instanceof Error ? error.message : String(error));
  }
}
