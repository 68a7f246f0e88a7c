import type { Turn } from '../../games/clank/catacombs/geometry.ts';
import { START } from '../../games/clank/catacombs/tile.ts';
import { waysInto } from '../../games/clank/catacombs/ways.ts';
import { soldToken } from '../../games/clank/catalogue.ts';
import { type Exit, type Locked, OUTSIDE } from '../../games/clank/core/board.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { PlayerView, View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { LOCKPICK, ON_THE_SIDE, PRISONER, THE_LOCKED } from './catacombs-nouns.ts';
import { tilePlace } from './catacombs-rooms.ts';
import { besideTile, beyondEdge, iconsOf } from './catacombs-ways.ts';
import { CUBE, DEPTHS, GOLD, LYING, TOME } from './nouns.ts';
import { teleport, withContents } from './option-moves.ts';
import { placeName, thePlace } from './place.ts';
import { boardIn, exitsIn, inRoom, roomName, toRoom } from './rooms.ts';
import { accept, free, offer } from './shared-options.ts';
import { cardName, itemPhrase } from './things.ts';
import { tollNow } from './toll.ts';

type Taken<Take extends Option['take']> = Extract<Option, { readonly take: Take }>;
const mover = (view: View): PlayerView => view.players[view.active]!;

/** How a tile lies, as a word about it. */
export const TURNED: Readonly<Record<Turn, Both>> = {
  0: { en: 'as is', fr: 'telle quelle' },
  1: { en: 'rotated 90° clockwise', fr: 'tournée à droite' },
  2: { en: 'rotated 180°', fr: 'tournée d’un demi-tour' },
  3: { en: 'rotated 90° counterclockwise', fr: 'tournée à gauche' },
};

const TURN: Readonly<Record<1 | 2 | 3, Both>> = {
  1: { en: 'Rotate the tile 90° clockwise', fr: 'Tourner la tuile d’un quart de tour à droite' },
  2: { en: 'Rotate the tile 180°', fr: 'Tourner la tuile d’un demi-tour' },
  3: { en: 'Rotate the tile 90° counterclockwise', fr: 'Tourner la tuile d’un quart de tour à gauche' },
};

const GIVES: Readonly<Record<Locked, (language: Language) => string>> = {
  chest: (language) => counted(1, LYING['major-secret'], language),
  library: (language) => counted(1, TOME, language),
  prison: (language) => counted(2, PRISONER, language),
};

const SURFACE: Both = { en: 'Surface', fr: 'surface' };

function explore({ edge, way, by }: Taken<'explore'>, view: View, language: Language): string {
  const { room } = mover(view);
  const where = beyondEdge(edge, room, view, language);
  if (by === 'teleport') {
    return { en: `Teleport ${where}, into the unknown`, fr: `Se téléporter ${where}, vers l’inconnu` }[language];
  }
  const exits = exitsIn(view, room);
  const exit = way === undefined ? exits.find((other) => other.edge === edge) : exits[way];
  const text = { en: `Explore ${where}`, fr: `Explorer ${where}` }[language];
  return exit === undefined ? text : bracketed(text, iconsOf(exit, view.layout!, language));
}

/** How the walk goes on over a tile that is being laid. */
function onward(way: Exit, swords: number, view: View, language: Language): string {
  const teleports = view.pending!.by === 'teleport';
  const toll = teleports ? [] : tollNow(way, swords, view, language);
  if (way.edge >= 0) {
    const further = { en: 'and go on to another edge', fr: 'et continuer vers un autre bord' }[language];
    return bracketed(further, toll);
  }
  if (way.to === OUTSIDE) return bracketed({ en: 'and leave the dungeon', fr: 'et sortir du Donjon' }[language], toll);
  const room = toRoom(way.to, view, language);
  const goes = teleports
    ? { en: `and teleport ${room}`, fr: `et se téléporter ${room}` }
    : { en: `and walk ${room}`, fr: `et aller ${room}` };
  return withContents(bracketed(goes[language], toll), way.to, view, language);
}

function place({ turn, way, swords }: Taken<'place'>, view: View, language: Language): string {
  const { pending, layout } = view;
  if (pending === null) return { en: 'Lay the tile', fr: 'Poser la tuile' }[language];
  const tile = tilePlace(pending.tile, layout!.face);
  const how = TURNED[turn][language];
  const text = { en: `Lay ${thePlace(tile, 'en')} ${how}`, fr: `Poser la tuile ${placeName(tile, 'fr')} ${how}` }[
    language
  ];
  if (pending.way === null) return text;
  const exit = waysInto(layout!, pending.way, pending.tile, turn)[way ?? 0];
  if (way === -1 || exit === undefined) {
    return { en: `${text} and stay where you are`, fr: `${text} et rester sur place` }[language];
  }
  return `${text} ${onward(exit, swords ?? 0, view, language)}`;
}

function lay({ edge }: Taken<'lay'>, view: View, language: Language): string {
  const { room } = mover(view);
  const { side, y } = besideTile(edge, room, view);
  const where = ON_THE_SIDE[side][language];
  const onStart = boardIn(view).rooms[room]!.tile === START && (side === 'e' || side === 'w');
  const half = onStart ? [(y < 0 ? DEPTHS : SURFACE)[language]] : [];
  return bracketed({ en: `Lay the tile ${where}`, fr: `Poser la tuile ${where}` }[language], half);
}

function mark({ room }: Taken<'mark'>, view: View, language: Language): string {
  const coins = counted(mover(view).marks.length + 1 + view.turn.goldPlus, GOLD, language);
  const cube = counted(1, CUBE, language);
  const text = {
    en: bracketed(`Make an offering ${inRoom(room, view, 'en')}`, [cube]),
    fr: bracketed('Déposer une offrande', [roomName(room, view, 'fr'), cube]),
  };
  return labelled(text[language], coins, language);
}

/** What an option that the base game does not know does, as a button says it. */
export function catacombsOption(taken: Option, view: View, language: Language): string {
  const say = (both: Both) => both[language];
  switch (taken.take) {
    case 'explore':
      return explore(taken, view, language);
    case 'place':
      return place(taken, view, language);
    case 'lay':
      return lay(taken, view, language);
    case 'turn':
      return say(TURN[taken.by]);
    case 'pick': {
      const what = THE_LOCKED[taken.what];
      const text = bracketed(say({ en: `Unlock ${what.en}`, fr: `Crocheter ${what.fr}` }), [
        counted(1, LOCKPICK, language),
      ]);
      return labelled(text, GIVES[taken.what](language), language);
    }
    case 'mark':
      return mark(taken, view, language);
    case 'offer':
      return offer(taken, view, language);
    case 'item': {
      const item = itemPhrase(soldToken(view.players, taken.item), language);
      return say({ en: `Take ${item}`, fr: `Prendre ${item}` });
    }
    case 'go':
      return teleport(taken.to, view, language);
    case 'free':
      return free(taken, view, language);
    case 'ward': {
      const card = cardName(taken.card, language);
      return say({ en: `Discard ${card} to stop the Ghost`, fr: `Défausser ${card} contre le Fantôme` });
    }
    case 'react': {
      const card = cardName(taken.card, language);
      return say({ en: `React with ${card}`, fr: `Réagir avec ${card}` });
    }
    case 'reveal': {
      const card = cardName(taken.card, language);
      return say({ en: `Reveal ${card}`, fr: `Révéler ${card}` });
    }
    case 'accept':
      return accept(view, language);
    default:
      throw new Error(`nothing words ${taken.take}`);
  }
}
