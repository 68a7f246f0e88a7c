import type { Ability } from './ability.ts';
import { canDoWhole } from './at-once.ts';
import { SAYS } from './card.ts';
import { holds } from './condition.ts';
import type { Option } from './option.ts';
import { pushSteps } from './progress.ts';
import type { Copy, Emit, State } from './state.ts';
import { cardIn, forEachSaying, isGrantLost, standing, whereIs } from './table.ts';

type Talent = {
  readonly steps: Extract<Ability, { on: 'talent' }>['steps'];
  readonly if?: Extract<Ability, { on: 'talent' }>['if'];
};

/** The talent at that place of a card, its own or one that it grants its host. */
function talentAt(ability: Ability | undefined): Talent | null {
  if (ability === undefined) return null;
  if (ability.on === 'talent') return ability;
  return 'grants' in ability ? { steps: ability.grants } : null;
}

/** Who uses it: the controller of the card, or of the host it is granted to. */
const userOf = (state: State, copy: Copy, ability: Ability): number =>
  'grants' in ability ? state.controller[state.host[copy]!]! : state.controller[copy]!;

const talentKey = (copy: Copy, ability: number): string => `talent ${copy}:${ability}`;

const isTalentUsed = ({ turn: { used } }: State, copy: Copy, ability: number): boolean =>
  used.length > 0 && used.includes(talentKey(copy, ability));

export function listTalents(state: State, options: Option[]): void {
  forEachSaying(state, SAYS.talent, (copy, base, abilities) => {
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      const talent = talentAt(ability);
      if (talent === null || userOf(state, copy, ability) !== state.active) continue;
      if (isTalentUsed(state, copy, i)) continue;
      if ('grants' in ability && isGrantLost(state, copy)) continue;
      const contextOf = () => standing(state, copy, base);
      if (talent.if !== undefined && !holds(state, talent.if, contextOf())) continue;
      if (!canDoWhole(state, talent.steps, contextOf)) continue;
      options.push({ take: 'talent', copy, ability: i });
    }
  });
}

/** Whether a talent could be used but for a part of it that cannot be done. */
export function isTalentWhole(state: State, copy: Copy, index: number): boolean {
  const talent = talentAt(cardIn(state, copy).abilities[index]);
  return talent === null || canDoWhole(state, talent.steps, () => standing(state, copy, whereIs(state, copy)));
}

export function useTalent(state: State, copy: Copy, index: number, emit: Emit): void {
  const ability = cardIn(state, copy).abilities[index]!;
  const minion = 'grants' in ability ? state.host[copy]! : copy;
  const base = whereIs(state, copy);
  // A granted talent is the minion's own: whoever controls the action, the effect comes from the minion.
  const context = { ...standing(state, copy, base), source: minion, seat: state.active };
  state.turn.used.push(talentKey(copy, index));
  emit?.({ type: 'talent-used', seat: state.active, card: state.cards[copy]!, copy });
  state.agenda.push({ frame: 'settle' });
  if (cardIn(state, minion).minion) state.agenda.push({ frame: 'talent-used', copy: minion, base });
  pushSteps(state, talentAt(ability)!.steps, context);
}
