import type { Card } from '../../../games/clank/core/card.ts';
import type { Condition, Effect } from '../../../games/clank/core/effects.ts';
import type { SpaceRule } from '../../../games/clank/space/rules.ts';

const FACTION: readonly SpaceRule[] = ['cs-faction-bonus', 'cs-faction-any-order', 'cs-faction-once', 'cs-multipass'];
const TRASHED: readonly SpaceRule[] = ['cs-trash-bonus-once', 'cs-trash-bonus-self'];
const TELEPORT: readonly SpaceRule[] = ['teleport-connected', 'cs-teleport-free', 'cs-teleport-no-dizziness'];

/** The rules that speak of what a bonus waits for. */
const OF_CONDITION: Partial<Record<Condition, readonly SpaceRule[]>> = {
  'another-outlaw': FACTION,
  'another-resistance': FACTION,
  'another-science': FACTION,
  'power-crystal': ['cs-crystal-bonus', 'cs-crystal-bonus-once'],
  contraband: ['cs-contraband-bonus'],
  trashed: TRASHED,
  'prisoner-at-hand': ['cs-prisoners'],
  'crystal-in-bank': ['cs-crystal-limited'],
};

/** The rules that speak of what an effect does, those of what it leads to among them. */
function rulesOfEffect(effect: Effect): readonly SpaceRule[] {
  const inner = [
    ...('of' in effect ? effect.of : []),
    ...('then' in effect ? [effect.then] : []),
    ...('otherwise' in effect ? [effect.otherwise] : []),
  ].flatMap(rulesOfEffect);
  const waits = 'when' in effect ? (OF_CONDITION[effect.when] ?? []) : [];
  return [...waits, ...own(effect), ...inner];
}

function own(effect: Effect): readonly SpaceRule[] {
  switch (effect.do) {
    case 'gain':
      return effect.what === 'teleports' ? TELEPORT : [];
    case 'clank':
      return effect.amount < 0 ? ['cs-clank-remove', 'cs-negative-clank-carry'] : [];
    case 'clank-all':
    case 'clank-others':
      return ['cs-out-unaffected', 'cs-empty-supply-clank'];
    case 'heal':
      return ['cs-heal-cubes'];
    case 'trash':
    case 'trash-self':
      return ['trash-zones', 'cs-trash-for-good'];
    case 'discard':
      return ['discard-to-do', 'cs-discard-no-effect'];
    case 'return-dragon-cubes':
      return ['cs-boss-cubes-return'];
    case 'replace-row-card':
      return ['cs-replacement-attack', 'cs-replacement-arrives'];
    case 'this-turn':
      return effect.change === 'no-dizziness' ? ['cs-dizzy'] : [];
    case 'choose':
      return ['choice-possible'];
    case 'copy':
      return ['cs-shapeshifter', 'cs-install-shapeshifter'];
    case 'turn-goblin':
      return ['cs-eradibot'];
    case 'hack-nearby':
      return ['cs-hack-port', 'cs-hack-other-module'];
    case 'crystal':
      return ['cs-crystal-limited'];
    case 'take-prisoner':
      return ['cs-prisoners'];
    case 'take-cube':
      return ['cs-cube-gain', 'cs-cube-point'];
    case 'spend-cubes':
      return ['cs-cube-spent', 'cs-cube-once'];
    case 'teleport-to':
      return ['cs-teleport-free', 'cs-teleport-no-dizziness'];
    default:
      return [];
  }
}

/** The rules that speak of the card or of what it does, each once. */
export function spaceRulings(card: Card): readonly SpaceRule[] {
  const effects = [card.play, card.installed ?? [], card.use, card.defeat, card.arrive, card.acquire].flat();
  const rules: SpaceRule[] = effects.flatMap(rulesOfEffect);
  if (card.arrive.length > 0) rules.push('cs-arrive-before-attack');
  if (card.acquire.length > 0) rules.push('cs-acquire-effect-once');
  if (card.installed !== null) rules.push('cs-install', 'cs-install-stays', 'cs-installed-faction');
  if (card.where !== 'anywhere') rules.push('cs-module-only');
  if (card.dragon) rules.push('cs-attack-trigger');
  if (card.danger) rules.push('cs-danger');
  if (card.pile === 'reserve' && card.kind === 'monster') rules.push('cs-goblin', 'cs-eradibot');
  return [...new Set(rules)];
}
