/** The letters of the longest word of a name: the style sheet sets the name so small that it fits. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));
