import type { Explanation, Reason } from '../../../engine/game.ts';
import { optionsMeant } from '../../../engine/game.ts';
import { boardCalled, CARDS } from '../../../games/clank/catalogue.ts';
import { RIDES } from '../../../games/clank/core/board.ts';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';

/** The part of the table where an option is taken. */
export type Place = 'hand' | 'row' | 'reserve' | 'board' | 'market' | 'tokens' | 'cards' | 'dock' | 'tile' | 'button';

/** What points at something on the table is taken there; the rest are buttons beside the question. */
export function placed(option: Option): Place {
  switch (option.take) {
    case 'play':
    case 'discard':
    case 'ward':
    case 'react':
    case 'reveal':
      return 'hand';
    case 'acquire':
    case 'use':
    case 'fight':
    case 'replace':
    case 'free':
      return 'row';
    case 'acquire-reserve':
    case 'fight-goblin':
      return 'reserve';
    case 'walk':
    case 'teleport':
    case 'go':
    case 'explore':
    case 'lay':
    case 'ride':
      return 'board';
    case 'place':
      return 'tile';
    case 'buy':
    case 'item':
      return 'market';
    case 'drink':
      return 'tokens';
    case 'trash':
      return 'cards';
    case 'end-turn':
      return 'dock';
    case 'token':
    case 'nearby':
    case 'choose':
    case 'turn':
    case 'pick':
    case 'mark':
    case 'offer':
    case 'hack':
    case 'thwart':
    case 'use-room':
    case 'install':
    case 'rescue':
    case 'copy':
    case 'bonus':
    case 'accept':
    case 'decline':
      return 'button';
    default:
      return option satisfies never;
  }
}

/** What the engine says of a thing on the table. */
export type Verdict =
  | { readonly kind: 'legal'; readonly options: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: Reason }
  /** The viewer is not asked, or the engine has not said yet. */
  | { readonly kind: 'quiet' };

const QUIET: Verdict = { kind: 'quiet' };

/** Asks what was explained so far about intents at this step. */
export class Verdicts {
  private readonly view: View;
  private readonly explained: ReadonlyMap<string, Explanation>;

  constructor(view: View, explained: ReadonlyMap<string, Explanation>) {
    this.view = view;
    this.explained = explained;
  }

  of(...intents: readonly Option[]): Verdict {
    const { decision } = this.view;
    if (decision === null) return QUIET;
    const options = intents.flatMap((intent) => optionsMeant(decision, intent));
    if (options.length > 0) return { kind: 'legal', options };
    for (const intent of intents) {
      const explanation = this.explained.get(JSON.stringify(intent));
      if (explanation !== undefined && 'refused' in explanation) {
        return { kind: 'refused', reason: explanation.refused };
      }
    }
    return QUIET;
  }
}

const asks = (view: View, what: string): boolean => view.decision?.ask === what;

/** What a card in hand is asked for; in the turn itself it is played. */
const FROM_HAND: ReadonlyMap<string, 'discard' | 'ward' | 'react' | 'reveal'> = new Map([
  ['discard', 'discard'],
  ['ward', 'ward'],
  ['react', 'react'],
  ['gold-if-held', 'reveal'],
  ['lose-card', 'discard'],
]);

export const handIntent = (view: View, card: CardNo): Option => ({
  take: FROM_HAND.get(view.decision?.ask ?? '') ?? 'play',
  card,
});

/** A card of the row is got, used or fought, whichever its kind allows; or replaced when that is asked. */
export function rowIntent(view: View, slot: number): Option {
  if (asks(view, 'replace-row-card')) return { take: 'replace', slot };
  if (asks(view, 'free-row-card') || asks(view, 'take-prisoner')) return { take: 'free', slot };
  const card = CARDS[view.row[slot] ?? -1];
  if (card?.kind === 'device') return { take: 'use', slot };
  return { take: card?.kind === 'monster' ? 'fight' : 'acquire', slot };
}

/** What a click on an unexplored edge means: explore there, or lay a tile there when that is asked. */
export function edgeIntents(view: View, edge: number): readonly Option[] {
  if (asks(view, 'new-tile')) return [{ take: 'lay', edge }];
  return [{ take: 'explore', edge }];
}

/** A way to go on foot, or as a card asks. */
const goIntents = (view: View, to: number): readonly Option[] =>
  asks(view, 'teleport-to') ? [{ take: 'go', to }] : [{ take: 'walk', to }];

/** The rides that both rooms have a stop for. */
function rideIntents(view: View, to: number): readonly Option[] {
  if (view.layout !== null || asks(view, 'teleport-to')) return [];
  const { rooms } = boardCalled(view.board);
  const [here, there] = [rooms[view.players[view.active]!.room], rooms[to]];
  return RIDES.flatMap((by): Option[] => (here?.[by] && there?.[by] ? [{ take: 'ride', to, by }] : []));
}

export const roomIntents = (view: View, to: number): readonly Option[] => [
  ...rideIntents(view, to),
  ...goIntents(view, to),
  ...(view.turn.teleports > 0 ? [{ take: 'teleport', to } as const] : []),
];

/** The tunnels out of the room of the one who is asked. */
export function tunnelIntents(view: View): readonly Option[] {
  const me = view.decision === null ? undefined : view.players[view.decision.seat];
  if (me === undefined) return [];
  return boardCalled(view.board).rooms[me.room]!.exits.flatMap(({ to }) => roomIntents(view, to));
}
