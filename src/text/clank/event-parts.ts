import type { Seat } from '../../engine/game.ts';
import { OUTSIDE, type RoomNo } from '../../games/clank/core/board.ts';
import type { Event } from '../../games/clank/core/event.ts';
import { COUNTDOWN_END, RAGE_TRACK } from '../../games/clank/core/numbers.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { BLACK, CARD, CUBE, ONE_LYING } from './nouns.ts';
import { tollOf } from './options.ts';
import { artifactPhrase, cardNames, roomName, tokenName } from './things.ts';

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export function walked({ to, boots, swords, damage }: Told<'walked'>, who: string, language: Language): string {
  const text = to === OUTSIDE ? { en: `${who} walks out`, fr: `${who} gagne la sortie` } : goes(who, to, language);
  return bracketed(text[language], tollOf(boots, swords, damage, language));
}

function goes(who: string, to: RoomNo, language: Language): Both {
  const room = roomName(to, language);
  return { en: `${who} walks to ${room}`, fr: `${who} va dans la ${room}` };
}

export function teleported(to: RoomNo, who: string, language: Language): Both {
  if (to === OUTSIDE) return { en: `${who} teleports outside`, fr: `${who} se téléporte au-dehors` };
  const room = roomName(to, language);
  return { en: `${who} teleports to ${room}`, fr: `${who} se téléporte dans la ${room}` };
}

export function took({ token, kind, room }: Told<'took'>, who: string, language: Language): string {
  const where = roomName(room, language);
  const what = kind === 'artifact' ? artifactPhrase(token, language) : ONE_LYING[kind][language];
  const text = { en: `${who} takes ${what} in ${where}`, fr: `${who} prend ${what} dans la ${where}` }[language];
  const secret = kind === 'major-secret' || kind === 'minor-secret';
  return secret ? labelled(text, tokenName(token, language), language) : text;
}

export function drew({ count, cards }: Told<'drew'>, who: string, language: Language): string {
  const drawn = counted(count, CARD, language);
  const text = { en: `${who} draws ${drawn}`, fr: `${who} pioche ${drawn}` }[language];
  return cards === null ? text : labelled(text, cardNames(cards, language).join(', '), language);
}

export function attacked(
  { extra, danger, cubes }: Told<'attacked'>,
  names: readonly string[],
  language: Language,
): string {
  if (cubes.length === 0)
    return { en: 'The Dragon attacks: the bag is empty', fr: 'Le Dragon attaque : le sac est vide' }[language];
  const more: string[] = [];
  if (danger > 0) more.push({ en: `danger +${danger}`, fr: `Danger +${danger}` }[language]);
  if (extra > 0) more.push({ en: `countdown +${extra}`, fr: `Compte à rebours +${extra}` }[language]);
  const drawn = counted(cubes.length, CUBE, language);
  const attack = { en: `The Dragon attacks and draws ${drawn}`, fr: `Le Dragon attaque et tire ${drawn}` }[language];
  return labelled(bracketed(attack, more), cubesByColour(cubes, names, language).join(', '), language);
}

const owned = (count: number, name: string): Both => ({ en: `${count} of ${name}’s`, fr: `${count} à ${name}` });

function cubesByColour(cubes: readonly (Seat | null)[], names: readonly string[], language: Language): string[] {
  const drawn = (cube: Seat | null) => cubes.filter((other) => other === cube).length;
  const told = names.flatMap((name, seat) => (drawn(seat) > 0 ? [owned(drawn(seat), name)[language]] : []));
  const black = drawn(null);
  return black === 0 ? told : [...told, counted(black, BLACK, language)];
}

export function knockedOut({ rescued, room }: Told<'knocked-out'>, who: string, language: Language): Both {
  const where = roomName(room, language);
  if (rescued) {
    return {
      en: `${who} is knocked out (${where}) and rescued by the villagers`,
      fr: `${who} est hors de combat (${where}) ; les villageois viennent à son secours`,
    };
  }
  return {
    en: `${who} is knocked out (${where}) and lost`,
    fr: `${who} est hors de combat (${where}) ; personne ne viendra`,
  };
}

export function countdown(space: number, who: string): Both {
  if (space === 1) return { en: `${who} starts the countdown`, fr: `${who} lance le Compte à rebours` };
  return {
    en: `Countdown: space ${space} of ${COUNTDOWN_END}`,
    fr: `Compte à rebours : case ${space} sur ${COUNTDOWN_END}`,
  };
}

export function raged(space: number, language: Language): Both {
  const cubes = counted(RAGE_TRACK[space]!, CUBE, language);
  return {
    en: `The Dragon’s rage is on space ${space + 1} of ${RAGE_TRACK.length}: ${cubes} per attack`,
    fr: `La fureur du Dragon est à la case ${space + 1} sur ${RAGE_TRACK.length} : ${cubes} par attaque`,
  };
}
