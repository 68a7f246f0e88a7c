import { RULES, SECTIONS } from '../../games/clank/space/rules.ts';
import type { Language } from '../language.ts';
import type { RulesSection } from '../wording.ts';
import { SPACE_RULE_TEXT, SPACE_SECTION_TEXT } from './space-rules.ts';

/** The whole rules catalogue of Clank! In! Space! in words, section by section. */
export const spaceRules = (language: Language): RulesSection[] =>
  SECTIONS.map((section) => ({
    title: SPACE_SECTION_TEXT[section][language],
    rules: RULES.flatMap(([id, of]) => (of === section ? [{ id, text: SPACE_RULE_TEXT[id][language] }] : [])),
  }));
