import { takeFromHand, trashCard } from './deck.ts';
import { takeToken } from './moves.ts';
import type { Option } from './option.ts';
import { dismiss, reveal } from './row.ts';
import { activePlayer, type Emit, type Frame, type State } from './state.ts';

/** Carries out the answer to a frame's question. */
export function resolve(state: State, frame: Frame, option: Option, emit: Emit): void {
  const seat = state.active;
  const source = 'source' in frame ? frame.source : '';
  switch (option.take) {
    case 'choose': {
      if (frame.do !== 'choose') break;
      emit?.({ type: 'chose', seat, source, branch: option.branch });
      state.agenda.push(frame.of[option.branch]!);
      return;
    }
    case 'discard': {
      if (frame.do !== 'discard') break;
      const player = activePlayer(state);
      takeFromHand(player, option.card);
      player.discard.push(option.card);
      emit?.({ type: 'discarded', seat, card: option.card });
      state.agenda.push(frame.then);
      return;
    }
    case 'trash':
      trashCard(state, option.card, option.from ?? 'play', source, emit);
      return;
    case 'replace': {
      emit?.({ type: 'replaced', seat, card: state.row[option.slot]!, slot: option.slot });
      dismiss(state, option.slot);
      reveal(state, option.slot, emit);
      return;
    }
    case 'nearby':
      takeToken(state, option.room, option.kind, emit);
      return;
    case 'token':
      state.turn.artifactMissed = false;
      takeToken(state, activePlayer(state).room, option.kind, emit);
      return;
    case 'decline':
      emit?.({ type: 'declined', seat, source });
      return;
    default:
      break;
  }
  throw new Error(`${option.take} does not answer ${frame.do}`);
}
