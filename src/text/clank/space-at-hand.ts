import './at-hand.ts';
import { enlistByRule } from './face.ts';
import { spaceReasons } from './reasons.ts';
import { SPACE_PAID } from './space-nouns.ts';
import { SPACE_RULES_AT_HAND } from './space-rules-at-hand.ts';

spaceReasons.bring(SPACE_RULES_AT_HAND, SPACE_PAID);
enlistByRule({
  'market-master-key': SPACE_RULES_AT_HAND['cs-master-key'],
  'market-telepass': SPACE_RULES_AT_HAND['cs-telepass'],
  'market-contraband': SPACE_RULES_AT_HAND['cs-contraband'],
  'major-spaceship-plans': SPACE_RULES_AT_HAND['cs-spaceship-plans'],
  'major-sixth-crystal': SPACE_RULES_AT_HAND['cs-sixth-crystal'],
  'minor-multipass': SPACE_RULES_AT_HAND['cs-multipass'],
  'command-code': SPACE_RULES_AT_HAND['cs-command-door'],
  'escape-pod': SPACE_RULES_AT_HAND['cs-pod-one-player'],
  'executive-escape-pod': SPACE_RULES_AT_HAND['cs-pod-one-player'],
});
