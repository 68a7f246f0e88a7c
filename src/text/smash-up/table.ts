import type { Phase } from '../../games/smash-up/core/state.ts';
import type { KnownCard, PieceView, PlayerView, SiteView, View } from '../../games/smash-up/core/view.ts';
import type { Both, Language } from '../language.ts';
import { clipped, columns, flowing, indented } from '../layout.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { BASE, COUNTER } from './nouns.ts';
import { turnLines } from './table-turn.ts';
import { baseName, basesOf, cardName, cardNames, factionName } from './things.ts';

const LONGEST_NAME = 14;

const PHASE: Readonly<Record<Phase | 'factions', Both>> = {
  factions: { en: 'choosing factions', fr: 'choix des Factions' },
  start: { en: 'start of the turn', fr: 'début du tour' },
  play: { en: 'playing cards', fr: 'jouer des cartes' },
  score: { en: 'scoring bases', fr: 'Conquête' },
  draw: { en: 'drawing two cards', fr: 'piocher deux cartes' },
  end: { en: 'end of the turn', fr: 'fin du tour' },
};

const LABEL = {
  turn: { en: 'Turn', fr: 'Tour' },
  bases: { en: 'Base deck', fr: 'Pioche de Bases' },
  scoring: { en: 'Scoring', fr: 'Conquête en cours' },
  hand: { en: 'Hand', fr: 'Main' },
  known: { en: 'Known in hand', fr: 'Connues en main' },
  actions: { en: 'Actions', fr: 'Actions' },
  offer: { en: 'Factions on offer', fr: 'Factions au choix' },
} satisfies Record<string, Both>;

const PLAYERS: Both = { en: 'PLAYERS', fr: 'JOUEURS' };
const BASES: Both = { en: 'BASES', fr: 'BASES' };
const HEADINGS: readonly Both[] = [
  { en: 'VP', fr: 'PV' },
  { en: 'hand', fr: 'main' },
  { en: 'deck', fr: 'pioche' },
  { en: 'discard', fr: 'défausse' },
  { en: 'factions', fr: 'Factions' },
];

function header(view: View, names: readonly string[], language: Language): string[] {
  const who = names[view.active]!;
  const now = view.over
    ? { en: 'the game is over', fr: 'la partie est finie' }
    : { en: `${who}, ${PHASE[view.phase].en}`, fr: `${who}, ${PHASE[view.phase].fr}` };
  const scoring = view.scoring === null ? [] : [[LABEL.scoring[language], baseName(view.scoring.base, language)]];
  return columns([
    [LABEL.turn[language], `${view.turnNo}, ${now[language]}`],
    [LABEL.bases[language], counted(view.baseDeckSize, BASE, language)],
    ...scoring,
  ]).map((line) => line.trimEnd());
}

function handLines(player: PlayerView, own: boolean, language: Language): string[] {
  const cards = cardNames(
    player.hand.map(({ card }) => card),
    language,
  );
  if (cards.length === 0) return [];
  return flowing(labelled((own ? LABEL.hand : LABEL.known)[language], '', language), cards, 3);
}

function playerLines(view: View, names: readonly string[], language: Language): string[] {
  const rows = view.players.map((player, seat) => [
    `${seat === view.active && !view.over ? '>' : ' '} ${names[seat]!}`,
    `${player.points}`,
    `${player.handSize}`,
    `${player.deckSize}`,
    `${player.discard.length}`,
    player.factions.map((faction) => factionName(faction, language)).join(', '),
  ]);
  const [headings, ...lines] = indented(columns([['', ...HEADINGS.map((heading) => heading[language])], ...rows]));
  const told = view.players.flatMap((player, seat) => [
    lines[seat]!,
    ...handLines(player, seat === view.viewer, language),
  ]);
  return ['', PLAYERS[language], headings!, ...told];
}

const attachedNames = (attached: readonly KnownCard[], language: Language): string[] =>
  cardNames(
    attached.map(({ card }) => card),
    language,
  );

/** A minion with its power, its counters and what it carries. */
function pieceText({ card, power, counters, attached }: PieceView, language: Language): string {
  const more = counters === 0 ? [] : [counted(counters, COUNTER, language)];
  return bracketed(`${cardName(card, language)} ${power}`, [...more, ...attachedNames(attached, language)]);
}

function siteLines(site: SiteView, view: View, names: readonly string[], language: Language): string[] {
  const total = site.powers.reduce((sum, power) => sum + power, 0);
  const points = basesOf(view)[site.base]!.points.join(' ');
  const present = names.flatMap((name, seat) => (site.places[seat]! > 0 ? [{ name, seat }] : []));
  const ranked = present.toSorted((a, b) => site.places[a.seat]! - site.places[b.seat]!);
  const head = [
    { en: `power ${total} of ${site.breakpoint}`, fr: `Force ${total} sur ${site.breakpoint}` }[language],
    { en: `VP ${points}`, fr: `PV ${points}` }[language],
    ...ranked.map(({ name, seat }) => `${name} ${site.powers[seat]!}`),
  ];
  const minions = names.flatMap((name, seat) => {
    const own = site.minions.filter(({ controller }) => controller === seat);
    if (own.length === 0) return [];
    return flowing(
      labelled(name, '', language),
      own.map((piece) => pieceText(piece, language)),
      2,
    );
  });
  const actions = site.actions.map(({ card, controller }) => bracketed(cardName(card, language), [names[controller]!]));
  return [
    ...flowing(labelled(baseName(site.base, language), '', language), head, 1),
    ...minions,
    ...(actions.length === 0 ? [] : flowing(labelled(LABEL.actions[language], '', language), actions, 2)),
  ];
}

/** The whole table, for a terminal of 100 columns. */
export function table(view: View, names: readonly string[], language: Language): string[] {
  const short = names.slice(0, view.players.length).map((name) => clipped(name, LONGEST_NAME));
  const offer = view.offer.map((faction) => factionName(faction, language));
  const offered =
    view.phase === 'factions' && offer.length > 0
      ? ['', ...flowing(labelled(LABEL.offer[language], '', language), offer, 0)]
      : [];
  const sites = view.sites.flatMap((site) => siteLines(site, view, short, language));
  return [
    ...header(view, short, language),
    ...playerLines(view, short, language),
    ...offered,
    ...(sites.length === 0 ? [] : ['', BASES[language], ...sites]),
    ...(view.over ? [] : turnLines(view, language)),
  ];
}
