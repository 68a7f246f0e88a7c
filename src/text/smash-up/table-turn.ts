import type { Extra } from '../../games/smash-up/core/state.ts';
import type { View } from '../../games/smash-up/core/view.ts';
import { que } from '../french.ts';
import type { Both, Language } from '../language.ts';
import { flowing } from '../layout.ts';
import { labelled } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { ACTION, MINION } from './nouns.ts';
import { baseName, cardName, copyName } from './things.ts';

const EXTRA: Readonly<Record<Extra['play'], Noun>> = {
  minion: {
    en: ['extra minion', 'extra minions'],
    fr: [`${MINION.fr[0]} supplémentaire`, `${MINION.fr[1]} supplémentaires`],
  },
  action: {
    en: ['extra action', 'extra actions'],
    fr: [`${ACTION.fr[0]} supplémentaire`, `${ACTION.fr[1]} supplémentaires`],
  },
};

/** So many extra plays of one kind, with what they are good for. */
function extraText(extra: Extra, count: number, view: View, language: Language): string {
  const { play, powerAtMost, at, withoutYours, notTitle, raises } = extra;
  const many = count > 1;
  const thatRaise = many
    ? { en: 'that raise the power of', fr: 'qui renforcent' }
    : { en: 'that raises the power of', fr: 'qui renforce' };
  const told: Both[] = [];
  if (powerAtMost !== null)
    told.push({ en: `of power ${powerAtMost} or less`, fr: `de Force ${powerAtMost} ou moins` });
  if (at >= 0) told.push({ en: `on ${baseName(at, 'en')}`, fr: `sur ${baseName(at, 'fr')}` });
  if (withoutYours)
    told.push({ en: 'on a base where you have no minion', fr: 'sur une Base où vous n’avez pas de Créature' });
  if (notTitle >= 0)
    told.push({
      en: `other than ${cardName(notTitle, 'en')}`,
      fr: `${many ? 'autres' : 'autre'} ${que(cardName(notTitle, 'fr'))}`,
    });
  if (raises === 'yours')
    told.push({ en: `${thatRaise.en} one of your minions`, fr: `${thatRaise.fr} une de vos Créatures` });
  else if (raises !== null && raises >= 0) {
    const raised = (of: Language) => copyName(view, raises, of);
    told.push({ en: `${thatRaise.en} ${raised('en')}`, fr: `${thatRaise.fr} ${raised('fr')}` });
  }
  return [counted(count, EXTRA[play], language), ...told.map((text) => text[language])].join(' ');
}

/** Extra plays that are good for the same are told once, with their number. */
function extraTexts(extras: readonly Extra[], view: View, language: Language): string[] {
  const alike = new Map<string, Extra[]>();
  for (const extra of extras) {
    const text = extraText(extra, 1, view, language);
    alike.set(text, [...(alike.get(text) ?? []), extra]);
  }
  return [...alike.values()].map((same) => extraText(same[0]!, same.length, view, language));
}

/** What the active player can still play. */
export function allowances(view: View, language: Language): string[] {
  const { minions, actions, extras } = view.turn;
  const blocked = view.players[view.active]!.noActions === 'this-turn';
  const told = [
    ...(minions > 0 ? [counted(minions, MINION, language)] : []),
    ...(actions > 0 && !blocked ? [counted(actions, ACTION, language)] : []),
    ...extraTexts(extras, view, language),
  ];
  return blocked ? [...told, { en: 'no actions this turn', fr: 'pas d’Action ce tour-ci' }[language]] : told;
}

const LEFT: Both = { en: 'Still to play', fr: 'Encore à jouer' };
const NOTHING: Both = { en: 'nothing', fr: 'rien' };
const ASIDE: Both = { en: 'Set aside', fr: 'Mises de côté' };
const HIDDEN: Both = { en: 'a hidden card', fr: 'une carte cachée' };

export function turnLines(view: View, language: Language): string[] {
  const lines: string[] = [];
  if (view.phase === 'play') {
    const left = allowances(view, language);
    lines.push(...flowing(labelled(LEFT[language], '', language), left.length === 0 ? [NOTHING[language]] : left, 0));
  }
  if (view.aside.length > 0) {
    const cards = view.aside.map((known) => (known === null ? HIDDEN[language] : cardName(known.card, language)));
    lines.push(...flowing(labelled(ASIDE[language], '', language), cards, 0));
  }
  return lines.length === 0 ? [] : ['', ...lines];
}
