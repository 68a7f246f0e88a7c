import { DEAR, type Lasting, SCHEMES } from './schemes.ts';
import { FINISHED, type Threatened } from './unfolding.ts';

/** The rule that a completed scheme has brought about. */
export const lasting = ({ scheme }: Threatened): Lasting | null =>
  scheme !== null && scheme.phase === FINISHED ? (SCHEMES[scheme.no]?.lasting ?? null) : null;

/** What market items cost, if a scheme has made them dear. */
export const dearPrice = ({ scheme }: Threatened): number | null =>
  scheme !== null && scheme.phase >= DEAR.phase && SCHEMES[scheme.no]?.id === DEAR.scheme ? DEAR.price : null;
