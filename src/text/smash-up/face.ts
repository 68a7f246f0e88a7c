import { BASES, baseNo, CARDS, cardNo } from '../../games/smash-up/catalogue.ts';
import type { Attach, Base, Card } from '../../games/smash-up/core/card.ts';
import type { Both, Language } from '../language.ts';
import { labelled } from '../phrase.ts';
import type { Face, Print } from '../wording.ts';
import { abilityText } from './abilities.ts';
import { factionName, nameOf } from './things.ts';

const ATTACH: Readonly<Record<Exclude<Attach, 'nowhere'>, Both>> = {
  base: { en: 'base', fr: 'Base' },
  'base-with-yours': { en: 'base where you have a minion', fr: 'Base où vous avez une Créature' },
  minion: { en: 'minion', fr: 'Créature' },
  'your-minion': { en: 'one of your minions', fr: 'Créature à vous' },
  'new-base': {
    en: 'the top base of the base deck, added to those in play',
    fr: 'première Base de la pioche, ajoutée à celles en jeu',
  },
};
const ATTACH_LABEL: Both = { en: 'Attach', fr: 'Attachez' };
const REVISED: Both = { en: 'Revised printing', fr: 'Tirage révisé' };

function cardKind(card: Card, language: Language): string {
  const faction = factionName(card.faction, language);
  if (!card.minion) return `Action · ${faction}`;
  const { power } = card;
  return { en: `Minion · power ${power} · ${faction}`, fr: `Créature · Force ${power} · ${faction}` }[language];
}

function baseKind({ breakpoint, points }: Base, language: Language): string {
  const places = points.join(' ');
  return { en: `Base · breakpoint ${breakpoint} · ${places}`, fr: `Base · Résistance ${breakpoint} · ${places}` }[
    language
  ];
}

function cardLines(card: Card, language: Language): string[] {
  const { attach } = card;
  const attached = attach === 'nowhere' ? [] : [labelled(ATTACH_LABEL[language], ATTACH[attach][language], language)];
  const carrier = card.minion ? 'minion' : 'action';
  return [...attached, ...card.abilities.map((ability) => abilityText(ability, carrier, language))];
}

const cardPrint = (card: Card, language: Language): Print => ({
  kind: cardKind(card, language),
  lines: cardLines(card, language),
});

const basePrint = (base: Base, language: Language): Print => ({
  kind: baseKind(base, language),
  lines: base.abilities.map((ability) => abilityText(ability, 'base', language)),
});

const says = ({ kind, lines }: Print): string => [kind, ...lines].join('\n');

/** The face of the card or base of that id: the first printing, and the revised one where it differs. */
export function face(id: string, language: Language): Face | null {
  const [card, base] = [cardNo(id), baseNo(id)];
  if (card < 0 && base < 0) return null;
  const name = nameOf(id);
  const print = (printing: 'first' | 'revised') =>
    card >= 0 ? cardPrint(CARDS[printing][card]!, language) : basePrint(BASES[printing][base]!, language);
  const [first, revised] = [print('first'), print('revised')];
  return {
    name: name[language],
    nameIsOurs: 'ours' in name && name.ours === language,
    ...first,
    ...(says(first) !== says(revised) && { later: { printing: REVISED[language], ...revised } }),
  };
}
