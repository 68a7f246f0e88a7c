import { enlistByRule } from './face.ts';
import { clankReasons } from './reasons.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

/** The rules that a table tells: they may be fetched after its other words. */
clankReasons.bring(RULES_AT_HAND);
enlistByRule({
  chalice: RULES_AT_HAND.chalice,
  'monkey-idol': RULES_AT_HAND['idol-not-secret'],
  'master-key': RULES_AT_HAND['master-key'],
  backpack: RULES_AT_HAND.backpack,
  'crown-10': RULES_AT_HAND['crown-order'],
  'crown-9': RULES_AT_HAND['crown-order'],
  'crown-8': RULES_AT_HAND['crown-order'],
  'crown-7': RULES_AT_HAND['crown-order'],
  'mastery-token': RULES_AT_HAND['mastery-token'],
});
