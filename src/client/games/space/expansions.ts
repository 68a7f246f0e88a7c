/** What the page needs for a table with Cyber Station 11 or Apocalypse!. */
import '../../../text/clank/space-enlist-expansions.ts';
import './art-expansions.ts';
