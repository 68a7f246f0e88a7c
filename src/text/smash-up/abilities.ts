import type { Ability, BaseAbility, Moment } from '../../games/smash-up/core/ability.ts';
import type { Both, Language } from '../language.ts';
import { labelled, sequence } from '../phrase.ts';
import { ifText } from './conditions.ts';
import {
  AROUND,
  type Around,
  type Carrier,
  type Instead,
  IT,
  MEANT,
  momentText,
  type Special,
  scoringText,
  THIS,
  wouldText,
} from './moments.ts';
import { ongoingText } from './ongoing.ts';
import { HERE, THAT_BASE } from './places.ts';
import { tell } from './steps.ts';
import { sentence } from './steps-in-play.ts';
import { focusOn, newRegister, registerOf, say, type Teller } from './teller.ts';

type After = Extract<Ability, { on: 'after' }>;

const LABEL = {
  talent: { en: 'Talent', fr: 'Talent' },
  ongoing: { en: 'Ongoing', fr: 'Permanent' },
  special: { en: 'Special', fr: 'Spécial' },
} satisfies Record<string, Both>;

const THAT_MINION: Both = { en: 'that minion', fr: 'la Créature' };
const THAT_MINION_HERE: Both = { en: 'that minion', fr: 'cette Créature' };
const CHANGED_BASE: Both = { en: 'the new base', fr: 'la nouvelle Base' };

function newTeller(language: Language, carrier: Carrier, places: Partial<Teller['places']> = {}): Teller {
  const t: Teller = {
    language,
    registers: new Map(),
    focus: new Map(),
    places: { here: HERE, scoring: THAT_BASE, ...places },
    mode: 'order',
    optional: false,
    offered: false,
    depth: 0,
    branches: null,
  };
  t.registers.set('self', newRegister(carrier, THIS[carrier]));
  t.registers.set('host', newRegister('minion', THIS.minion));
  t.registers.set('them', newRegister('player', { en: 'that player', fr: 'ce joueur' }));
  t.registers.set('owner', newRegister('player', { en: 'its owner', fr: 'son propriétaire' }));
  return t;
}

const ALONE = /^(if|si|s’|dans ce cas)\b/;

/** Sentences, the first of them behind what sets it off; what that goes for as well stays in the sentence. */
function paragraph(t: Teller, lead: string, told: readonly string[]): string {
  if (lead === '') return told.map(sentence).join(' ');
  const sentences: string[] = [];
  for (const [at, text] of told.entries()) {
    const alone = ALONE.test(text) || ALONE.test(told[at - 1] ?? 'if');
    if (alone) sentences.push(text);
    else sentences.push(sequence([sentences.pop()!, text], t.language));
  }
  return sentences.map((text, at) => sentence(at === 0 ? lead + text : text)).join(' ');
}

const led = (parts: readonly string[]): string => parts.map((part) => `${part}, `).join('');

const ONCE: Both = { en: 'once per turn', fr: 'une fois par tour' };
const ONE_AT_ONCE: Both = {
  en: 'If this happens to several at the same time, it applies to only one.',
  fr: 'Si plusieurs sont concernées en même temps, cela ne vaut que pour une.',
};
const EVEN_GONE: Both = {
  en: 'This works even if the base has left play.',
  fr: 'Cela vaut même si la Base a quitté le jeu.',
};

function afterText(t: Teller, ability: After): string {
  const { moment, who = 'you', once, steps, evenGone } = ability;
  const many = moment === 'raising-action-played';
  const ofBase = registerOf(t, 'self').kind === 'base';
  t.registers.set('it', newRegister('minion', ofBase ? THAT_MINION_HERE : THAT_MINION, { many }));
  const about: readonly Moment[] = ['self-destroyed', 'self-affected'];
  focusOn(t, about.includes(moment) ? 'self' : 'it');
  // On a base, « sur cette Base, elle » would mean the base itself.
  if (t.language === 'fr' && ofBase && moment.endsWith('-here')) t.focus.delete('thing');
  if (moment === 'start-of-turn' || moment === 'end-of-turn' || moment.endsWith('base-scores')) t.focus.delete('thing');
  const parts = [...(once === undefined ? [] : [say(t, ONCE)]), say(t, momentText(moment, who))];
  if (ability.if !== undefined) parts.push(ifText(t, ability.if));
  const told = paragraph(t, led(parts), tell(t, steps));
  return evenGone ? `${told} ${say(t, EVEN_GONE)}` : told;
}

const SCORED: Both = { en: 'that base', fr: 'la Base conquise' };
const FROM_DISCARD: Both = { en: 'this minion from your discard pile', fr: 'cette Créature de votre défausse' };
const PLAY_THIS: Both = { en: 'you may play this card', fr: 'vous pouvez jouer cette carte' };

function specialText(ability: Special, carrier: Carrier, language: Language): string {
  const { from, once, steps } = ability;
  const away = from === 'play' && ability.at !== 'your-turn' && !ability.here;
  const t = newTeller(language, carrier, away ? { scoring: SCORED } : {});
  if (from === 'discard') t.registers.set('self', newRegister('minion', FROM_DISCARD));
  const lead = [say(t, scoringText(ability))];
  if (ability.if !== undefined) lead.push(ifText(t, ability.if));
  const played = from === 'hand' && carrier === 'action';
  t.offered = ability.may === true || (from === 'hand' && !played);
  const told = tell(t, steps);
  const text = played ? paragraph(t, '', told) : paragraph(t, led(lead), told);
  const whole = played
    ? labelled(
        sentence(led(lead) + say(t, PLAY_THIS)).slice(0, -1),
        text.charAt(0).toLowerCase() + text.slice(1),
        language,
      )
    : text;
  if (once === undefined) return whole;
  const limit = {
    turn: { en: 'You can play only one card with this name per turn.', fr: 'Une seule carte de ce nom par tour.' },
    scoring: {
      en: 'Each player can play only one card with this name each time a base scores.',
      fr: 'Une seule carte de ce nom par joueur à chaque Conquête.',
    },
  }[once];
  return `${whole} ${say(t, limit)}`;
}

function insteadText(t: Teller, { of, it, may, once, steps }: Instead): string {
  t.registers.set('it', newRegister('minion', THAT_MINION));
  focusOn(t, it === 'self' || it === 'host' ? it : 'it');
  const parts = [...(once === 'turn' ? [say(t, ONCE)] : []), say(t, wouldText(of, IT[it]))];
  t.offered = may === true;
  const [first = '', ...more] = tell(t, steps);
  const told = paragraph(t, led(parts), [`${first} ${say(t, { en: 'instead', fr: 'à la place' })}`, ...more]);
  return once === 'event' ? `${told} ${say(t, ONE_AT_ONCE)}` : told;
}

function aroundText(ability: Around, language: Language): string {
  const t = newTeller(language, 'base', ability.at === 'replaced' ? { here: CHANGED_BASE } : {});
  const parts = [say(t, AROUND[ability.at])];
  if (ability.who !== 'active') parts.push(say(t, MEANT[ability.who]));
  t.offered = ability.may === true;
  return paragraph(t, led(parts), tell(t, ability.steps));
}

/** What the branches of the choice in an ability do; null where it has none. */
export function branchesOf(ability: BaseAbility, carrier: Carrier, language: Language): readonly string[] | null {
  const branches: string[] = [];
  const t = newTeller(language, carrier);
  t.branches = branches;
  t.registers.set('it', newRegister('minion', THAT_MINION));
  if ('steps' in ability) tell(t, ability.steps);
  return branches.length === 0 ? null : branches;
}

/** An ability as a line of its card: its label, then what it does. */
export function abilityText(ability: BaseAbility, carrier: Carrier, language: Language): string {
  if ('who' in ability && 'at' in ability) return aroundText(ability, language);
  const t = newTeller(language, carrier);
  const label = (which: keyof typeof LABEL, text: string) =>
    carrier === 'base' ? text : labelled(LABEL[which][language], text, language);
  switch (ability.on) {
    case 'play':
      return paragraph(t, '', tell(t, ability.steps));
    case 'talent': {
      const lead = ability.if === undefined ? '' : `${ifText(t, ability.if)}, `;
      return label('talent', paragraph(t, lead, tell(t, ability.steps)));
    }
    case 'special':
      return label('special', specialText(ability, carrier, language));
    case 'ongoing':
      return label('ongoing', ongoingText(t, ability));
    case 'after':
      return label('ongoing', afterText(t, ability));
    case 'instead':
      return label('ongoing', insteadText(t, ability));
    default:
      return ability satisfies never;
  }
}
