import './at-hand.ts';
import { CATACOMBS_RULES_AT_HAND } from './catacombs-rules-at-hand.ts';
import { enlistByRule } from './face.ts';
import { catacombsReasons } from './reasons.ts';

catacombsReasons.bring(CATACOMBS_RULES_AT_HAND);
enlistByRule({
  'catacombs-map': CATACOMBS_RULES_AT_HAND['catacombs-map'],
  'puzzle-box': CATACOMBS_RULES_AT_HAND['puzzle-box'],
  'blood-amulet': [CATACOMBS_RULES_AT_HAND['blood-amulet'], CATACOMBS_RULES_AT_HAND['blood-amulet-damage']],
  'invisibility-cloak': CATACOMBS_RULES_AT_HAND['invisibility-cloak'],
  'discount-coupon': CATACOMBS_RULES_AT_HAND['discount-coupon'],
  'golden-monkey-bot': CATACOMBS_RULES_AT_HAND['golden-monkey-bot'],
  peasant: CATACOMBS_RULES_AT_HAND.peasant,
});
