import { CARDS, cardNo, TOKENS, tokenNo } from '../../games/clank/catalogue.ts';
import type { Card, Kind, Pile, ScoreRule } from '../../games/clank/core/card.ts';
import type { Effect } from '../../games/clank/core/effects.ts';
import { MARKET_PRICE } from '../../games/clank/core/numbers.ts';
import type { Token, TokenKind, TokenScore } from '../../games/clank/core/token.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled, sequence } from '../phrase.ts';
import { counted } from '../plural.ts';
import type { Face } from '../wording.ts';
import { ONCE, ONCE_THIS_TURN } from './conditions.ts';
import { clauses } from './effects.ts';
import { GOLD, POINT } from './nouns.ts';
import { describeScore } from './scores.ts';
import { costNoun, nameOf } from './things.ts';

const KIND: Readonly<Record<Exclude<Kind, 'plain'>, Both>> = {
  companion: { en: 'Companion', fr: 'Compagnon' },
  gem: { en: 'Gem', fr: 'Gemme' },
  device: { en: 'Device', fr: 'Aubaine' },
  monster: { en: 'Monster', fr: 'Monstre' },
};

const PLAIN: Readonly<Record<Pile, Both>> = {
  starter: { en: 'Starting card', fr: 'Carte de départ' },
  reserve: { en: 'Reserve card', fr: 'Action permanente' },
  dungeon: { en: 'Dungeon card', fr: 'Carte Donjon' },
};

const TOKEN_KIND: Readonly<Record<TokenKind, Both>> = {
  artifact: { en: 'Artifact', fr: 'Artefact' },
  'major-secret': { en: 'Major Secret', fr: 'Secret majeur' },
  'minor-secret': { en: 'Minor Secret', fr: 'Secret mineur' },
  'monkey-idol': { en: 'Idol', fr: 'Idole' },
  market: { en: 'Market item', fr: 'Objet du Marché' },
  mastery: { en: 'Mastery', fr: 'Maîtrise' },
  prisoner: { en: 'Prisoner', fr: 'Prisonnier' },
  coupon: { en: 'Coupon', fr: 'Coupon' },
  'command-code': { en: 'Command Code', fr: 'Code de commande' },
  'escape-pod': { en: 'Escape Pod', fr: 'Capsule de sauvetage' },
};

const PLACE: Readonly<Record<Exclude<Card['where'], 'anywhere'>, Both>> = {
  depths: { en: 'in the Depths', fr: 'dans les Profondeurs' },
  'crystal-cave': { en: 'in a Crystal Cave', fr: 'dans une Caverne de Cristal' },
  'crystal-cave-or-wayshrine': {
    en: 'in a Crystal Cave or at a Wayshrine',
    fr: 'dans une Caverne de Cristal ou un Lieu sacré',
  },
  command: { en: 'in Command', fr: 'dans le centre de Commandement' },
  corridor: { en: 'in the Corridor', fr: 'dans le Couloir' },
};

const LABEL = {
  acquire: { en: 'Acquire', fr: 'Acquisition' },
  use: { en: 'Use', fr: 'Utiliser' },
  defeat: { en: 'Defeat', fr: 'Vaincu' },
  arrive: { en: 'Arrive', fr: 'Apparition' },
  score: { en: 'End of game', fr: 'Fin de partie' },
  taken: { en: 'When taken', fr: 'Effet immédiat' },
  bought: { en: 'When bought', fr: 'Dès l’achat' },
  freed: { en: 'When freed', fr: 'Effet immédiat' },
  drunk: { en: 'Drink', fr: 'Boire' },
  react: { en: 'Reaction', fr: 'Réaction' },
  installed: { en: 'Installed, each turn', fr: 'Installée, à chaque tour' },
  installedOnce: { en: 'Installed, once per turn', fr: 'Installée, une fois par tour' },
} satisfies Record<string, Both>;

const DRAGON: Both = { en: 'Dragon Attack symbol', fr: 'Symbole Attaque du Dragon' };
const DANGER: Both = {
  en: 'Danger: while this card is in the row, every Dragon Attack draws 1 more cube',
  fr: 'Danger : un cube de plus à chaque Attaque du Dragon tant que la carte est sur la piste',
};
const GONE: Both = { en: 'Then return it to the box', fr: 'Retourne ensuite dans la boîte' };

const WARD: Both = {
  en: 'When a Ghost is about to hurt you, you may discard this card to take no damage and draw 1 card',
  fr: 'Quand un Fantôme va vous blesser, vous pouvez défausser cette carte pour éviter le dégât et piocher 1 carte',
};
const REACT: Both = {
  en: 'put this card into play from your hand and draw 1 card',
  fr: 'mettre cette carte en jeu depuis votre main et piocher 1 carte',
};

/** Tokens that work by a rule rather than by an effect: the rule says all of it. */
const byRule = new Map<string, readonly Both[]>();

export function enlistByRule(more: Readonly<Record<string, Both | readonly Both[]>>): void {
  for (const [id, rules] of Object.entries(more)) byRule.set(id, [rules].flat());
}

export const kindOf = (card: Card): Both => (card.kind === 'plain' ? PLAIN[card.pile] : KIND[card.kind]);

const pointsPart = (points: number, language: Language): string[] =>
  points === 0 ? [] : [counted(points, POINT, language)];

function labelledEffects(label: Both, effects: readonly Effect[], language: Language): string[] {
  if (effects.length === 0) return [];
  return [labelled(label[language], sequence(clauses(effects, language, true), language), language)];
}

/** “Once this turn” goes into the label. */
function installedLines(effects: readonly Effect[], language: Language): string[] {
  return labelledEffects(LABEL.installed, effects, language).map((line) => {
    const [start, once] = [
      labelled(LABEL.installed[language], ONCE_THIS_TURN[language], language),
      labelled(LABEL.installedOnce[language], '', language),
    ];
    return line.startsWith(start) ? `${once}${line.slice(start.length)}` : line;
  });
}

/** Where alone a card is got, used or fought; it is played anywhere. */
function placePart({ kind, where }: Card, language: Language): string[] {
  if (where === 'anywhere') return [];
  const place = PLACE[where][language];
  if (kind === 'device') return [{ en: `Use only ${place}`, fr: `Ne s’utilise que ${place}` }[language]];
  if (kind === 'monster') return [{ en: `Fight only ${place}`, fr: `Ne se combat que ${place}` }[language]];
  return [{ en: `Acquire only ${place}`, fr: `Ne s’acquiert que ${place}` }[language]];
}

function scorePart(rule: ScoreRule | TokenScore | null, language: Language): string[] {
  return rule === null ? [] : [labelled(LABEL.score[language], describeScore(rule, language), language)];
}

/** What it does out of the hand on another’s turn. */
export function answerLines({ react, ward }: Card, language: Language): string[] {
  if (react === null) return ward ? [WARD[language]] : [];
  return [labelled(bracketed(LABEL.react[language], [ONCE[react][language]]), REACT[language], language)];
}

function cardFace(card: Card, language: Language): Omit<Face, 'name' | 'nameIsOurs'> {
  const cost = card.cost === 0 ? [] : [counted(card.cost, costNoun(card), language)];
  const lines = [
    ...placePart(card, language),
    ...clauses(card.play, language).map(capitalised),
    ...installedLines(card.installed ?? [], language),
    ...labelledEffects(LABEL.arrive, card.arrive, language),
    ...labelledEffects(LABEL.acquire, card.acquire, language),
    ...labelledEffects(LABEL.use, card.use, language),
    ...labelledEffects(LABEL.defeat, card.defeat, language),
    ...answerLines(card, language),
    ...scorePart(card.score, language),
    ...(card.dragon ? [DRAGON[language]] : []),
    ...(card.danger ? [DANGER[language]] : []),
  ];
  return { kind: [kindOf(card)[language], ...cost, ...pointsPart(card.points, language)].join(' · '), lines };
}

function effectLines(token: Token, language: Language): string[] {
  const { kind } = token;
  const taken = kind === 'prisoner' ? LABEL.freed : kind === 'market' ? LABEL.bought : LABEL.taken;
  return [
    ...labelledEffects(taken, token.taken === null ? [] : [token.taken], language),
    ...labelledEffects(LABEL.drunk, token.drunk === null ? [] : [token.drunk], language),
  ];
}

function tokenFace(token: Token, language: Language): Omit<Face, 'name' | 'nameIsOurs'> {
  const price = token.kind === 'market' ? [counted(MARKET_PRICE, GOLD, language)] : [];
  const rules = byRule.get(token.id);
  const told = [...effectLines(token, language), ...scorePart(token.score, language)];
  const lines = [
    ...(rules === undefined ? told : rules.map((rule) => rule[language])),
    ...(token.kept && token.drunk === null ? [] : [GONE[language]]),
  ];
  return {
    kind: [TOKEN_KIND[token.kind][language], ...price, ...pointsPart(token.points, language)].join(' · '),
    lines,
  };
}

export function face(id: string, language: Language): Face | null {
  const card = CARDS[cardNo(id)];
  const token = TOKENS[tokenNo(id)];
  if (card === undefined && token === undefined) return null;
  const name = nameOf(id);
  const rest = card === undefined ? tokenFace(token!, language) : cardFace(card, language);
  return { name: name[language], nameIsOurs: name.ours === language, ...rest };
}
