import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/text/language.ts';

/** A text as it stands in the source: what fills its gaps is left out. */
interface Text {
  readonly where: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '../src/text');
const GAP = '…';

/** A literal that starts at `at`, its gaps closed; and where it ends. */
function literalAt(source: string, at: number): { text: string; end: number } {
  const quote = source[at];
  let text = '';
  let i = at + 1;
  while (source[i] !== quote) {
    if (quote === '`' && source.startsWith('${', i)) {
      i = endOfGap(source, i + 2);
      text += GAP;
    } else {
      text += source[i];
      i += 1;
    }
  }
  return { text, end: i + 1 };
}

/** Where the expression in a gap ends; it may hold texts of its own. */
function endOfGap(source: string, start: number): number {
  let depth = 1;
  let i = start;
  while (depth > 0) {
    const char = source[i]!;
    if (char === "'" || char === '`') {
      i = literalAt(source, i).end;
      continue;
    }
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    i += 1;
  }
  return i;
}

/** All that is said in one language by one file: the texts after `en:` or `fr:`, alone or in a list. */
function textsIn(source: string, language: Language): string[] {
  return [...source.matchAll(new RegExp(`\\b${language}: (\\[)?(?=['\`])`, 'g'))].flatMap((match) => {
    const first = literalAt(source, match.index + match[0].length);
    const texts = [first.text];
    for (let { end } = first; match[1] !== undefined && source.startsWith(', ', end); ) {
      const next = literalAt(source, end + 2);
      texts.push(next.text);
      end = next.end;
    }
    return texts;
  });
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => join(ROOT, file));

const TEXTS: Readonly<Record<Language, readonly Text[]>> = { en: [], fr: [] };
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  for (const language of LANGUAGES) {
    const texts = textsIn(source, language).map((text) => ({ where: relative(ROOT, file), text }));
    (TEXTS[language] as Text[]).push(...texts);
  }
}

/** Names of cards and rooms may play with words. */
const UNNAMED = /^(?!.*(?:lexicon|names|places))/;

/** Where every text keeps to the rules of this file. */
const REVIEWED = /^(?!clank\/lexicon)/;

/** Where the words of the Clank! games are used. */
const OF_CLANK = /^(?!.*(?:lexicon|names|places|smash-up|terminal|home|new-table\.))/;

/** Without the glyphs in square brackets and the values in braces; with the spaces that are written as escapes. */
const wordsOf = (text: string): string =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\{(?!(?:name|who|player)\})[^}]*\}/g, GAP)
    .replaceAll('\\u00a0', '\u00a0')
    .replaceAll('\\u202f', '\u202f');

const faults = (language: Language, fault: RegExp, where = REVIEWED): string[] =>
  TEXTS[language].flatMap((said) =>
    fault.test(wordsOf(said.text)) && where.test(said.where) ? [`${said.where}: ${said.text}`] : [],
  );

test('the texts are found', () => {
  for (const language of LANGUAGES) expect(TEXTS[language].length).toBeGreaterThan(2500);
});

describe('English is plain', () => {
  test.each([
    ['is no Artifact', /(?<!\bt?here )\b(is|are|was|were) no (?!longer|more\b|limit)[a-z]+(?!\w)/i],
    ['be it', /\b(be|were) it\b/i],
    ['by lot', /\bby lot\b/i],
    ['of yours', /\bof yours\b/i],
    ['no longer holds', /\b(no longer holds?|does not hold|do not hold)\b/i],
    ['serves on', /\bserves? (on|for|once|only)\b/i],
    ['but for', /\bbut for\b/i],
    ['at the price of', /\bat the price of\b/i],
    ['whoever', /\bwhoever (?!control|played|falls)/i],
    ['gives way to one without', /\bgives way to one\b/i],
    ['makes use of', /\bmakes? use of\b/i],
  ])('no “%s”', (_, fault) => {
    expect(faults('en', fault)).toEqual([]);
  });
});

/** Game terms as the rulebooks print them; in Smash Up, “gold” or “ghost” may be anything. */
describe('English game terms have their capitals', () => {
  const TERMS =
    /(?<![\w’'-])(?:gold|skill|swords?|boots?|artifacts?|monsters?|ghosts?|gems?|crystal caves?|major secrets?|minor secrets?|prisoners?|portals?|lockpicks?|wayshrines?|power crystals?|data (?:ports?|cubes?)|command codes?|hyperlifts?|telepads?|security checkpoints?|bounty hunters?|escape pods?|factions?|schemes?|dragon|dungeon (?:row|deck)|Clank! area)(?![\w-])/;

  test('in the rules, cards and log of the Clank! games', () => {
    expect(faults('en', TERMS, OF_CLANK)).toEqual([]);
  });

  test('all their words, not the first alone', () => {
    const HALF =
      /\b(?:Power crystal|Data (?:port|cube)|Major secret|Minor secret|Command code|Escape pod|Security checkpoint|Bounty hunter|Crystal cave|Monkey idol|Secret tome|Health meter|Rage track|Master key)/;
    expect(faults('en', HALF)).toEqual([]);
  });
});

describe('French is that of today', () => {
  test('no sentence starts with « Qui » for « the one who »', () => {
    expect(faults('fr', /(?:^|[.;] )Qui \p{L}.*[,.;]/u)).toEqual([]);
  });

  /** Forms of the simple past and of the imperfect subjunctive that a text of a game might slip into. */
  const LITERARY =
    /(?<!\p{L})(?:fut|furent|fût|fussent|eut|eurent|eût|eussent|fit|firent|fît|vint|vinrent|vînt|put|purent|pût|dut|durent|dût|prit|prirent|prît|mit|mirent|mît|\p{L}{2,}(?:èrent|âmes|îmes|ûmes|assent|issent|ussent|ât|ît))(?!\p{L})/u;
  const SPELT_ALIKE =
    /dégât|étourdissent|accomplissent|conquièrent|laissent|réagissent|finissent|remplissent|subissent|choisissent|connaît|paraît|apparaît|disparaît|reparaît|plaît|naît|accroît|maître|unissent|agissent|réunissent|réussissent|puissent|surgissent|croît/;

  test('no simple past, no imperfect subjunctive', () => {
    const found = faults('fr', LITERARY).filter((text) =>
      LITERARY.test(text.replace(new RegExp(SPELT_ALIKE, 'g'), '')),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['robots', /\brobots\b(?! qui s’entraident)/],
    ['Terminer le tour', /[Tt]erminer le tour/],
    ['implant', /\bimplants?\b/],
    ['en Hyperstation', /\ben Hyperstation\b/],
    ['aller par Téléportation', /\b(aller|rejoindre) par Téléportation\b/],
    ['au prix de', /\bau prix d’/],
    ['vertige', /\bvertige\b/],
    ['sac Boss', /\bsac (Boss|du Dragon)\b/i],
    ['fût-ce', /fût-ce/],
    ['Lord Eradikus', /Lord Eradikus/],
  ])('no « %s »', (_, fault) => {
    expect(faults('fr', fault, UNNAMED)).toEqual([]);
  });

  test('game terms have their capitals in the Clank! games', () => {
    const TERMS =
      /(?<!\p{L}|’)(?:compétences?|épées?|bottes?|artefacts?|monstres?|gemmes?|aubaines?|fantômes?|prisonniers?|crochetages?|lieux? sacrés?|cavernes? de cristal|crédits?|hyperstations?|machinations?|chasseurs? de prime|dragon)(?!\p{L})/u;
    expect(faults('fr', TERMS, OF_CLANK)).toEqual([]);
  });
});

describe('French typography', () => {
  test('apostrophes are curved, and spaces before signs do not break', () => {
    expect(faults('fr', /'|[^\u00a0\u202f…] ?[»]|« | [;:!?»]/)).toEqual([]);
  });

  test('a number stays with its noun', () => {
    const NOUN =
      'Or|Compétences?|Épées?|Bottes?|Crédits?|Clank!|dégâts?|points?|cubes?|cartes?|Artefacts?|Crochetages?|Prisonniers?|Cristaux';
    expect(faults('fr', new RegExp(`\\d (?:${NOUN})(?!\\p{L})`, 'u'), UNNAMED)).toEqual([]);
  });

  test('« de », « que » and « à » are not set before a name by hand', () => {
    expect(faults('fr', /\b(?:de|que) \{(?:name|who|player)\}/)).toEqual([]);
  });
});
