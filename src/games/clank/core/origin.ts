/** Where a card, scheme or board comes from: of `partial` ones some words or numbers are published, the rest is ours. */
export type Origin = 'published' | 'partial' | 'ours';
