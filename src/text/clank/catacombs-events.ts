import { COUPON, PUZZLE_BOX, TOKENS } from '../../games/clank/catalogue.ts';
import type { Event } from '../../games/clank/core/event.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { GHOST, HAUNTED, LOCK, LOCKPICK, OFFERING, THE_LOCKED } from './catacombs-nouns.ts';
import { TURNED } from './catacombs-options.ts';
import { isHaunted, tilePlace } from './catacombs-rooms.ts';
import { ONE_LYING } from './nouns.ts';
import { placeName, thePlace } from './place.ts';
import { inRoom, type OnBoard, roomName } from './rooms.ts';
import { cardName, nameOf, tokenName } from './things.ts';

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
export type CatacombsEvent =
  | ('unlocked' | 'portal-crossed' | 'tile-revealed' | 'tile-laid' | 'tile-turned' | 'artifact-found' | 'haunted')
  | ('lockpicks-gained' | 'lockpick-spent' | 'picked' | 'marked' | 'drawn-from-pool' | 'token-spent' | 'offer-taken')
  | ('put-on-deck' | 'warded' | 'reacted' | 'revealed-card' | 'idol-returned' | 'ghosts-returned')
  | ('bag-empty' | 'turn-of-the-gone');

/** The faces of the start tile are never revealed, laid or turned. */
const tileOf = (tile: number) => tilePlace(tile, 0);

function tileRevealed({ tile }: Told<'tile-revealed'>, who: string, language: Language): string {
  const name = thePlace(tileOf(tile), language);
  const text = { en: `${who} discovers ${name}`, fr: `${who} découvre ${name}` }[language];
  return bracketed(text, isHaunted(tile) ? [{ en: HAUNTED.en, fr: `tuile ${HAUNTED.fr}` }[language]] : []);
}

function tileLaid({ tile, turn }: Told<'tile-laid'>, who: string, language: Language): string {
  const [place, how] = [tileOf(tile), TURNED[turn][language]];
  return {
    en: `${who} lays ${thePlace(place, 'en')} ${how}`,
    fr: `${who} pose la tuile ${placeName(place, 'fr')} ${how}`,
  }[language];
}

function tileTurned({ seat, tile }: Told<'tile-turned'>, who: string, language: Language): string {
  const place = tileOf(tile);
  if (seat !== null)
    return { en: `${who} rotates ${place.en}`, fr: `${who} tourne ${thePlace(place, 'fr')}` }[language];
  return {
    en: `${capitalised(place.en)} is rotated 180°`,
    fr: `La tuile ${placeName(place, 'fr')} fait un demi-tour`,
  }[language];
}

function drawnFromPool({ pool, token }: Told<'drawn-from-pool'>, who: string, language: Language): string {
  const name = tokenName(token, language);
  if (token === COUPON) {
    return {
      en: `${who} finds the ${name} among the Prisoners`,
      fr: `${who} trouve le ${name} parmi les Prisonniers`,
    }[language];
  }
  const text =
    pool === 'prisoner'
      ? { en: `${who} frees a Prisoner`, fr: `${who} libère un Prisonnier` }
      : { en: `${who} takes ${ONE_LYING[pool].en}`, fr: `${who} prend ${ONE_LYING[pool].fr}` };
  return labelled(text[language], name, language);
}

function tokenSpent({ token }: Told<'token-spent'>, who: string, language: Language): string {
  const name = tokenName(token, language);
  if (token === PUZZLE_BOX) return { en: `${who} opens a ${name}`, fr: `${who} ouvre une ${name}` }[language];
  return { en: `${who} spends the ${name}`, fr: `${who} utilise le ${name}` }[language];
}

/** A line of the log about what the base game does not know. */
export function catacombsEvent(told: Event, who: string, on: OnBoard, language: Language): string {
  const say = (both: Both) => both[language];
  const card = 'card' in told ? cardName(told.card, language) : '';
  switch (told.type) {
    case 'unlocked': {
      const locks = counted(told.locks.length, LOCK, language);
      return say({ en: `${who} picks ${locks}`, fr: `${who} crochète ${locks}` });
    }
    case 'portal-crossed':
      return say({ en: `${who} goes through a Portal`, fr: `${who} franchit un Portail` });
    case 'tile-revealed':
      return tileRevealed(told, who, language);
    case 'tile-laid':
      return tileLaid(told, who, language);
    case 'tile-turned':
      return tileTurned(told, who, language);
    case 'artifact-found': {
      const where = inRoom(told.room, on, language);
      const { points, silver } = TOKENS[told.token]!;
      return say({
        en: `${silver ? 'A silver Artifact' : 'An Artifact'} worth ${points} is ${where}`,
        fr: `Nouvel Artefact ${silver ? 'd’argent ' : ''}de valeur ${points} ${where}`,
      });
    }
    case 'haunted':
      return say({ en: 'A Ghost joins the Clank! Area', fr: 'Un Fantôme rejoint la zone Clank!' });
    case 'lockpicks-gained': {
      const picks = counted(told.amount, LOCKPICK, language);
      return say({ en: `${who} gains ${picks}`, fr: `${who} gagne ${picks}` });
    }
    case 'lockpick-spent': {
      const pick = counted(1, LOCKPICK, language);
      return say({ en: `${who} spends ${pick}`, fr: `${who} dépense ${pick}` });
    }
    case 'picked': {
      const [what, where] = [THE_LOCKED[told.what], inRoom(told.room, on, language)];
      return say({ en: `${who} unlocks ${what.en} ${where}`, fr: `${who} crochète ${what.fr} ${where}` });
    }
    case 'marked': {
      const all = counted(told.marks, OFFERING, language);
      const soFar = told.marks === 1 ? [] : [say({ en: `${all} so far`, fr: `${all} en tout` })];
      return say({
        en: bracketed(`${who} makes an offering ${inRoom(told.room, on, 'en')}`, soFar),
        fr: bracketed(`${who} dépose une offrande`, [roomName(told.room, on, 'fr'), ...soFar]),
      });
    }
    case 'drawn-from-pool':
      return drawnFromPool(told, who, language);
    case 'token-spent':
      return tokenSpent(told, who, language);
    case 'offer-taken': {
      const source = nameOf(told.source)[language];
      return say({ en: `${who} uses ${source}`, fr: `${who} se sert de la carte ${source}` });
    }
    case 'put-on-deck':
      return say({
        en: `${who} puts ${card} on top of their deck`,
        fr: `${who} place ${card} sur le dessus de son deck`,
      });
    case 'warded':
      return say({ en: `${card} protects ${who} from the Ghost`, fr: `${card} protège ${who} du Fantôme` });
    case 'reacted':
      return say({ en: `${who} reacts with ${card}`, fr: `${who} réagit avec ${card}` });
    case 'revealed-card':
      return say({ en: `${who} reveals ${card}`, fr: `${who} révèle ${card}` });
    case 'idol-returned':
      return say({ en: `${who} returns a Monkey Idol`, fr: `${who} rend une Idole du Singe` });
    case 'ghosts-returned': {
      const ghosts = counted(told.count, GHOST, language);
      return say({ en: `Back in the Clank! Area: ${ghosts}`, fr: `Retour dans la zone Clank! : ${ghosts}` });
    }
    case 'bag-empty':
      return say({
        en: 'The Dragon Bag is empty: everyone still inside is knocked out',
        fr: 'Le sac Dragon est vide : tous ceux qui sont encore dans le Donjon sont mis hors de combat',
      });
    case 'turn-of-the-gone':
      return say({ en: `${who} is out: the Dragon stirs instead`, fr: `${who} n’est plus là : le Dragon en profite` });
    default:
      throw new Error(`nothing words ${told.type}`);
  }
}
