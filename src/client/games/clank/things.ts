import { CARDS, CROWNS, goblinOf, MARKET_ITEMS, reserveOf, soldToken } from '../../../games/clank/catalogue.ts';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import type { CardNo } from '../../../games/clank/core/card.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { TokenNo } from '../../../games/clank/core/token.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { catacombsVoice } from '../../../text/clank/catacombs-voice.ts';
import { roomName } from '../../../text/clank/rooms.ts';
import { cardName, contentsOf, tokenName } from '../../../text/clank/things.ts';
import type { Language } from '../../../text/language.ts';
import { capitalised } from '../../../text/phrase.ts';
import { edgeIntents, handIntent, roomIntents, rowIntent } from './targets.ts';

/**
 * What stands on the table is marked by a key, `data-key`: the prompter tells by it what is pointed at, animations find
 * it, and the focus goes back to it.
 */
export const KEY = {
  hand: (card: CardNo, nth: number) => `hand ${card} ${nth}`,
  row: (slot: number) => `row ${slot}`,
  pile: (pile: number) => `pile ${pile}`,
  goblin: 'goblin',
  item: (item: number) => `item ${item}`,
  token: (token: TokenNo) => `token ${token}`,
  room: (room: RoomNo) => `room ${room}`,
  end: 'end',
  player: (seat: number) => `player ${seat}`,
  resource: (what: string) => `resource ${what}`,
  deck: 'deck',
  discard: 'discard',
  played: 'played',
  lair: 'lair',
} as const;

/** The items that the market of this game sells or has sold, by their places among all. */
export const itemsSold = (view: View): readonly number[] =>
  MARKET_ITEMS.flatMap((_, item) => {
    const token = soldNext(view, item);
    return view.market[item]! > 0 || view.players.some(({ tokens }) => tokens.includes(token)) ? [item] : [];
  });

/** The token that the market sells next as that item. */
export function soldNext(view: View, item: number): TokenNo {
  const name = MARKET_ITEMS[item]!;
  if (name !== 'crown' || view.market[item]! > 0) return soldToken(view.players, name);
  return CROWNS.findLast((crown) => view.players.some(({ tokens }) => tokens.includes(crown))) ?? CROWNS[0]!;
}

/** Something that is pointed at: what it is called, and what a click on it would mean. */
export interface Thing {
  readonly title: string;
  readonly intents: readonly Option[];
  readonly room: RoomNo | null;
}

const thing = (title: string, ...intents: readonly Option[]): Thing => ({ title, intents, room: null });

export function thingOf(key: string, view: View, language: Language): Thing | null {
  const [kind, first] = key.split(' ');
  const no = Number(first);
  switch (kind) {
    case 'hand':
      return thing(cardName(no, language), handIntent(view, no));
    case 'row': {
      const card = view.row[no] ?? -1;
      return CARDS[card] === undefined ? null : thing(cardName(card, language), rowIntent(view, no));
    }
    case 'pile':
      return thing(cardName(reserveOf(view)[no]!, language), { take: 'acquire-reserve', pile: no });
    case 'goblin':
      return thing(cardName(goblinOf(view), language), { take: 'fight-goblin' });
    case 'item':
      return thing(tokenName(soldNext(view, no), language), { take: 'buy', item: MARKET_ITEMS[no]! });
    case 'token':
      return thing(tokenName(no, language), { take: 'drink', token: no });
    case 'edge':
      if (!catacombsVoice().hasEdge(view, no)) return null;
      return {
        title: capitalised(catacombsVoice().edgeName(no, view, language)),
        intents: edgeIntents(view, no),
        room: null,
      };
    case 'room': {
      const title = [capitalised(roomName(no, view, language)), ...contentsOf(no, view, language)].join(' · ');
      return { title, intents: roomIntents(view, no), room: no };
    }
    default:
      return null;
  }
}
