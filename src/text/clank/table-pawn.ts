import type { Exit, RoomNo } from '../../games/clank/core/board.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import { GEM_DISCOUNT } from '../../games/clank/core/numbers.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { beside, columns, flowing, wrapped } from '../layout.ts';
import { bracketed, capitalised } from '../phrase.ts';
import { counted } from '../plural.ts';
import { UNEXPLORED_EDGE } from './catacombs-nouns.ts';
import { headingOf, iconsOf } from './catacombs-ways.ts';
import { THIS_TURN as THIS_CHANGE } from './conditions.ts';
import { describe } from './effects.ts';
import { CARD, GOLD, RESOURCE } from './nouns.ts';
import { isInside, tollOnBoard } from './on-board.ts';
import { boardIn, exitsIn, fromRoom, roomName, zoneName } from './rooms.ts';
import { spoken } from './space-voice.ts';
import { contentsOf, nameOf, resourcesOf } from './things.ts';

const THIS_TURN: Both = { en: 'THIS TURN', fr: 'CE TOUR-CI' };
const HERE: Both = { en: 'here', fr: 'ici' };
const NOTHING: Both = { en: 'nothing', fr: 'rien' };

const CAVES: Both = { en: 'Crystal Caves do not stop Boots', fr: 'les Cavernes de Cristal n’arrêtent pas les Bottes' };
const MONSTERS: Both = { en: 'tunnel Monsters are harmless', fr: 'les Monstres des tunnels sont inoffensifs' };
const EXHAUSTED: Both = {
  en: 'no more Boots after the Crystal Cave',
  fr: 'plus de Bottes depuis la Caverne de Cristal',
};

const cancelled = (cubes: number): Both =>
  cubes === 1
    ? { en: 'the next Clank! will be canceled', fr: 'le prochain Clank! sera annulé' }
    : { en: `the next ${cubes} Clank! will be canceled`, fr: `les ${cubes} prochains Clank! seront annulés` };

/** Rules changed and things still to come this turn. */
function notes({ turn }: View, language: Language): string[] {
  const told: string[] = [];
  const note = (holds: boolean | number, both: Both) => {
    if (holds) told.push(capitalised(both[language]));
  };
  const trash = counted(turn.springs, CARD, language);
  const discount = counted(turn.gemsCheaper * GEM_DISCOUNT, RESOURCE.skill, language);
  const forClank = [
    [turn.skillForClank, RESOURCE.skill],
    [turn.goldForClank, GOLD],
    [turn.swordsForClank, RESOURCE.swords],
  ] as const;
  note(turn.cancel, cancelled(turn.cancel));
  note(turn.goldPlus, { en: `${turn.goldPlus} more Gold per gain`, fr: `${turn.goldPlus} Or de plus par gain` });
  for (const [amount, noun] of forClank) {
    const gain = counted(amount, noun, language);
    note(amount, { en: `${gain} per Clank!`, fr: `${gain} par Clank!` });
  }
  note(turn.gemsCheaper, { en: `Gems ${discount} cheaper`, fr: `${discount} de moins par Gemme` });
  note(turn.cavesOpen, CAVES);
  note(turn.monstersIgnored, MONSTERS);
  note(turn.flutes, THIS_CHANGE['market-anywhere']!);
  note(turn.exhausted && !turn.cavesOpen, EXHAUSTED);
  note(turn.springs, { en: `${trash} to trash at the end`, fr: `${trash} à bannir à la fin` });
  return told;
}

export function turnLines(view: View, language: Language): string[] {
  const { turn } = view;
  const resources = resourcesOf(view, language);
  const waiting = [...turn.bonuses, ...turn.offers].map((effect) =>
    bracketed(describe(effect, language), [nameOf(effect.source)[language]]),
  );
  const lines = [resources.length > 0 ? resources.join(', ') : NOTHING[language], ...notes(view, language), ...waiting];
  return ['', THIS_TURN[language], ...lines.flatMap((line) => wrapped(line, 1))];
}

/** What a tunnel asks of whoever walks through it from here, and which way it goes. */
export const tollOfExit = (from: RoomNo, exit: Exit, view: View, language: Language): string[] =>
  view.layout === null
    ? tollOnBoard(from, exit, view, language)
    : [...headingOf(exit, view.layout, language), ...iconsOf(exit, view.layout, language)];

/** The room of the viewer's pawn and its neighbours; one without a pawn is shown those of the active player. */
export function wayLines(view: View, names: readonly string[], language: Language): string[] {
  const self = view.viewer !== null && isInside(view, view.viewer) ? view.viewer : view.active;
  const from = view.players[self]!.room;
  const { rooms } = boardIn(view);
  const exits = exitsIn(view, from);
  const found = (room: RoomNo) => {
    if (room < 0) return [];
    const pawns = names.filter((_, seat) => seat !== self && isInside(view, seat) && view.players[seat]!.room === room);
    return [...contentsOf(room, view, language, names), ...pawns];
  };
  const toll = (exit: Exit) => tollOfExit(from, exit, view, language);
  const zone = ({ to }: Exit) => (to < 0 ? '' : spoken(view, zoneName(rooms[to]!.zone, language), language));
  const name = ({ to }: Exit) => (to < 0 ? UNEXPLORED_EDGE[language] : roomName(to, view, language));
  const here = found(from).length === 0 ? [NOTHING[language]] : found(from);
  const title = fromRoom(from, view, language).toLocaleUpperCase(language);
  if (view.layout !== null || editionOf(view).ship !== null) {
    const [first, ...labels] = columns([[HERE[language]], ...exits.map((exit) => [name(exit), zone(exit)])]).map(
      beside,
    );
    const lines = exits.flatMap((exit, at) => [
      ...flowing(labels[at]!, toll(exit), 1),
      ...(found(exit.to).length === 0 ? [] : flowing(' '.repeat(first!.length), found(exit.to), 1)),
    ]);
    return ['', title, ...flowing(first!, here, 1), ...lines];
  }
  const cells = exits.map((exit) => [name(exit), zone(exit), toll(exit).join(', ')]);
  const [first, ...labels] = columns([[HERE[language], '', ''], ...cells]).map(beside);
  return [
    '',
    title,
    ...flowing(first!, here, 1),
    ...exits.flatMap((exit, at) => flowing(labels[at]!, found(exit.to), 1)),
  ];
}
