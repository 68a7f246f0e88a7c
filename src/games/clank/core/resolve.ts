import { aboardOf } from './aboard.ts';
import { takeDiscarded, takeFree } from './actions.ts';
import { conductOf } from './conduct.ts';
import { drawCards, showCard, takeFromHand, trashCard } from './deck.ts';
import { restOf } from './ledger.ts';
import { takeItem } from './market.ts';
import { appearIn, appearNextDoor } from './moves.ts';
import { gainGold } from './noise.ts';
import type { Option } from './option.ts';
import { inviteOne } from './react.ts';
import { replace } from './row.ts';
import { activePlayer, type Emit, type Frame, type State } from './state.ts';
import { returnIdol, takeToken } from './taking.ts';

/** Out of the hand and into the discard pile. */
function discard(state: State, seat: number, card: number, emit: Emit): void {
  const player = state.players[seat]!;
  takeFromHand(player, card);
  player.discard.push(card);
  emit?.({ type: 'discarded', seat, card });
}

/** Carries out the answer to a frame's question. */
export function resolve(state: State, frame: Frame, option: Option, emit: Emit): void {
  const seat = state.actor;
  const source = 'source' in frame ? frame.source : '';
  switch (option.take) {
    case 'choose': {
      if (frame.do !== 'choose') break;
      emit?.({ type: 'chose', seat, source, branch: option.branch });
      const branch = frame.of[option.branch]!;
      state.agenda.push(branch.do === 'discard' ? { ...branch, chosen: true } : branch);
      const rest = restOf(frame, option.branch);
      if (rest !== null) state.turn.bonuses.push(rest);
      return;
    }
    case 'accept':
      if (frame.do === 'idol-for-tome') {
        returnIdol(state, emit);
        state.agenda.push(frame, { do: 'take-tomes', count: 1 });
        return;
      }
      if (frame.do !== 'may') break;
      emit?.({ type: 'accepted', seat, source });
      state.agenda.push(frame.then);
      return;
    case 'discard': {
      if (frame.do !== 'discard' && frame.do !== 'lose-card') break;
      discard(state, seat, option.card, emit);
      if (frame.do === 'lose-card') return;
      state.agenda.push(frame.then);
      return;
    }
    case 'trash':
      trashCard(state, option.card, option.from ?? 'play', source, emit);
      return;
    case 'replace': {
      emit?.({ type: 'replaced', seat, card: state.row[option.slot]!, slot: option.slot });
      replace(state, option.slot, emit);
      return;
    }
    case 'nearby':
      if (state.layout === null) takeToken(state, option.room, option.kind, emit);
      else {
        state.turn.rewarded.push(option.room);
        state.agenda.push({ do: 'take-from-pool', pool: 'minor-secret', count: 1 });
      }
      return;
    case 'token':
      state.turn.artifactMissed = false;
      takeToken(state, activePlayer(state).room, option.kind, emit);
      return;
    case 'go':
      if (frame.do === 'teleport-to' && frame.where === 'adjacent') appearNextDoor(state, option.to, emit);
      else appearIn(state, option.to, emit);
      return;
    case 'free':
      takeFree(state, option.slot, emit);
      return;
    case 'rescue':
      takeDiscarded(state, option.card, emit);
      return;
    case 'hack':
    case 'copy':
    case 'bonus':
      aboardOf(state)!.resolve(state, frame, option, emit);
      return;
    case 'item':
      takeItem(state, option.item, 0, emit);
      return;
    case 'explore':
    case 'mark':
    case 'lay':
    case 'place':
    case 'turn':
      conductOf(state)!.resolve(state, frame, option, emit);
      return;
    case 'ward': {
      if (frame.do !== 'ward') break;
      discard(state, frame.seat, option.card, emit);
      emit?.({ type: 'warded', seat: frame.seat, card: option.card });
      drawCards(state, frame.seat, 1, emit);
      return;
    }
    case 'react': {
      if (frame.do !== 'react') break;
      const player = state.players[frame.seat]!;
      takeFromHand(player, option.card);
      player.play.push(option.card);
      emit?.({ type: 'reacted', seat: frame.seat, card: option.card });
      drawCards(state, frame.seat, 1, emit);
      inviteOne(state, frame);
      return;
    }
    case 'reveal':
      if (frame.do !== 'gold-if-held') break;
      showCard(state.players[seat]!, option.card);
      emit?.({ type: 'revealed-card', seat, card: option.card });
      gainGold(state, frame.amount, emit);
      return;
    case 'decline':
      if (frame.do === 'ward') state.agenda.push({ do: 'ghost-damage', seat: frame.seat });
      emit?.({ type: 'declined', seat: 'seat' in frame ? frame.seat : seat, source });
      return;
    default:
      break;
  }
  throw new Error(`${option.take} does not answer ${frame.do}`);
}
