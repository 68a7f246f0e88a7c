import type { Decision, Random } from './game.ts';
import { seedFrom } from './random.ts';
import { restore, Session } from './session.ts';
import type { GameKit } from './stage.ts';
import { type Look, sheetAddsUp, type Trial, Watch } from './watch.ts';

/** Of the steps looked at closely, one in so many has every intent tried by everybody. */
const REFUSALS_EVERY = 5;

/** What a trial found. */
export interface Report {
  readonly decisions: number;
  readonly violations: readonly string[];
  /** Hidden zones that the other worlds really permuted, by name, with how often. */
  readonly permuted: ReadonlyMap<string, number>;
  /** Rules that refused some intent. */
  readonly refusals: ReadonlySet<string>;
}

/** Plays one random game under the eyes of the laws. */
export function watch(kit: GameKit, trial: Trial): Report {
  const { game } = kit;
  const { random } = trial;
  const laws = new Watch(kit, trial);
  const { seats, options, seed = seedFrom(random), snapshot } = trial;
  const looksAt = (look: Look) => trial.looks?.includes(look) ?? true;
  const begun = snapshot === undefined ? {} : { snapshot };
  const session = new Session(game, { seats, options, seed, ...begun }, trial.emit);
  const census = JSON.stringify(kit.census(session.state));
  for (let asked = game.decision(session.state); asked !== null; asked = game.decision(session.state)) {
    if (trial.stop?.()) break;
    if (session.step === trial.most) {
      laws.violations.push(`no end after ${trial.most} answers`);
      break;
    }
    laws.step = session.step;
    laws.question(session.state, asked);
    if (looksAt('refusing')) laws.refusingSome(session.state, asked);
    const close = random.below(trial.every) === 0;
    const index = trial.choose?.(session.state, asked) ?? choose(kit, session.state, asked, trial);
    const expected = laws.future(session.state, index);
    if (close) {
      if (looksAt('ownership')) laws.ownership(session.state);
      if (looksAt('acceptance')) laws.acceptance(session.state, asked);
      if (looksAt('refusing') && random.below(REFUSALS_EVERY) === 0) laws.refusing(session.state, asked);
      if (looksAt('imagination')) laws.imagination(session.state, asked);
      if (looksAt('privacy')) laws.privacy(session.state, asked);
      if (looksAt('secrecy')) {
        for (let viewer = 0; viewer < trial.seats; viewer++) laws.secrecy(session.state, asked, viewer);
        laws.secrecy(session.state, asked, null);
      }
    }
    session.answer(index, trial.emit);
    if (JSON.stringify(session.state) !== expected) {
      laws.violations.push(`step ${laws.step}: the same answer gave another state`);
    }
    laws.reads(kit.census(session.state), census, 'pieces were made or lost');
    if (close && looksAt('undoing')) undoAndRedo(laws, session, random);
  }
  const last = game.decision(session.state);
  laws.ending(session.state, last);
  if (looksAt('refusing')) laws.refusing(session.state, last);
  if (!sheetAddsUp(kit, session.state)) laws.violations.push('the score sheet does not add up to the result');
  laws.same(replayed(kit, session.record), session.state, 'the record replays to another state');
  return {
    decisions: session.step,
    violations: laws.violations,
    permuted: laws.permuted,
    refusals: laws.refusals,
  };
}

/** Any option, or now and then what the game's own sense likes best. */
function choose(
  { game, appraise }: GameKit,
  state: unknown,
  asked: Decision<unknown>,
  { random, sense }: Trial,
): number {
  if (sense === undefined || random.below(100) >= sense) return random.below(asked.options.length);
  const worths = appraise(game.view(state, asked.seat));
  return worths.indexOf(Math.max(...worths));
}

type AnySession = Session<unknown, unknown, unknown, unknown>;

function undoAndRedo(laws: Watch, session: AnySession, random: Random): void {
  const before = JSON.stringify(session.state);
  const { step } = session;
  const back = random.below(6);
  let undone = 0;
  while (undone < back && session.undo()) undone++;
  if (session.step !== step - undone) laws.violations.push(`step ${step}: undo went to the wrong step`);
  for (let i = 0; i < undone; i++) session.redo();
  if (JSON.stringify(session.state) !== before) laws.violations.push(`step ${step}: undo and redo gave another state`);
}

function replayed(kit: GameKit, record: AnySession['record']): unknown {
  const [begun] = record.snapshots;
  const state = begun?.step === 0 ? restore(begun.state) : kit.game.setup(record.seats, record.options, record.seed);
  for (const index of record.answers) kit.game.answer(state, index);
  return state;
}
