/** Loads every game of the family, for what knows them all. */
import './classic/enlist.ts';
import './catacombs/enlist.ts';
import './space/expansions.ts';
