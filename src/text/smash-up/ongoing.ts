import type { Ability, Guard, Lend, MinionFilter } from '../../games/smash-up/core/ability.ts';
import type { Both } from '../language.ts';
import { powerChange } from './amounts.ts';
import { minionPhrase } from './minions.ts';
import { tell } from './steps.ts';
import { sentence } from './steps-in-play.ts';
import { mention, type Said, say, type Teller } from './teller.ts';

type Ongoing = Extract<Ability, { on: 'ongoing' }>;

/** What a standing rule is about. */
function reached(t: Teller, to: MinionFilter | 'self' | 'host'): Said {
  if (typeof to === 'string') return mention(t, to);
  return { text: minionPhrase(t, to, 'bare'), many: true, pronoun: false };
}

function lendText(t: Teller, { to, amount, during }: Lend): string {
  const { text, many } = reached(t, to);
  const has = say(t, many ? { en: 'have', fr: 'ont' } : { en: 'has', fr: 'a' });
  const when = during && say(t, { en: 'during other players’ turns, ', fr: 'pendant le tour des autres joueurs, ' });
  return `${when ?? ''}${text} ${has} ${powerChange(t, amount)}`;
}

const BY: Readonly<Record<Exclude<Guard['from'], 'destroy'>, Both>> = {
  'others-minions': { en: 'other players’ minions', fr: 'les Créatures des autres joueurs' },
  'others-actions': { en: 'other players’ actions', fr: 'les Actions des autres joueurs' },
  'others-cards': { en: 'other players’ cards', fr: 'les cartes des autres joueurs' },
  'others-minions-here': {
    en: 'other players’ minions here',
    fr: 'les Créatures que d’autres joueurs y ont',
  },
};

function guardText(t: Teller, { from }: Guard, to: MinionFilter | 'self' | 'host'): string {
  const { text, many } = reached(t, to);
  if (from === 'destroy') {
    const fr = many ? `${text} ne peuvent pas être détruites` : `${text} ne peut pas être détruite`;
    return say(t, { en: `${text} cannot be destroyed`, fr });
  }
  const by = say(t, BY[from]);
  return say(t, {
    en: `${text} ${many ? 'are' : 'is'} not affected by ${by}`,
    fr: many ? `${text} ne sont pas affectées par ${by}` : `${text} n’est pas affectée par ${by}`,
  });
}

function extraText({ extra, here }: Extract<Ongoing, { extra: 'minion' | 'action' }>): Both {
  const what = { minion: { en: 'minion', fr: 'Créature' }, action: { en: 'action', fr: 'Action' } }[extra];
  return {
    en: `on each of your turns, you may play an extra ${what.en}${here ? ' here' : ''}`,
    fr: `à chacun de vos tours, vous pouvez jouer une ${what.fr} supplémentaire${here ? ' sur cette Base' : ''}`,
  };
}

function playsText({ once }: Extract<Ongoing, { plays: string }>): Both {
  return once
    ? {
        en: 'once on each of your turns, you may play a minion here from your discard pile instead of your hand',
        fr: 'une fois à chacun de vos tours, vous pouvez jouer sur cette Base une Créature de votre défausse plutôt que de votre main',
      }
    : {
        en: 'you may play minions here from your discard pile instead of your hand',
        fr: 'vous pouvez jouer sur cette Base des Créatures de votre défausse plutôt que de votre main',
      };
}

function granted(t: Teller, { grants }: Extract<Ongoing, { grants: unknown }>): string {
  const talent = tell(t, grants).map(sentence).join(' ');
  return say(t, {
    en: `This minion has this Talent: “${talent}”`,
    fr: `Cette Créature a ce Talent\u00a0: «\u00a0${talent}\u00a0»`,
  });
}

function ruleText(t: Teller, ability: Exclude<Ongoing, { grants: unknown }>): string {
  if ('lends' in ability) return lendText(t, ability.lends);
  if ('guards' in ability) return guardText(t, ability.guards, ability.to);
  if ('printed' in ability) {
    const n = ability.printed;
    return say(t, { en: `this minion’s printed power is ${n}`, fr: `la Force inscrite de cette Créature est de ${n}` });
  }
  if ('forbids' in ability) {
    return ability.to === 'others'
      ? say(t, {
          en: 'other players cannot play minions here',
          fr: 'les autres joueurs ne peuvent pas jouer de Créature sur cette Base',
        })
      : say(t, {
          en: 'minions of the named faction cannot be played here',
          fr: 'on ne peut pas jouer sur cette Base de Créature de la Faction nommée',
        });
  }
  if ('extra' in ability) return say(t, extraText(ability));
  if ('plays' in ability) return say(t, playsText(ability));
  if ('silences' in ability) {
    return say(t, { en: 'this base has no ability', fr: 'cette Base n’a pas d’effet' });
  }
  ability.makes satisfies 'all-yours-microbots';
  return say(t, { en: 'all your minions count as Microbots', fr: 'toutes vos Créatures comptent comme des Microbots' });
}

/** What holds as long as the card is in play. */
export const ongoingText = (t: Teller, ability: Ongoing): string =>
  'grants' in ability ? granted(t, ability) : sentence(ruleText(t, ability));
