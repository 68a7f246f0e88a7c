import { digestOf, hexOf, newCode, newToken, tidied } from './codes.ts';
import { tidyName } from './names.ts';
import { Refused } from './refusals.ts';
import type { Player, PlayerStore, TokenKind } from './store/store.ts';

const CODE_MILLISECONDS = 10 * 60 * 1000;
/** After so long another node's word on a token is asked for again. */
const KNOWN_MILLISECONDS = 60_000;
const MOST_KNOWN = 20_000;

interface Known {
  readonly player: Player;
  readonly until: number;
}

export interface Entered {
  readonly player: Player;
  readonly token: string;
}

/** Players, and the tokens by which they are known again. Of tokens and codes only digests are kept. */
export class People {
  private readonly store: PlayerStore;
  private readonly now: () => number;
  private readonly known = new Map<string, Known>();

  constructor(store: PlayerStore, now: () => number) {
    this.store = store;
    this.now = now;
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
    return token;
  }

  /** Who holds the token of this digest. */
  async holder(digest: string): Promise<Player | null> {
    const now = this.now();
    const known = this.known.get(digest);
    if (known !== undefined && known.until > now) return known.player;
    this.known.delete(digest);
    const player = await this.store.holder(digest);
    if (player === null) return null;
    await this.store.saw(player.id, now);
    this.known.set(digest, { player, until: now + KNOWN_MILLISECONDS });
    if (this.known.size > MOST_KNOWN) {
      const [oldest] = this.known.keys();
      this.known.delete(oldest!);
    }
    return player;
  }

  async rename(player: Player, name: string): Promise<Player> {
    const renamed = { ...player, name: tidyName(name) };
    await this.store.rename(player.id, renamed.name);
    for (const [digest, known] of this.known) if (known.player.id === player.id) this.known.delete(digest);
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

  async revoke(digest: string): Promise<void> {
    this.known.delete(digest);
    await this.store.revoke(digest);
  }
}
