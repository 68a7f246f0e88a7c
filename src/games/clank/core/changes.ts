import type { Change } from './effects.ts';
import { gainForClank, gainGold } from './noise.ts';
import { activePlayer, type Emit, type State } from './state.ts';

/** A rule that a card changes until the end of the turn; what it gives counts for what has happened already too. */
export function applyChange(state: State, change: Change, emit: Emit): void {
  const { turn } = state;
  switch (change) {
    case 'gold-gains-plus-one':
      turn.goldPlus++;
      if (turn.goldGains > 0) {
        activePlayer(state).gold += turn.goldGains;
        turn.goldGained += turn.goldGains;
        emit?.({ type: 'gold-topped-up', seat: state.active, amount: turn.goldGains });
      }
      return;
    case 'skill-for-clank':
      turn.skillForClank++;
      gainForClank(state, 'skill', turn.clankMade, emit);
      return;
    case 'swords-for-clank':
      turn.swordsForClank++;
      gainForClank(state, 'swords', turn.clankMade, emit);
      return;
    case 'gold-for-clank':
      turn.goldForClank++;
      if (turn.clankMade > 0) gainGold(state, turn.clankMade, emit);
      return;
    case 'gems-cheaper':
      turn.gemsCheaper++;
      return;
    case 'caves-do-not-stop':
      turn.cavesOpen = true;
      return;
    case 'tunnel-monsters-ignored':
      turn.monstersIgnored = true;
      return;
    case 'market-anywhere':
      turn.flutes++;
      return;
    case 'checkpoints-do-not-stop':
      turn.cavesOpen = true;
      return;
    case 'no-dizziness':
      turn.steady = true;
      return;
    case 'buy-anywhere':
      turn.flutes++;
      return;
    case 'locks-open':
      turn.locksOpen = true;
      return;
    case 'next-path-safe':
      turn.pathSafe = true;
      return;
    case 'bargain-anywhere':
      turn.bargains++;
      return;
    default:
      change satisfies never;
  }
}
