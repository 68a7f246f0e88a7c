import type { Decision } from '../../../engine/game.ts';
import { optionsMeant } from '../../../engine/game.ts';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import type { Reach, Stride } from '../../../games/clank/insight/reach.ts';
import { exitsIn } from '../../../games/clank/insight/terrain.ts';
import type { Table } from '../../table/table.ts';

export type ClankTable = Table<Option, Event, View>;

const meantBy = (decision: Decision<Option> | null, intents: readonly Option[]): readonly number[] =>
  decision === null ? [] : intents.flatMap((intent) => optionsMeant(decision, intent));

/** Does what any of the intents means: at once if it is one option, by asking if several, else says why not. */
export async function attempt(table: ClankTable, intents: readonly Option[]): Promise<void> {
  const meant = meantBy(table.decision, intents);
  if (meant.length === 1) await table.answer(meant[0]!);
  else if (meant.length > 1) table.store.patch({ choice: meant, notice: null });
  else if (intents[0] !== undefined) await table.refuse(intents[0]);
}

/** Takes the option; whether the game went on, others answering in between or not, and asks for the turn's next action. */
async function tookAndStillAtTurn(table: ClankTable, index: number): Promise<boolean> {
  const { step } = table.state.present;
  await table.answer(index);
  return table.state.present.step > step && table.decision?.ask === 'turn';
}

/** The option that is this stride: of several ways to a room, the one that takes as many boots. */
function strideOption(table: ClankTable, { to, swords, boots }: Stride): number | undefined {
  const { view } = table.state.present;
  const meant = meantBy(table.decision, [{ take: 'walk', to, swords }]);
  const exits = exitsIn(view, view.players[view.active]!.room);
  const fits = meant.find((index) => {
    const option = table.decision?.options[index];
    return option?.take === 'walk' && option.way !== undefined && exits[option.way]?.boots === boots;
  });
  return fits ?? meant[0];
}

/** Walks tunnel by tunnel as long as nothing is asked on the way. */
const walkAlong = (table: ClankTable, { strides }: Reach): Promise<void> =>
  table.sequence(async () => {
    for (const stride of strides) {
      const index = strideOption(table, stride);
      if (index === undefined || !(await tookAndStillAtTurn(table, index))) return;
    }
  });

/** The option that plays a card on the way to the end of the turn; null where there is none. */
function nextPlay({ state, decision }: ClankTable): number | null {
  const { rest } = state.present;
  return rest !== null && decision?.options[rest]?.take === 'play' ? rest : null;
}

/** Plays the hand card by card, until something else is asked. */
const playHand = (table: ClankTable): Promise<void> =>
  table.sequence(async () => {
    let next = nextPlay(table);
    while (next !== null && (await tookAndStillAtTurn(table, next))) next = nextPlay(table);
  });

/** Plays the hand; says so where the viewer is not asked. */
export const playAll = (table: ClankTable): void =>
  table.press(() => (table.decision === null ? table.reject() : void playHand(table)), { thing: 'play-all' });

/** Ends the turn; with cards in hand it only plays them, and the turn waits to be ended again. */
export const endTurn = (table: ClankTable, unused: string): void =>
  table.press(
    () => {
      const isLaying = table.state.present.view.pending !== null;
      const [end] = meantBy(table.decision, [{ take: 'end-turn' }]);
      if (!isLaying && nextPlay(table) !== null) void playHand(table);
      else if (end !== undefined) table.endTurn(end, unused);
      else void attempt(table, [{ take: 'end-turn' }]);
    },
    { thing: 'end-turn' },
  );

/** Goes to a room: by the only way there is, by asking which if there are several, or through other rooms. */
export async function goTo(
  table: ClankTable,
  room: RoomNo,
  intents: readonly Option[],
  reach: readonly Reach[],
): Promise<void> {
  const far = reach.find((each) => each.room === room);
  if (meantBy(table.decision, intents).length === 0 && far !== undefined) await walkAlong(table, far);
  else await attempt(table, intents);
}
