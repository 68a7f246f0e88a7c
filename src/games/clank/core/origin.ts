/** Where a card, scheme, tile or board comes from: of `partial` ones some words or numbers are published, the rest is ours. */
export type Origin = 'published' | 'partial' | 'ours';

/** The origin of what is made of several pieces. */
export function originOfAll(pieces: readonly { readonly origin: Origin }[]): Origin {
  const origins = new Set(pieces.map(({ origin }) => origin));
  const [only = 'published'] = origins;
  return origins.size > 1 ? 'partial' : only;
}
