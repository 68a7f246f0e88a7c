import type { Reaction, ScoreRule } from '../../../games/clank/core/card.ts';
import type { Effect } from '../../../games/clank/core/effects.ts';
import { GEM_DISCOUNT } from '../../../games/clank/core/numbers.ts';
import { sortNamed } from '../../../text/clank/effect-parts.ts';
import { clause } from '../../../text/clank/effects.ts';
import { nameOf } from '../../../text/clank/things.ts';
import { DOING, DOING_OTHERWISE, SCORING, THIS_TURN, WITH } from '../../../text/client/card.ts';
import { REACTING, STANDING, TELEPORT } from '../../../text/client/card-catacombs.ts';
import type { Words } from '../../../text/client/words.ts';
import type { Language } from '../../../text/language.ts';
import { either, labelled } from '../../../text/phrase.ts';
import { gainOf, signed } from './printed-gains.ts';

export type Length = 'full' | 'brief';

type Values = Readonly<Record<string, string | number>>;

/** Says effects in few words, with glyphs. */
export function tellerIn(language: Language, length: Length) {
  const said = (words: Words, values: Values = {}): string =>
    words[length][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

  const then = (first: string, effect: Effect): string => labelled(first, tell(effect), language);

  function tell(effect: Effect): string {
    const gain = gainOf(effect);
    if (gain !== null) return `[${gain.glyph}:${gain.amount}]`;
    switch (effect.do) {
      case 'clank-others':
        return said(DOING.others, { n: signed(effect.amount) });
      case 'clank-all':
        return said(DOING.everyone, { n: signed(effect.amount) });
      case 'attack':
        return said(DOING.attack);
      case 'return-dragon-cubes':
        return said(DOING.cubes, { n: effect.count });
      case 'this-turn':
        return said(THIS_TURN[effect.change]!, { n: GEM_DISCOUNT });
      case 'take-tomes':
        return said(DOING.tomes, { n: effect.count });
      case 'all':
        return repeated(effect.of) ?? sequence(effect.of);
      case 'choose': {
        const branches = [...new Set(effect.of.map(tell))];
        return length === 'brief' ? branches.join(' / ') : either(branches, language);
      }
      case 'pay':
        return then(said(DOING.pay, { n: effect.gold }), effect.then);
      case 'discard':
        return then(discarded(effect.only), effect.then);
      case 'trash':
        if (effect.only === null) return said(DOING.trash);
        return said(DOING.trashNamed, { name: sortNamed(effect.only, language) });
      case 'bonus':
        return then(said(WITH[effect.when]!), effect.then);
      case 'replace-row-card':
        return said(DOING.replace);
      case 'nearby-secret':
        return said(DOING.nearby);
      default:
        return tellOther(effect);
    }
  }

  /** What the base game does not know. */
  function tellOther(effect: Effect): string {
    switch (effect.do) {
      case 'ghost':
        return said(DOING.ghost);
      case 'take-from-pool':
        return said(DOING[effect.pool], { n: effect.count });
      case 'spend-lockpick':
        return then(said(DOING.spendLockpick), effect.then);
      case 'may':
        return said(DOING.may, { what: tell(effect.then) });
      case 'if':
        return improved(effect);
      case 'offer':
        return then(said(STANDING[effect.where]!), effect.then);
      case 'trash-self':
        return said(DOING.trashSelf);
      case 'to-top':
        return said(DOING.toTop);
      case 'teleport-to':
        return said(TELEPORT[effect.where]!);
      case 'free-row-card':
        return said(DOING.freeCard);
      case 'take-item':
        return said(DOING.takeItem);
      case 'mark-anywhere':
        return said(DOING.mark);
      case 'new-tile':
        return then(said(DOING.newTile), effect.then);
      case 'turn-tiles':
        return said(DOING.turnTiles);
      case 'turn-own-tile':
        return said(DOING.turnOwnTile);
      case 'each':
        return tellEach(effect);
      case 'gold-if-held':
        return labelled(named(DOING.show, effect.card), `[gold:${effect.amount}]`, language);
      case 'idol-for-tome':
        return said(DOING.idolForTome);
      default: {
        const words = DOING_OTHERWISE[effect.do];
        if (words === undefined) return clause(effect, language);
        const told = said(words, 'count' in effect ? { n: effect.count } : {});
        return 'then' in effect ? then(told, effect.then) : told;
      }
    }
  }

  const named = (words: Words, card: string, n = 1): string => said(words, { n, name: nameOf(card)[language] });

  const discarded = (only: string | null): string =>
    only === null ? said(DOING.discard) : named(DOING.discardNamed, only);

  /** The same card that may be trashed several times. */
  function repeated(effects: readonly Effect[]): string | null {
    const [first] = effects;
    if (first?.do !== 'may' || first.then.do !== 'trash' || first.then.only === null) return null;
    return named(DOING.upTo, first.then.only, effects.length);
  }

  /** What a condition brings, and what comes without it; or a choice that it turns into all of it. */
  function improved({ when, then: better, otherwise }: Extract<Effect, { do: 'if' }>): string {
    const whole = better.do === 'all' && otherwise.do === 'choose';
    const gain = whole ? said(DOING.allOfIt) : tell(better);
    const plain = tell(otherwise);
    const told = labelled(said(WITH[when]!), gain, language);
    if (plain === '') return told;
    return whole ? `${plain}, ${told}` : `${told}, ${said(DOING_OTHERWISE.if!, { what: plain })}`;
  }

  const forEach = (who: string, effect: Effect): string =>
    length === 'brief' ? `${who} ${tell(effect)}` : then(who, effect);

  function tellEach({ who, then: what }: Extract<Effect, { do: 'each' }>): string {
    switch (what.do) {
      case 'turn-own-tile':
        return tell(what);
      case 'choose':
        return forEach(said(who === 'all' ? DOING.eachChooses : DOING.othersChoose), what);
      case 'may':
        return forEach(said(DOING.eachMay), what.then);
      default:
        return forEach(said(DOING.each), what);
    }
  }

  /** Gains side by side, a comma before anything else. */
  function sequence(effects: readonly Effect[]): string {
    return effects.reduce((told, effect) => {
      if (told === '') return tell(effect);
      return `${told}${gainOf(effect) === null ? ', ' : ' '}${tell(effect)}`;
    }, '');
  }

  function score(rule: ScoreRule): string {
    if ('when' in rule) return said(SCORING[rule.when]!, { n: rule.points });
    return said(SCORING[rule.per]!, { n: rule.points, every: rule.per === 'gold' ? rule.every : 1 });
  }

  /** The same gain with each artifact more. */
  function ladder(rungs: readonly Effect[]): string {
    const [first] = rungs;
    if (first?.do !== 'bonus') return sequence(rungs);
    return said(DOING.perArtifact, { what: tell(first.then), n: rungs.length });
  }

  const react = (to: Reaction): string => said(REACTING[to]!);
  const ward = (): string => said(DOING.ward);

  return { tell, sequence, ladder, score, react, ward };
}
