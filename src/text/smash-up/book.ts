import { RULES, SECTIONS } from '../../games/smash-up/rules.ts';
import type { Language } from '../language.ts';
import type { RulesSection } from '../wording.ts';
import { RULE_TEXT, SECTION_TEXT } from './rules.ts';

/** The whole rules catalogue in words, section by section. */
export const smashUpRules = (language: Language): RulesSection[] =>
  SECTIONS.map((section) => ({
    title: SECTION_TEXT[section][language],
    rules: RULES.flatMap(([id, of]) => (of === section ? [{ id, text: RULE_TEXT[id][language] }] : [])),
  }));
