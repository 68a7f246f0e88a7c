import { CARDS } from '../../games/clank/catalogue.ts';
import type { Ride, RoomNo } from '../../games/clank/core/board.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import { COUNTDOWN_END, COUNTDOWN_EXTRA } from '../../games/clank/core/numbers.ts';
import { priceIn } from '../../games/clank/core/price.ts';
import type { View } from '../../games/clank/core/view.ts';
import { bagOf } from '../../games/clank/insight/bag.ts';
import { GHOST, LOCKPICK } from '../clank/catacombs-nouns.ts';
import { catacombsVoice } from '../clank/catacombs-voice.ts';
import { BLACK_CUBE, CUBE, DAMAGE, DEPTHS, GOLD, RESOURCE } from '../clank/nouns.ts';
import { isInside, tollOnBoard } from '../clank/on-board.ts';
import { boardIn, roomInList, roomName, throughRooms } from '../clank/rooms.ts';
import { spoken } from '../clank/space-voice.ts';
import { contentsOf } from '../clank/things.ts';
import { wares } from '../clank/wares.ts';
import { de } from '../french.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled, listed, sequence } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';

export const BOARD_TEXT = {
  day: { en: 'Board, Day side', fr: 'Plateau, face Jour' },
  dusk: { en: 'Board, Dusk side', fr: 'Plateau, face Crépuscule' },
  keys: {
    en: 'Arrow keys walk along the tunnels, Home goes to your pawn, Enter chooses the room.',
    fr: 'Les flèches suivent les tunnels, Origine revient à votre pion, Entrée choisit la salle.',
  },
  tunnels: { en: 'Tunnels', fr: 'Tunnels' },
  moves: { en: 'Rooms you can choose', fr: 'Salles que vous pouvez choisir' },
  noMoves: { en: 'None right now.', fr: 'Aucune en ce moment.' },
  zoomIn: { en: 'Zoom in', fr: 'Zoom avant' },
  zoomOut: { en: 'Zoom out', fr: 'Zoom arrière' },
  whole: { en: 'Whole board', fr: 'Tout le plateau' },
  recentre: { en: 'Recenter', fr: 'Recentrer' },
  depths: DEPTHS,
  rage: { en: 'Rage', fr: 'Fureur' },
  inTheBag: { en: 'black in the bag', fr: 'noirs dans le sac' },
} as const satisfies Record<string, Both>;

const MARKET: Both = { en: 'Market', fr: 'Marché' };
const SOLD_OUT: Both = { en: 'sold out', fr: 'tout est vendu' };
const NO_RETURN: Both = { en: 'can’t be undone', fr: 'définitif' };
const YOU: Both = { en: 'you', fr: 'vous' };
const EXTRA_CUBE: Noun = { en: ['extra cube', 'extra cubes'], fr: ['cube de plus', 'cubes de plus'] };
const RIDE: Readonly<Record<Ride, Both>> = {
  hyperlift: { en: 'by Hyperlift', fr: 'par Hyperstation' },
  telepad: { en: 'by Telepad', fr: 'par Téléporteur' },
};
const REACH: Both = { en: 'within reach from here', fr: 'accessible d’ici' };
const TAKE: Both = { en: 'take what is here', fr: 'prendre ce qui s’y trouve' };

interface Attack {
  readonly rage: number;
  readonly danger: number;
  readonly cubes: number;
}

/** What an attack would draw now, and why. */
function attackNow(view: View): Attack {
  const danger = view.row.filter((card) => CARDS[card]?.danger).length;
  const { called, total } = bagOf(view);
  return { rage: called - danger, danger, cubes: Math.min(called, total) };
}

/** The sum under the rage track, so short that it has room there: rage, danger, cubes drawn. */
export function attackSum(view: View, language: Language): string {
  const { rage, danger, cubes } = attackNow(view);
  const label = danger === 0 ? `${BOARD_TEXT.rage[language]} ${rage}` : `${rage} + ${danger} Danger`;
  return labelled(label, { en: `draws ${cubes}`, fr: `tire ${cubes}` }[language], language);
}

/** What the turns of those who are out bring. */
function goneSentence(view: View, names: readonly string[], draws: readonly number[], language: Language): string[] {
  const gone = names.filter((_, seat) => view.players[seat]?.status !== 'inside');
  if (gone.length === 0) return [];
  const cubes = counted(draws[view.players.length]!, CUBE, language);
  const when =
    gone.length === 1
      ? { en: `On ${gone[0]}’s turn`, fr: `Au tour ${de(gone[0]!)}` }
      : { en: `On each turn of ${listed(gone, 'en')}`, fr: `À chaque tour ${listed(gone.map(de), 'fr')}` };
  return [{ en: `${when.en}, ${cubes} are drawn.`, fr: `${when.fr}, ${cubes} sont tirés.` }[language]];
}

function countdownSentence(view: View, names: readonly string[], language: Language): string[] {
  const { goneDraws } = editionOf(view);
  if (goneDraws !== null) return goneSentence(view, names, goneDraws, language);
  if (view.first === null) return [];
  const [who, space] = [names[view.first]!, view.countdown];
  const next = COUNTDOWN_EXTRA[space + 1];
  const then =
    next === undefined
      ? {
          en: 'the next step knocks out everyone still inside',
          fr: 'à la prochaine case, tous ceux qui sont encore dans le Donjon sont mis hors de combat',
        }
      : {
          en: `the next step attacks with ${counted(next, EXTRA_CUBE, 'en')}`,
          fr: `à la prochaine case, l’attaque tire ${counted(next, EXTRA_CUBE, 'fr')}`,
        };
  const where = {
    en: `${who}’s countdown: space ${space} of ${COUNTDOWN_END}`,
    fr: `Compte à rebours ${de(who)} : case ${space} sur ${COUNTDOWN_END}`,
  };
  return [`${sequence([where[language], then[language]], language)}.`];
}

/** The lair in words: rage, bag, countdown. */
export function lairSentence(view: View, names: readonly string[], language: Language): string {
  const { rage, danger, cubes } = attackNow(view);
  const ghosts = view.ghosts[2] ?? 0;
  const haunting = ghosts === 0 ? [] : [counted(ghosts, GHOST, language)];
  const black = listed([counted(view.bag.at(-1)!, BLACK_CUBE, language), ...haunting], language);
  const drawn = counted(cubes, CUBE, language);
  const attack = {
    en: `Dragon: Rage ${rage}, Danger ${danger}, an attack draws ${drawn}; ${black} in the bag.`,
    fr: `Dragon : Fureur ${rage}, Danger ${danger}, une attaque tire ${drawn} ; ${black} dans le sac.`,
  }[language];
  return [spoken(view, attack, language), ...countdownSentence(view, names, language)].join(' ');
}

/** What the market still sells, at which price. */
export function marketSentence(view: View, language: Language): string {
  const items = wares(view, language);
  const stock = items.length === 0 ? SOLD_OUT[language] : items.join(', ');
  const market = bracketed(MARKET[language], [counted(priceIn(view, {}), GOLD, language)]);
  return spoken(view, labelled(market, stock, language), language);
}

/** Something that may be done in a room. */
export interface Errand {
  /** Walk, ride or teleport there, reach out from here to take what lies there, or take what lies here. */
  readonly kind: 'walk' | 'teleport' | Ride | 'reach' | 'take';
  readonly boots: number;
  readonly swords: number;
  readonly damage: number;
  /** Lockpicks that it takes. */
  readonly locks?: number;
  /** Rooms walked through before it. */
  readonly via: readonly RoomNo[];
  /** It cannot be taken back, nor anything before it. */
  readonly reveals: boolean;
}

/** What an errand takes: “2 boots through 16, 1 damage”. */
export function errandPhrase(errand: Errand, view: View, language: Language): string {
  const { kind, boots, swords, damage, locks = 0, via, reveals } = errand;
  const through = via.length === 0 ? [] : [throughRooms(via, view, language)];
  const parts: string[] = [];
  if (kind === 'walk') parts.push([counted(boots, RESOURCE.boots, language), ...through].join(' '));
  if (kind === 'teleport') parts.push(counted(1, RESOURCE.teleports, language));
  if (kind === 'hyperlift' || kind === 'telepad') {
    parts.push(RIDE[kind][language], ...(boots > 0 ? [counted(boots, RESOURCE.boots, language)] : []));
  }
  if (kind === 'reach') parts.push(REACH[language]);
  if (kind === 'take') parts.push(TAKE[language]);
  if (locks > 0) parts.push(counted(locks, LOCKPICK, language));
  if (swords > 0) parts.push(counted(swords, RESOURCE.swords, language));
  if (damage > 0) parts.push(counted(damage, DAMAGE, language));
  if (reveals) parts.push(NO_RETURN[language]);
  return parts.join(', ');
}

/** Where the tunnels of a room lead and what they take. */
export function tunnelsSentence(room: RoomNo, view: View, language: Language): string {
  if (view.layout !== null) return `${catacombsVoice().waysTold(room, view, language)}.`;
  const exits = boardIn(view).rooms[room]!.exits.toSorted((a, b) => a.to - b.to);
  const ways = exits.map((exit) =>
    bracketed(roomInList(exit.to, view, language), tollOnBoard(room, exit, view, language)),
  );
  return spoken(view, `${labelled(BOARD_TEXT.tunnels[language], sequence(ways, language), language)}.`, language);
}

/** A room in one breath: what it is, what lies there, who is there, what going there takes. */
export function roomPhrase(
  room: RoomNo,
  view: View,
  names: readonly string[],
  errands: readonly Errand[],
  language: Language,
): string {
  const pawns = names.flatMap((name, seat) => {
    if (view.players[seat]?.room !== room || !isInside(view, seat)) return [];
    return [seat === view.viewer ? bracketed(name, [YOU[language]]) : name];
  });
  const what = [capitalised(roomName(room, view, language)), ...contentsOf(room, view, language, names), ...pawns];
  return [...what, ...errands.map((errand) => errandPhrase(errand, view, language))].join(', ');
}
