import type { BaseNo, CardNo } from '../../games/smash-up/core/card.ts';
import type { Option } from '../../games/smash-up/core/option.ts';
import type { Copy, Standing } from '../../games/smash-up/core/state.ts';
import type { View } from '../../games/smash-up/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { together } from '../plural.ts';
import { branchText } from './choices.ts';
import { baseName, cardName, copyName, factionName, pieceOf } from './things.ts';

const PASS: Readonly<Record<Standing, Both>> = {
  ask: { en: 'Pass', fr: 'Passer' },
  'until-base-scored': { en: 'Pass until this base has scored', fr: 'Passer jusqu’à la fin de cette Conquête' },
  'until-my-turn': { en: 'Pass until my next turn', fr: 'Passer jusqu’à mon prochain tour' },
  'when-nothing-playable': {
    en: 'Pass, now and whenever I have nothing to play',
    fr: 'Passer, maintenant et chaque fois que je n’ai rien à jouer',
  },
};

const DISCARD_PILE: Both = { en: 'discard pile', fr: 'défausse' };
const YOURS: Both = { en: 'yours', fr: 'à vous' };

/** Players have no name here: their place and their factions tell them. */
function playerText(seat: number, view: View, language: Language): string {
  const factions = view.players[seat]!.factions.map((faction) => factionName(faction, language));
  return bracketed(together({ en: 'Player', fr: 'Joueur' }[language], seat + 1, language), factions);
}

/** A card in play with what tells it from its like. */
function pieceText(copy: Copy, view: View, language: Language): string {
  const name = copyName(view, copy, language);
  const found = pieceOf(view, copy);
  if (found === null) return name;
  const { site, piece, host } = found;
  const base = baseName(site.base, language);
  if (host !== null) return bracketed(name, [cardName(host.card, language), base]);
  if (site.actions.includes(piece)) return bracketed(name, [base]);
  const power = together({ en: 'power', fr: 'Force' }[language], piece.power, language);
  return bracketed(name, [power, base, ...(piece.controller === view.asked?.seat ? [YOURS[language]] : [])]);
}

function playOn(card: CardNo, where: string | null, language: Language): string {
  const name = cardName(card, language);
  if (where === null) return { en: `Play ${name}`, fr: `Jouer ${name}` }[language];
  return { en: `Play ${name} on ${where}`, fr: `Jouer ${name} sur ${where}` }[language];
}

const onBase = (base: BaseNo | undefined, language: Language): string | null =>
  base === undefined ? null : baseName(base, language);

function done(view: View): Both {
  switch (view.asked?.ask) {
    case 'extra':
    case 'play-now':
      return { en: 'Play nothing', fr: 'Ne rien jouer' };
    case 'search':
      return { en: 'Done', fr: 'Terminer' };
    case 'swap-base':
      return { en: 'Don’t swap', fr: 'N’échanger aucune Base' };
    default:
      return { en: 'Done', fr: 'Terminer' };
  }
}

function yes(view: View): Both {
  return view.asked?.ask === 'redraw'
    ? { en: 'Draw a new hand', fr: 'Piocher une nouvelle main' }
    : { en: 'Yes', fr: 'Oui' };
}

function no(view: View): Both {
  switch (view.asked?.ask) {
    case 'redraw':
      return { en: 'Keep this hand', fr: 'Garder cette main' };
    case 'instead':
      return { en: 'Let it happen', fr: 'Laisser faire' };
    default:
      return { en: 'No', fr: 'Non' };
  }
}

/** Of the abilities that wait, the one of that place: by its card, where the view tells it. */
function waiting(branch: number, view: View, language: Language): string | null {
  const copy = view.asked?.about[branch];
  if (copy === undefined) return null;
  return copy < 0 ? { en: 'The base', fr: 'La Base' }[language] : pieceText(copy, view, language);
}

function choice(branch: number, view: View, language: Language): string {
  const order = view.asked?.ask === 'order';
  const told = order ? waiting(branch, view, language) : branchText(view, branch, language);
  return told ?? { en: `Effect ${branch + 1}`, fr: `Effet ${branch + 1}` }[language];
}

/** What an option does, as a button says it. */
export function option(taken: Option, view: View, language: Language): string {
  const say = (both: Both) => both[language];
  switch (taken.take) {
    case 'faction':
    case 'pick-faction':
      return factionName(taken.faction, language);
    case 'minion': {
      const text = playOn(taken.card, baseName(taken.base, language), language);
      return bracketed(text, taken.from === 'discard' ? [say(DISCARD_PILE)] : []);
    }
    case 'action': {
      const minion = taken.minion === undefined ? null : pieceText(taken.minion, view, language);
      return playOn(taken.card, minion ?? onBase(taken.base, language), language);
    }
    case 'talent':
      return labelled('Talent', pieceText(taken.copy, view, language), language);
    case 'special': {
      const text = pieceText(taken.copy, view, language);
      const away = pieceOf(view, taken.copy) === null;
      return labelled(
        say({ en: 'Special', fr: 'Spécial' }),
        bracketed(text, away ? [say(DISCARD_PILE)] : []),
        language,
      );
    }
    case 'react':
      return playOn(taken.card, onBase(taken.base, language), language);
    case 'pass':
      return say(PASS[taken.until]);
    case 'pick-minion':
    case 'pick-action':
      return pieceText(taken.copy, view, language);
    case 'pick-card':
      return taken.card === undefined ? copyName(view, taken.copy, language) : cardName(taken.card, language);
    case 'order': {
      const name = pieceText(taken.copy, view, language);
      return say({ en: `Use ${name}`, fr: `Utiliser ${name}` });
    }
    case 'pick-base':
      return baseName(taken.base, language);
    case 'pick-player':
      return playerText(taken.seat, view, language);
    case 'pick-title':
      return cardName(taken.card, language);
    case 'choose':
      return choice(taken.branch, view, language);
    case 'yes':
      return say(yes(view));
    case 'no':
      return say(no(view));
    case 'done':
      return say(done(view));
    case 'end-plays':
      return say({ en: 'Done playing', fr: 'Finir de jouer' });
    default:
      return taken satisfies never;
  }
}
