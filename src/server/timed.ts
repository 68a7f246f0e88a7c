/** Does something at once, for which somebody may pay. */
export type Timed = <Value>(act: () => Value) => Value;

export const unpaid: Timed = (act) => act();
