import type { Route } from '../../../games/clank/insight/route.ts';
import { MONSTER, RESOURCE } from '../../../text/clank/nouns.ts';
import { COUNTED, PROMPT } from '../../../text/client/clank.ts';
import type { Language } from '../../../text/language.ts';
import { counted } from '../../../text/plural.ts';
import { sayIn } from '../../say-in.ts';

/** What a way costs, and the fewest turns it can take: how many it does take depends on the cards still to be drawn. */
export function wayOutWords({ boots, monsters, caves, turns }: Route, language: Language): string {
  const parts = [
    counted(boots, RESOURCE.boots, language),
    ...(monsters > 0 ? [counted(monsters, MONSTER, language)] : []),
    ...(caves > 0 ? [counted(caves, COUNTED.caves, language)] : []),
    sayIn(language)(PROMPT.atLeast, { what: counted(turns, COUNTED.turns, language) }),
  ];
  return parts.join(' · ');
}
