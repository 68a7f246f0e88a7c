import { type Exit, OUTSIDE, type RoomNo } from '../../games/clank/core/board.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { catacombsVoice } from './catacombs-voice.ts';
import { exitsIn, toRoom } from './rooms.ts';
import { contentsOf } from './things.ts';
import { tollNow } from './toll.ts';

/** A move with what is found where it leads. */
export function withContents(text: string, room: RoomNo, view: View, language: Language): string {
  const contents = contentsOf(room, view, language);
  return contents.length === 0 ? text : labelled(text, contents.join(', '), language);
}

/** What a walk takes; where another way to the same room takes the same, the passage tells them apart. */
function tollOfWalk(exit: Exit, exits: readonly Exit[], swords: number, view: View, language: Language): string[] {
  const toll = tollNow(exit, swords, view, language);
  const told = toll.join();
  const twin = exits.some(
    (other) => other !== exit && other.to === exit.to && tollNow(other, swords, view, language).join() === told,
  );
  return twin && view.layout !== null
    ? [...catacombsVoice().passageHeading(exit, view.layout, language), ...toll]
    : toll;
}

export function walk(
  { to, way, swords }: Extract<Option, { readonly take: 'walk' }>,
  view: View,
  language: Language,
): string {
  const exits = exitsIn(view, view.players[view.active]!.room);
  const exit = way === undefined ? exits.find((tunnel) => tunnel.to === to) : exits[way];
  const toll = exit === undefined ? [] : tollOfWalk(exit, exits, swords ?? 0, view, language);
  if (to === OUTSIDE) return bracketed({ en: 'Leave the dungeon', fr: 'Sortir du Donjon' }[language], toll);
  const room = toRoom(to, view, language);
  return withContents(bracketed({ en: `Walk ${room}`, fr: `Aller ${room}` }[language], toll), to, view, language);
}

export function teleport(to: RoomNo, view: View, language: Language): string {
  if (to === OUTSIDE) return { en: 'Teleport out of the dungeon', fr: 'Se téléporter hors du Donjon' }[language];
  const room = toRoom(to, view, language);
  return withContents({ en: `Teleport ${room}`, fr: `Se téléporter ${room}` }[language], to, view, language);
}
