import type { Decision } from './game.ts';
import type { GameKit } from './stage.ts';

type Said = readonly (readonly [string, unknown])[];

/** Read without `optionsMeant`, which `explain` uses itself. */
function isMeant(said: Said, option: object): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...option };
  return said.every(([key, value]) => fields[key] === value);
}

/** What is wrong with the answers that are listed: each of them, wanted as it is, is itself. */
export function lawlessListing({ game }: GameKit, state: unknown, asked: Decision<unknown>): readonly string[] {
  return asked.options.flatMap((option, index) => {
    const explained = game.explain(state, asked.seat, option);
    if ('options' in explained && explained.options.includes(index)) return [];
    return [`${JSON.stringify(option)} is listed and refused`];
  });
}

/**
 * What is wrong with the refusals of a state, for the full list of intents: the asked seat may do exactly what is
 * listed, and every intent of anybody else is refused. `asked` is null once the game is over. Of a part of the list
 * it is not told whether an option has an intent.
 */
export function lawlessRefusals(
  { game, intents: all }: GameKit,
  state: unknown,
  asked: Decision<unknown> | null,
  seats: number,
  intents: readonly unknown[] = all,
): readonly string[] {
  const wrong = new Set<string>();
  const listed = (asked?.options ?? []).map((option) => ({ ...Object(option) }));
  const unmeant = new Set(listed.keys());
  for (const intent of intents) {
    const said = Object.entries(Object(intent));
    const meant = listed.flatMap((option, index) => (isMeant(said, option) ? [index] : []));
    for (const index of meant) unmeant.delete(index);
    const text = () => JSON.stringify(intent);
    for (let seat = 0; seat < seats; seat++) {
      const explained = game.explain(state, seat, intent);
      if ('options' in explained) {
        if (seat !== asked?.seat) wrong.add(`somebody who is not asked may do ${text()}`);
        else if (meant.length === 0) wrong.add(`${text()} is allowed and not listed`);
        else if (explained.options.join() !== meant.join()) wrong.add(`${text()} is said to be other options`);
        continue;
      }
      if (seat === asked?.seat && meant.length > 0) wrong.add(`${text()} is listed and refused`);
      const { rule, need, have } = explained.refused;
      if (need !== undefined && need === have) wrong.add(`${text()} is refused by ${rule}, which is met`);
    }
  }
  if (intents.length === all.length)
    for (const index of unmeant) wrong.add(`no intent means ${JSON.stringify(listed[index])}`);
  return [...wrong];
}
