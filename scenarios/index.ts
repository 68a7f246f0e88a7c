import type { Scenario } from '../src/judge/scenario.ts';
import actions from './clank/actions.ts';
import cards1 from './clank/cards-1.ts';
import cards2 from './clank/cards-2.ts';
import cards3 from './clank/cards-3.ts';
import cards4 from './clank/cards-4.ts';
import cardsPlain from './clank/cards-plain.ts';
import clank from './clank/clank.ts';
import countdown from './clank/countdown.ts';
import decided1 from './clank/decided-1.ts';
import decided2 from './clank/decided-2.ts';
import deck from './clank/deck.ts';
import dragon from './clank/dragon.ts';
import health from './clank/health.ts';
import lexicon from './clank/lexicon.ts';
import reasons from './clank/reasons.ts';
import scoring from './clank/scoring.ts';
import secrets from './clank/secrets.ts';
import tokens from './clank/tokens.ts';
import tunnels from './clank/tunnels.ts';
import turn from './clank/turn.ts';
import catacombsArtifacts from './clank-catacombs/artifacts.ts';
import catacombsCards1 from './clank-catacombs/cards-1.ts';
import catacombsCards2 from './clank-catacombs/cards-2.ts';
import catacombsCards3 from './clank-catacombs/cards-3.ts';
import catacombsCaves from './clank-catacombs/caves.ts';
import catacombsDiscovery from './clank-catacombs/discovery.ts';
import catacombsEnding from './clank-catacombs/ending.ts';
import catacombsGhosts from './clank-catacombs/ghosts.ts';
import catacombsGone from './clank-catacombs/gone.ts';
import catacombsInterplay from './clank-catacombs/interplay.ts';
import catacombsLeavingPlay from './clank-catacombs/leaving-play.ts';
import catacombsMarket from './clank-catacombs/market.ts';
import catacombsMixed from './clank-catacombs/mixed.ts';
import catacombsOrientation from './clank-catacombs/orientation.ts';
import catacombsOut from './clank-catacombs/out.ts';
import catacombsParty from './clank-catacombs/party.ts';
import catacombsPartyCards from './clank-catacombs/party-cards.ts';
import catacombsPartyRules from './clank-catacombs/party-rules.ts';
import catacombsPausing from './clank-catacombs/pausing.ts';
import catacombsPicking from './clank-catacombs/picking.ts';
import catacombsPortals from './clank-catacombs/portals.ts';
import catacombsPrisoners from './clank-catacombs/prisoners.ts';
import catacombsReactions from './clank-catacombs/reactions.ts';
import catacombsRewards from './clank-catacombs/rewards.ts';
import catacombsRow from './clank-catacombs/row.ts';
import catacombsSecrets from './clank-catacombs/secrets.ts';
import catacombsTiles from './clank-catacombs/tiles.ts';
import catacombsTunnels from './clank-catacombs/tunnels.ts';
import catacombsTurning from './clank-catacombs/turning.ts';
import catacombsTurns from './clank-catacombs/turns.ts';
import catacombsWayshrines from './clank-catacombs/wayshrines.ts';
import spaceAfterLeaving from './clank-in-space/after-leaving.ts';
import spaceCards from './clank-in-space/cards.ts';
import spaceExpansions from './clank-in-space/expansions.ts';
import spaceHunt from './clank-in-space/hunt.ts';
import spaceInterplay from './clank-in-space/interplay.ts';
import spaceMoving from './clank-in-space/moving.ts';
import spaceRest from './clank-in-space/rest.ts';
import spaceTurn from './clank-in-space/turn.ts';
import spaceWholeTurn from './clank-in-space/whole-turn.ts';
import smashUpAliens from './smash-up/aliens.ts';
import smashUpAllowances from './smash-up/allowances.ts';
import smashUpAstroknights from './smash-up/astroknights.ts';
import smashUpBases from './smash-up/bases.ts';
import smashUpCardRulings1 from './smash-up/card-rulings-1.ts';
import smashUpCardRulings2 from './smash-up/card-rulings-2.ts';
import smashUpChangerbots from './smash-up/changerbots.ts';
import smashUpClarifications from './smash-up/clarifications.ts';
import smashUpConflicts from './smash-up/conflicts.ts';
import smashUpControl from './smash-up/control.ts';
import smashUpDecided from './smash-up/decided.ts';
import smashUpDinosaurs from './smash-up/dinosaurs.ts';
import smashUpEmptyQuestions from './smash-up/empty-questions.ts';
import smashUpIgnobles from './smash-up/ignobles.ts';
import smashUpInteractions from './smash-up/interactions.ts';
import smashUpMended from './smash-up/mended.ts';
import smashUpNinjas from './smash-up/ninjas.ts';
import smashUpPirates from './smash-up/pirates.ts';
import smashUpPlays from './smash-up/plays.ts';
import smashUpProtection from './smash-up/protection.ts';
import smashUpRobots from './smash-up/robots.ts';
import smashUpRulings from './smash-up/rulings.ts';
import smashUpScoring from './smash-up/scoring.ts';
import smashUpStarRoamers from './smash-up/star-roamers.ts';
import smashUpTerms from './smash-up/terms.ts';
import smashUpTiming from './smash-up/timing.ts';
import smashUpTiming2 from './smash-up/timing-2.ts';
import smashUpTiming3 from './smash-up/timing-3.ts';
import smashUpTricksters from './smash-up/tricksters.ts';
import smashUpTurn from './smash-up/turn.ts';
import smashUpWizards from './smash-up/wizards.ts';
import smashUpZombies from './smash-up/zombies.ts';

type Files = Readonly<Record<string, readonly Scenario[]>>;

/** Files of the first game; what they share with the catacombs is played in both. */
const CLANK = {
  actions,
  'cards-1': cards1,
  'cards-2': cards2,
  'cards-3': cards3,
  'cards-4': cards4,
  'cards-plain': cardsPlain,
  clank,
  countdown,
  'decided-1': decided1,
  'decided-2': decided2,
  deck,
  dragon,
  health,
  lexicon,
  reasons,
  scoring,
  secrets,
  tokens,
  tunnels,
  turn,
};

const CATACOMBS = {
  artifacts: catacombsArtifacts,
  'cards-1': catacombsCards1,
  'cards-2': catacombsCards2,
  'cards-3': catacombsCards3,
  caves: catacombsCaves,
  discovery: catacombsDiscovery,
  ending: catacombsEnding,
  ghosts: catacombsGhosts,
  gone: catacombsGone,
  interplay: catacombsInterplay,
  'leaving-play': catacombsLeavingPlay,
  market: catacombsMarket,
  mixed: catacombsMixed,
  orientation: catacombsOrientation,
  out: catacombsOut,
  'party-cards': catacombsPartyCards,
  'party-rules': catacombsPartyRules,
  party: catacombsParty,
  pausing: catacombsPausing,
  picking: catacombsPicking,
  portals: catacombsPortals,
  prisoners: catacombsPrisoners,
  reactions: catacombsReactions,
  rewards: catacombsRewards,
  row: catacombsRow,
  secrets: catacombsSecrets,
  tiles: catacombsTiles,
  tunnels: catacombsTunnels,
  turning: catacombsTurning,
  turns: catacombsTurns,
  wayshrines: catacombsWayshrines,
};

const SPACE = {
  'after-leaving': spaceAfterLeaving,
  cards: spaceCards,
  expansions: spaceExpansions,
  hunt: spaceHunt,
  interplay: spaceInterplay,
  moving: spaceMoving,
  rest: spaceRest,
  turn: spaceTurn,
  'whole-turn': spaceWholeTurn,
};

/** The scenarios of one game, by the file that holds them. */
const ofGame = (game: string, prefix: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, all]) => {
      const own = all.filter((scenario) => scenario.game === game);
      return own.length === 0 ? [] : [[`${game}/${prefix}${file}`, own]];
    }),
  );

/** Every scenario, by the file that holds it. */
export const SCENARIOS: Files = {
  ...ofGame('clank', '', CLANK),
  ...ofGame('clank-catacombs', 'family-', CLANK),
  ...ofGame('clank-catacombs', '', CATACOMBS),
  ...ofGame('clank-in-space', '', SPACE),
  'smash-up/aliens': smashUpAliens,
  'smash-up/allowances': smashUpAllowances,
  'smash-up/astroknights': smashUpAstroknights,
  'smash-up/bases': smashUpBases,
  'smash-up/card-rulings-1': smashUpCardRulings1,
  'smash-up/card-rulings-2': smashUpCardRulings2,
  'smash-up/changerbots': smashUpChangerbots,
  'smash-up/clarifications': smashUpClarifications,
  'smash-up/conflicts': smashUpConflicts,
  'smash-up/control': smashUpControl,
  'smash-up/decided': smashUpDecided,
  'smash-up/dinosaurs': smashUpDinosaurs,
  'smash-up/empty-questions': smashUpEmptyQuestions,
  'smash-up/ignobles': smashUpIgnobles,
  'smash-up/interactions': smashUpInteractions,
  'smash-up/mended': smashUpMended,
  'smash-up/ninjas': smashUpNinjas,
  'smash-up/pirates': smashUpPirates,
  'smash-up/plays': smashUpPlays,
  'smash-up/protection': smashUpProtection,
  'smash-up/robots': smashUpRobots,
  'smash-up/rulings': smashUpRulings,
  'smash-up/scoring': smashUpScoring,
  'smash-up/star-roamers': smashUpStarRoamers,
  'smash-up/terms': smashUpTerms,
  'smash-up/timing': smashUpTiming,
  'smash-up/timing-2': smashUpTiming2,
  'smash-up/timing-3': smashUpTiming3,
  'smash-up/tricksters': smashUpTricksters,
  'smash-up/turn': smashUpTurn,
  'smash-up/wizards': smashUpWizards,
  'smash-up/zombies': smashUpZombies,
};
