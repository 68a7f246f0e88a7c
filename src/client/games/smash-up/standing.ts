import type { Lasting } from '../../../games/smash-up/core/state.ts';
import { ownerOf } from '../../../games/smash-up/core/state.ts';
import type { KnownCard, SiteView, View } from '../../../games/smash-up/core/view.ts';
import { standings } from '../../../games/smash-up/insight/standings.ts';
import { LASTING, SMASH } from '../../../text/client/smash-up.ts';
import type { Language } from '../../../text/language.ts';
import { bracketed, capitalised, labelled, sequence } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { POINT, signed, UNTIL } from '../../../text/smash-up/nouns.ts';
import { baseName, cardName, copyName, factionName, pieceOf } from '../../../text/smash-up/things.ts';
import { type Say, sayIn } from '../../say.ts';
import { cardText } from './printed.ts';

interface Telling {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly say: Say;
}

/** An effect that lasts, with how long. */
function lastingText(effect: Lasting, { view, names, language, say }: Telling): string {
  const until = UNTIL[effect.until][language];
  const told = (): string => {
    switch (effect.kind) {
      case 'power':
        return say(LASTING.power, { what: copyName(view, effect.copy, language), amount: signed(effect.amount) });
      case 'no-abilities':
        return say(LASTING['no-abilities'], { what: copyName(view, effect.copy, language) });
      case 'breakpoint':
        return say(LASTING.breakpoint, { what: baseName(effect.base, language), amount: signed(effect.amount) });
      case 'base-ignored':
        return say(LASTING['base-ignored'], { what: baseName(effect.base, language) });
      case 'unaffected':
        return say(LASTING.unaffected, { what: copyName(view, effect.by, language), name: names[effect.whose]! });
      default:
        return effect satisfies never;
    }
  };
  return bracketed(told(), [until, names[effect.seat]!]);
}

/** An action that lies on something, with what it says. */
function attachedText({ card }: KnownCard, { view, language }: Telling): string {
  const text = cardText(card, view.revised, language).map((each) => each.text);
  return labelled(cardName(card, language), sequence(text, language), language);
}

/** What a card in play named: a title, or a faction told below zero. */
function namedText(copy: number, { view, language }: Telling): string[] {
  return view.named.flatMap((each) => {
    if (each.copy !== copy) return [];
    return [each.value < 0 ? factionName(~each.value, language) : cardName(each.value, language)];
  });
}

function pieceLines(copy: number, telling: Telling): string[] {
  const { view, names, say } = telling;
  const found = pieceOf(view, copy);
  if (found === null) return [];
  const { piece } = found;
  if (piece.copy !== copy) return namedText(copy, telling);
  const owner = ownerOf(copy);
  return [
    say(SMASH.of, { name: names[piece.controller]! }),
    ...(owner === piece.controller ? [] : [say(SMASH.ownedBy, { name: names[owner]! })]),
    ...(piece.counters === 0 ? [] : [say(SMASH.counters, { n: piece.counters })]),
    ...namedText(copy, telling),
    ...piece.attached.map((each) => attachedText(each, telling)),
    ...view.lasting.filter((each) => 'copy' in each && each.copy === copy).map((each) => lastingText(each, telling)),
  ];
}

function siteLines(site: SiteView, telling: Telling): string[] {
  const { view, names, language, say } = telling;
  const standing = standings(view).find(({ base }) => base === site.base);
  if (standing === undefined) return [];
  const { total, breakpoint, points } = standing;
  const ranked = names.map((name, seat) => ({ name, power: site.powers[seat]!, points: points[seat]! }));
  return [
    capitalised(say(SMASH.totalOf, { total, breakpoint })),
    ...ranked
      .filter(({ power }) => power > 0)
      .toSorted((a, b) => b.points - a.points)
      .map(({ name, power, points: gain }) =>
        say(SMASH.standing, { name, power, points: counted(gain, POINT, language) }),
      ),
    ...site.actions.map((each) => attachedText(each, telling)),
    ...view.lasting
      .filter((each) => 'base' in each && each.base === site.base)
      .map((each) => lastingText(each, telling)),
  ];
}

/** How the card or base behind a mark stands on the table, in words. */
export function standingLines(mark: string, view: View, names: readonly string[], language: Language): string[] {
  const telling: Telling = { view, names, language, say: sayIn(language) };
  const [kind, number] = mark.split(' ');
  const site = kind === 'base' ? view.sites.find(({ base }) => base === Number(number)) : undefined;
  const piece = kind === 'copy' ? pieceLines(Number(number), telling) : [];
  return [...piece, ...(site === undefined ? [] : siteLines(site, telling))].map(capitalised);
}

/** Everything that lasts, for whoever opens a player's cards. */
export const lastingLines = (view: View, names: readonly string[], language: Language): string[] =>
  view.lasting.map((each) => lastingText(each, { view, names, language, say: sayIn(language) }));
