import { RULES, SECTIONS } from '../../games/clank/catacombs/rules.ts';
import type { Language } from '../language.ts';
import type { RulesSection } from '../wording.ts';
import { CATACOMBS_RULE_TEXT, CATACOMBS_SECTION_TEXT } from './catacombs-rules.ts';

/** The whole rules catalogue of Catacombs in words, section by section. */
export const catacombsRules = (language: Language): RulesSection[] =>
  SECTIONS.map((section) => ({
    title: CATACOMBS_SECTION_TEXT[section][language],
    rules: RULES.flatMap(([id, of]) => (of === section ? [{ id, text: CATACOMBS_RULE_TEXT[id][language] }] : [])),
  }));
