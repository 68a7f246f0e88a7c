/** What Smash Up and In! Space! both draw. */
export const STARS_ICONS = ['bandana', 'energy-sword', 'pirate-captain', 'ray-gun', 'teleport'] as const;
