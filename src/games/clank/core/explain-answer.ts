import type { Reason } from '../../../engine/game.ts';
import { cardNo, MARKET_ITEMS } from '../catalogue.ts';
import * as actions from './actions.ts';
import { editionOf } from './editions.ts';
import * as market from './market.ts';
import type { Option } from './option.ts';
import { refuseToken } from './questions.ts';
import { because } from './reason.ts';
import type { State } from './state.ts';
import { isSecret } from './token.ts';

/** Why the answer to a question under way is not among the options. */
export function refusedAnswer(state: State, intent: Option): Reason {
  const frame = state.waiting!;
  switch (intent.take) {
    case 'choose':
      return because(frame.do === 'choose' ? 'choice-possible' : 'answer-first');
    case 'discard':
      return because(frame.do === 'discard' || frame.do === 'lose-card' ? 'discard-from-hand' : 'answer-first');
    case 'trash':
      if (frame.do !== 'trash') return because('answer-first');
      return because(frame.only === null || intent.card === cardNo(frame.only) ? 'trash-zones' : 'trash-effect-only');
    case 'token':
      if (frame.do !== 'arrive-in-room') return because('answer-first');
      return because(refuseToken(state, intent.kind) ?? 'take-on-entry');
    case 'nearby':
      if (frame.do !== 'nearby-secret') return because('answer-first');
      return because(isSecret(intent.kind) ? 'take-what-lies-here' : editionOf(state).says.noSecret);
    case 'replace':
      return because(frame.do === 'replace-row-card' ? 'row-slot-empty' : 'answer-first');
    case 'free':
      if (frame.do === 'take-prisoner') return because('cs-prisoners');
      if (frame.do !== 'free-row-card') return because('answer-first');
      return because(actions.refuseFree(state, state.row[intent.slot] ?? -1) ?? 'acquire-what');
    case 'item':
      if (frame.do !== 'take-item') return because('answer-first');
      return because(market.refuseItem(state, MARKET_ITEMS.indexOf(intent.item)) ?? 'market-stock');
    case 'ward':
    case 'reveal':
      return because(frame.do === 'ward' || frame.do === 'gold-if-held' ? 'discard-from-hand' : 'answer-first');
    case 'react':
      return because(frame.do === 'react' ? 'react-condition' : 'answer-first');
    case 'lay':
      return because(frame.do === 'new-tile' ? 'tile-place-free' : 'answer-first');
    case 'turn':
      return because(frame.do === 'turn-own-tile' ? 'turn-another-way' : 'answer-first');
    case 'hack':
      return because(frame.do === 'hack-nearby' ? 'cs-hack-here' : 'answer-first');
    case 'rescue':
      return because(frame.do === 'take-prisoner' ? 'cs-prisoners' : 'answer-first');
    case 'copy':
      return because(frame.do === 'copy' ? 'cs-shapeshifter' : 'answer-first');
    case 'bonus':
      return because(frame.do === 'multipass' ? 'cs-multipass' : 'answer-first');
    case 'go':
      return because(frame.do === 'teleport-to' ? editionOf(state).says.named : 'answer-first');
    case 'decline':
      return because('decline-only-optional');
    default:
      return because('answer-first');
  }
}
