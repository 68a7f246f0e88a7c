import {
  type BannedRange,
  FOR_EVER,
  type Moderated,
  type ModerationStore,
  type StoredReport,
} from '../../src/server/store/moderation-store.ts';
import type { Say } from './words.ts';

type Rows<Name extends 'tables' | 'players'> = Awaited<ReturnType<ModerationStore[Name]>>[number];

/** To the minute, by the clock of the world: operators and logs are anywhere. */
const dateOf = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Rows as a person reads them. */
export class Lines {
  private readonly say: Say;
  private readonly now: number;

  constructor(say: Say, now: number) {
    this.say = say;
    this.now = now;
  }

  readonly until = (until: number): string =>
    until === FOR_EVER ? this.say('forever') : this.say('until', { date: dateOf(until) });

  private restrictions({ mutedUntil, bannedUntil }: Moderated): string {
    const { say, until, now } = this;
    const muted = mutedUntil !== null && mutedUntil > now ? say('isMuted', { until: until(mutedUntil) }) : '';
    const banned = bannedUntil !== null && bannedUntil > now ? say('isBanned', { until: until(bannedUntil) }) : '';
    return muted + banned;
  }

  readonly table = ({ id, game, status, touched, places }: Rows<'tables'>): string => {
    const names = places.map((place) => {
      if (place.kind === 'open') return '–';
      return place.kind === 'player' ? `${place.name} (${place.player})` : `${place.name} (bot)`;
    });
    return this.say('tableLine', {
      id,
      game,
      status: this.say(status),
      date: dateOf(touched),
      names: names.join(', '),
    });
  };

  readonly seen = (player: Rows<'players'>): string => {
    const { id, name, seen } = player;
    return this.say('seenLine', { id, name, date: dateOf(seen), restrictions: this.restrictions(player) });
  };

  readonly player = (player: Moderated): string => {
    const { id, name } = player;
    return this.say('playerLine', { id, name, restrictions: this.restrictions(player) });
  };

  readonly range = ({ range, until }: BannedRange): string =>
    this.say('rangeLine', { range, until: this.until(until) });

  readonly report = ({ id, made, closed, reporter, kind, player, name, text, table }: StoredReport): string =>
    this.say(kind === 'message' ? 'messageLine' : 'nameLine', {
      id,
      date: dateOf(made),
      name,
      player,
      table: table ?? '–',
      reporter: reporter ?? this.say('nobody'),
      closed: closed === null ? '' : this.say('closedOn', { date: dateOf(closed) }),
      text: text ?? '',
    });
}
