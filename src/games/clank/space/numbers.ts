/** Power crystals in the bank at the start. */
export const CRYSTALS = 5;
