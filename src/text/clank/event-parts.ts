import type { Seat } from '../../engine/game.ts';
import { OUTSIDE, type RoomNo } from '../../games/clank/core/board.ts';
import type { Event } from '../../games/clank/core/event.ts';
import { COUNTDOWN_END, HEALTH } from '../../games/clank/core/numbers.ts';
import { isSecret } from '../../games/clank/core/token.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { GHOST } from './catacombs-nouns.ts';
import { BLACK, CARD, CUBE, DAMAGE, GOLD, ONE_LYING } from './nouns.ts';
import { inRoom, type OnBoard, roomName, toRoom } from './rooms.ts';
import { artifactPhrase, cardNames, itemPhrase, tokenName } from './things.ts';
import { tollOf } from './toll.ts';

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** So much damage in all, the last of it told by the event. */
export function damaged({ damage }: Told<'damaged'>, amount: number, who: string, language: Language): string {
  const taken = counted(amount, DAMAGE, language);
  return bracketed({ en: `${who} takes ${taken}`, fr: `${who} subit ${taken}` }[language], [`${damage}/${HEALTH}`]);
}

export function walked(told: Told<'walked'>, who: string, on: OnBoard, language: Language): string {
  const { to, boots, swords, damage } = told;
  const text = to === OUTSIDE ? { en: `${who} walks out`, fr: `${who} sort du Donjon` } : goes(who, to, on);
  return bracketed(text[language], tollOf(boots, swords, damage, language));
}

const goes = (who: string, to: RoomNo, on: OnBoard): Both => ({
  en: `${who} walks ${toRoom(to, on, 'en')}`,
  fr: `${who} va ${toRoom(to, on, 'fr')}`,
});

export function teleported(to: RoomNo, who: string, on: OnBoard, language: Language): string {
  if (to === OUTSIDE) return { en: `${who} teleports outside`, fr: `${who} se téléporte à l’extérieur` }[language];
  const room = toRoom(to, on, language);
  return { en: `${who} teleports ${room}`, fr: `${who} se téléporte ${room}` }[language];
}

export function took({ token, kind, room }: Told<'took'>, who: string, on: OnBoard, language: Language): string {
  const where = inRoom(room, on, language);
  const what = kind === 'artifact' ? artifactPhrase(token, language) : ONE_LYING[kind][language];
  const text = { en: `${who} takes ${what} ${where}`, fr: `${who} prend ${what} ${where}` }[language];
  return isSecret(kind) ? labelled(text, tokenName(token, language), language) : text;
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
  if (danger > 0) more.push({ en: `Danger +${danger}`, fr: `Danger +${danger}` }[language]);
  if (extra > 0) more.push({ en: `Countdown +${extra}`, fr: `Compte à rebours +${extra}` }[language]);
  const drawn = counted(cubes.length, CUBE, language);
  const attack = { en: `The Dragon attacks and draws ${drawn}`, fr: `Le Dragon attaque et tire ${drawn}` }[language];
  return labelled(bracketed(attack, more), cubesByColour(cubes, names, language).join(', '), language);
}

const owned = (count: number, name: string): Both => ({ en: `${count} of ${name}’s`, fr: `${count} à ${name}` });

function cubesByColour(cubes: Told<'attacked'>['cubes'], names: readonly string[], language: Language): string[] {
  const drawn = (cube: Seat | null | 'ghost') => cubes.filter((other) => other === cube).length;
  const told = names.flatMap((name, seat) => (drawn(seat) > 0 ? [owned(drawn(seat), name)[language]] : []));
  const others = [
    [drawn(null), BLACK],
    [drawn('ghost'), GHOST],
  ] as const;
  return [...told, ...others.flatMap(([count, noun]) => (count === 0 ? [] : [counted(count, noun, language)]))];
}

export function knockedOut({ rescued, room }: Told<'knocked-out'>, who: string, on: OnBoard, language: Language): Both {
  const where = roomName(room, on, language);
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

export function bought({ token, price }: Told<'bought'>, who: string, language: Language): string {
  const item = itemPhrase(token, language);
  if (price === 0) return { en: `${who} takes ${item} for free`, fr: `${who} prend ${item} sans payer` }[language];
  const coins = counted(price, GOLD, language);
  return { en: `${who} buys ${item} for ${coins}`, fr: `${who} achète ${item} pour ${coins}` }[language];
}

export function countdown(space: number, who: string): Both {
  if (space === 1) return { en: `${who} starts the countdown`, fr: `${who} lance le Compte à rebours` };
  return {
    en: `Countdown: space ${space} of ${COUNTDOWN_END}`,
    fr: `Compte à rebours : case ${space} sur ${COUNTDOWN_END}`,
  };
}

export function raged(space: number, track: readonly number[], language: Language): Both {
  const cubes = counted(track[space]!, CUBE, language);
  return {
    en: `Rage Track: space ${space + 1} of ${track.length}, ${cubes} per attack`,
    fr: `Piste de Fureur : case ${space + 1} sur ${track.length}, ${cubes} par attaque`,
  };
}
