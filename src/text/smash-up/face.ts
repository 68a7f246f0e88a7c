import { BASES, baseNo, CARDS, cardNo } from '../../games/smash-up/catalogue.ts';
import type { Attach, Base, Card } from '../../games/smash-up/core/card.ts';
import type { Both, Language } from '../language.ts';
import { labelled } from '../phrase.ts';
import type { Face } from '../wording.ts';
import { abilityText } from './abilities.ts';
import { factionName, nameOf } from './things.ts';

const ATTACH: Readonly<Record<Exclude<Attach, 'nowhere'>, Both>> = {
  base: { en: 'base', fr: 'Base' },
  'base-with-yours': { en: 'base where you have a minion', fr: 'Base où vous avez une Créature' },
  minion: { en: 'minion', fr: 'Créature' },
  'your-minion': { en: 'one of your minions', fr: 'une de vos Créatures' },
  'new-base': {
    en: 'the top base of the base deck, added to those in play',
    fr: 'la première Base de la pioche de Bases, ajoutée à celles en jeu',
  },
};
const ATTACH_LABEL: Both = { en: 'Attach', fr: 'Attachez' };
const REVISED: Both = { en: 'Revised printing', fr: 'Tirage révisé' };

function cardKind(card: Card, language: Language): string {
  const faction = factionName(card.faction, language);
  if (!card.minion) return `Action · ${faction}`;
  const { power } = card;
  return { en: `Minion · power ${power} · ${faction}`, fr: `Créature · Force ${power} · ${faction}` }[language];
}

function baseKind({ breakpoint, points }: Base, language: Language): string {
  const places = points.join(' ');
  return { en: `Base · breakpoint ${breakpoint} · ${places}`, fr: `Base · Résistance ${breakpoint} · ${places}` }[
    language
  ];
}

function cardLines(card: Card, language: Language): string[] {
  const { attach } = card;
  const attached = attach === 'nowhere' ? [] : [labelled(ATTACH_LABEL[language], ATTACH[attach][language], language)];
  const carrier = card.minion ? 'minion' : 'action';
  return [...attached, ...card.abilities.map((ability) => abilityText(ability, carrier, language))];
}

const baseLines = (base: Base, language: Language): string[] =>
  base.abilities.map((ability) => abilityText(ability, 'base', language));

/** The lines of the first printing, then those of the revised one where they differ. */
function both(first: readonly string[], revised: readonly string[], language: Language): string[] {
  if (first.join('\n') === revised.join('\n')) return [...first];
  return [...first, labelled(REVISED[language], '', language).trimEnd(), ...revised];
}

/** The face of the card or base of that id, as first printed, with what the revised printing changed. */
export function face(id: string, language: Language): Face | null {
  const [card, base] = [cardNo(id), baseNo(id)];
  if (card < 0 && base < 0) return null;
  const name = nameOf(id);
  const named = { name: name[language], nameIsOurs: 'ours' in name && name.ours === language };
  if (card >= 0) {
    const [first, revised] = [CARDS.first[card]!, CARDS.revised[card]!];
    return {
      ...named,
      kind: cardKind(first, language),
      lines: both(cardLines(first, language), cardLines(revised, language), language),
    };
  }
  const [first, revised] = [BASES.first[base]!, BASES.revised[base]!];
  const [kind, later] = [baseKind(first, language), baseKind(revised, language)];
  const changed = kind === later ? [] : [later];
  return {
    ...named,
    kind,
    lines: both(baseLines(first, language), [...changed, ...baseLines(revised, language)], language),
  };
}
