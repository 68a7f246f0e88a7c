import { digestOf, hexOf, newCode, newToken, tidied } from './codes.ts';
import { Holders } from './holders.ts';
import { tidyName } from './names.ts';
import { Refused } from './refusals.ts';
import type { Moderated } from './store/moderation-store.ts';
import type { Bus, Player, PlayerStore, TokenKind } from './store/store.ts';

const CODE_MILLISECONDS = 10 * 60 * 1000;
/** On a node that is alone a token is read again after so long. */
const KNOWN_MILLISECONDS = 60_000;
/** A visit is noted no more often. */
const VISIT_MILLISECONDS = 60 * 60 * 1000;
const MOST_KNOWN = 20_000;

interface Known {
  readonly player: Moderated;
  /** In ticks. */
  readonly until: number;
}

/** Remembers a value; the one remembered longest is forgotten where there are too many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MOST_KNOWN) return;
  const [oldest] = map.keys();
  map.delete(oldest!);
}

interface PeopleWorld {
  readonly store: PlayerStore;
  readonly bus: Pick<Bus, 'announce'>;
  /** Whether no other node uses the store. */
  readonly isAlone: boolean;
  now(): number;
  ticks(): number;
}

export interface Entered {
  readonly player: Player;
  readonly token: string;
}

/**
 * Players, and the tokens by which they are known again. Of tokens and codes only digests are kept. Where another node
 * may revoke a token, each use reads it from the store: what is announced between nodes may be lost. A node that is
 * alone makes all changes itself, and remembers tokens for a while.
 */
export class People {
  private readonly store: PlayerStore;
  private readonly bus: Pick<Bus, 'announce'>;
  private readonly isAlone: boolean;
  /** The date. */
  private readonly now: () => number;
  /** Milliseconds that only ever grow: a clock that is set back must not keep a token alive that was taken back. */
  private readonly ticks: () => number;
  private readonly holders: Holders;
  private readonly known = new Map<string, Known>();
  /** When players were last seen to visit. */
  private readonly visits = new Map<string, number>();
  /** Counts changes of tokens: what was read before one may not be so any more. */
  private changes = 0;

  constructor({ store, bus, isAlone, now, ticks }: PeopleWorld) {
    this.store = store;
    this.bus = bus;
    this.isAlone = isAlone;
    this.now = now;
    this.ticks = ticks;
    this.holders = new Holders(store);
  }

  /** Someone new, under a name. */
  async greet(name: string): Promise<Entered> {
    const player = { id: hexOf(8), name: tidyName(name), made: this.now() };
    await this.store.addPlayer(player);
    return { player, token: await this.token(player, 'session') };
  }

  async token(player: Player, kind: TokenKind): Promise<string> {
    const token = newToken();
    await this.store.addToken(digestOf(token), player.id, kind, this.now());
    // The oldest token of the player may have given way.
    this.forgetPlayer(player.id);
    return token;
  }

  /** Who holds the token of this digest. */
  async holder(digest: string): Promise<Moderated | null> {
    const ticks = this.ticks();
    const known = this.known.get(digest);
    if (known !== undefined && known.until > ticks) return known.player;
    const { changes } = this;
    const player = await this.holders.read(digest);
    if (player === null) return null;
    await this.noteVisit(player);
    if (this.isAlone && changes === this.changes)
      remember(this.known, digest, { player, until: ticks + KNOWN_MILLISECONDS });
    return player;
  }

  private async noteVisit({ id }: Player): Promise<void> {
    const ticks = this.ticks();
    if (ticks - (this.visits.get(id) ?? Number.NEGATIVE_INFINITY) < VISIT_MILLISECONDS) return;
    remember(this.visits, id, ticks);
    // What is not noted now is noted at a later visit: nobody is kept out for it.
    await this.store.saw(id, this.now()).catch(() => this.visits.delete(id));
  }

  /** What is known of the player no longer holds. */
  forgetPlayer(player: string): void {
    this.forget(({ id }) => id === player);
  }

  private forget(which: (player: Player) => boolean): void {
    this.changes += 1;
    for (const [digest, { player }] of this.known) if (which(player)) this.known.delete(digest);
  }

  async rename(player: Player, name: string): Promise<Player> {
    const renamed = { ...player, name: tidyName(name) };
    await this.store.rename(player.id, renamed.name);
    this.forgetPlayer(player.id);
    return renamed;
  }

  /** A code that lets another device be this player, once and soon. */
  async code(player: Player): Promise<{ code: string; until: number }> {
    const code = newCode();
    const until = this.now() + CODE_MILLISECONDS;
    await this.store.addCode(digestOf(code), player.id, until);
    return { code, until };
  }

  async take(code: string): Promise<Entered> {
    const id = await this.store.takeCode(digestOf(tidied(code)), this.now());
    const player = id === null ? null : await this.store.player(id);
    if (player === null) throw new Refused('no-such-code');
    return { player, token: await this.token(player, 'session') };
  }

  /** No use that begins after this resolves finds the token, on any node. */
  async revoke(digest: string): Promise<void> {
    await this.store.revoke(digest);
    this.changes += 1;
    this.known.delete(digest);
    this.bus.announce('revoked', digest);
  }
}
