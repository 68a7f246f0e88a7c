/** What an error says of itself. */
export const plainly = (error: unknown): string => (error instanceof Error ? error.message : String(error));
