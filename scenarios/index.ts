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

/** Every scenario, by the file that holds it. */
export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'clank/actions': actions,
  'clank/cards-1': cards1,
  'clank/cards-2': cards2,
  'clank/cards-3': cards3,
  'clank/cards-4': cards4,
  'clank/cards-plain': cardsPlain,
  'clank/clank': clank,
  'clank/countdown': countdown,
  'clank/decided-1': decided1,
  'clank/decided-2': decided2,
  'clank/deck': deck,
  'clank/dragon': dragon,
  'clank/health': health,
  'clank/lexicon': lexicon,
  'clank/reasons': reasons,
  'clank/scoring': scoring,
  'clank/secrets': secrets,
  'clank/tokens': tokens,
  'clank/tunnels': tunnels,
  'clank/turn': turn,
};
