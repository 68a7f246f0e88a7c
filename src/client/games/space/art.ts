import { enlistPictures } from '../clank/art.ts';

/** What is drawn on each card of In! Space! and of its expansions. */
enlistPictures({});
