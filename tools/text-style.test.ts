import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/text/language.ts';
import { GAP, type SourceText, sourceTexts } from './source-texts.ts';
import { type Spoken, spokenFaces, spokenGames, withoutNames } from './spoken-texts.ts';

const byLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: of('en'),
  fr: of('fr'),
});

const TEXTS: Readonly<Record<Language, readonly SourceText[]>> = byLanguage(sourceTexts);
/** The same as it is said: all faces, and the questions, options and log of one game of every edition. */
const SPOKEN: Readonly<Record<Language, readonly Spoken[]>> = byLanguage((language) => [
  ...spokenFaces(language),
  ...spokenGames(language),
]);
/** The same, and no name in it: names may play with words. */
const NAMELESS: typeof SPOKEN = byLanguage((language) => {
  const bare = withoutNames(language);
  return SPOKEN[language].map(({ where, text }) => ({ where, text: bare(text) }));
});

/** Names of cards and rooms may play with words. */
const UNNAMED = /^(?!.*(?:lexicon|names|places))/;

/** Where every text keeps to the rules of this file. */
const REVIEWED = /^(?!clank\/lexicon)/;

/** Where the words of the Clank! games are used. */
const OF_CLANK = /^(?!.*(?:lexicon|names|places|smash-up|terminal|home|new-table\.|server|tools))/;

/** Without glyphs in square brackets, values in braces and quoted arguments; with the spaces that are written as escapes. */
const wordsOf = (text: string): string =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/--\w+ '[^']*'/g, '')
    .replace(/\{(?!(?:name|who|player)\})[^}]*\}/g, GAP)
    .replaceAll('\\u00a0', '\u00a0')
    .replaceAll('\\u202f', '\u202f');

const faultsIn = (said: readonly (SourceText | Spoken)[], fault: RegExp, allowed: RegExp): string[] => [
  ...new Set(
    said.flatMap(({ where, text }) => (fault.test(wordsOf(text)) && allowed.test(where) ? [`${where}: ${text}`] : [])),
  ),
];

const faults = (language: Language, fault: RegExp, where = REVIEWED): string[] => [
  ...faultsIn(TEXTS[language], fault, where),
  ...faultsIn(NAMELESS[language], fault, where),
];

test('the texts are found', () => {
  for (const language of LANGUAGES) {
    expect(TEXTS[language].length).toBeGreaterThan(5000);
    expect(SPOKEN[language].length).toBeGreaterThan(10_000);
    for (const place of ['client/new-table-space', 'clank/space-places', 'src/server/words', 'tools/launch.js']) {
      expect(TEXTS[language].some(({ where }) => where.startsWith(place))).toBe(true);
    }
  }
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
    ['upside down', /\bupside down\b/i],
    ['used here', /, used here\b/],
    ['original content', /\boriginal content\b/i],
    ['in a Wayshrine', /\bin (?:a|any) Wayshrine\b/],
    ['no more power than', /\bno more power than\b/],
    ['set aside to', /\bset aside to\b/],
    ['of this name', /\bcards? of this name\b/],
    ['at the bottom of a deck', /\bat the bottom of (?:its|their|your|\S+’s|a|the) (?:owners?[’'] ?s? )?decks?\b/],
    ['from hand', /\bfrom hand\b/],
    ['open edge', /\bopen edge\b/],
    ['turn a tile', /\b[Tt]urn(?:s|ed|ing)? (?:a|the|your|their) tiles?\b/],
    ['the bonus of a card', /\bgets the bonus of\b|^Bonus of\b/],
    ['drawn at random, of what is in play', /in play, drawn at random/],
    ['otherwise without its comma', /; otherwise(?!,| until)/],
    ['footprints icon', /\bfootprints icons?\b/i],
    ['next door', /\bnext door\b/],
    ['half a turn', /\bhalf a turn\b/i],
    ['the back is', /\bThe back is\b/],
    ['verify the luck', /\bverify the luck\b/i],
    ['the secret is out', /\bsecret is out\b/],
    ['spectators, too', /, too\b/],
  ])('no “%s”', (_, fault) => {
    expect(faults('en', fault)).toEqual([]);
  });
});

test('English says “everyone” and “anyone” at the tables', () => {
  expect(faults('en', /\b(?:any|every)body\b/i, /^(?:clank|smash-up)/)).toEqual([]);
});

describe('The documents are plain English', () => {
  const ROOT = join(import.meta.dirname, '..');
  const LINES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((line) => ({ where: file, text: line })),
  );

  test('they are found', () => {
    expect(new Set(LINES.map(({ where }) => where)).size).toBeGreaterThan(20);
  });

  test.each([
    ['is no browser', /(?<!here )\b(?:is|are) no (?!longer\b|more\b)[a-z]/],
    ['Who leaves is …', /(?:[.;] |\| )Who \w+s (?:it|the|a|to|for|up)\b/],
    ['whoever', /\bwhoever\b/i],
    ['anew', /\banew\b/],
    ['under way', /\bunder way\b/],
    ['besides', /\bbesides\b/i],
    ['for ever', /\bfor ever\b/],
    ['the way back', /\bway back\b/i],
    ['came to light', /\b(?:came|comes|come|brings?) (?:\w+ )*to light\b/],
    ['everybody', /\beverybody\b(?!”)/i],
  ])('no “%s”', (_, fault) => {
    expect(LINES.filter(({ text }) => fault.test(text))).toEqual([]);
  });
});

test('English is spelt the American way, as on the boxes', () => {
  const BRITISH =
    /\b(?:\w*colour\w*|centre\w*|\w*favour\w*|honour\w*|neighbour\w*|behaviour\w*|cancell\w+|licence\w*|counsellor|mould\w*|armour\w*|defence|offence|catalogue|travell\w+|(?:real|organ|recogn)is(?:e|ed|es|ing)|theatre|grey(?! Opal)\w*)\b/i;
  expect(faults('en', BRITISH)).toEqual([]);
});

describe('What is put together is whole', () => {
  test.each([
    ['en', /(?: to| or| and| if| of|,|;| )$/],
    ['fr', /(?: pour| ou| et| si| de|,|;|[ \u00a0])$/],
  ] as const)('no %s text stops in mid-sentence', (language, fault) => {
    expect(faultsIn(SPOKEN[language], fault, REVIEWED)).toEqual([]);
  });

  test.each([
    ['en', /\b(?:you|your|yours)\b/i],
    ['fr', /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})/iu],
  ] as const)('the log in %s speaks of players, not to them', (language, fault) => {
    expect(faultsIn(NAMELESS[language], fault, /: log$/)).toEqual([]);
  });

  test.each([
    ['en', /\([^()]*\([^()]*\)\)|\)[^(]{0,3}\([^()]*\) \(/],
    ['fr', /\([^()]*\([^()]*\)\)|\)[^(]{0,3}\([^()]*\) \(/],
  ] as const)('no %s text has brackets in brackets', (language, fault) => {
    expect(faultsIn(SPOKEN[language], fault, REVIEWED)).toEqual([]);
  });

  test('a name has no colon and no brackets of its own where a label brings them', () => {
    for (const language of LANGUAGES) {
      const names = TEXTS[language].filter(({ where }) => /places/.test(where));
      expect(names.length).toBeGreaterThan(200);
      expect(faultsIn(names, /[:()]/, /places/)).toEqual([]);
    }
  });

  test('the condition of a bonus governs all of it: no semicolon follows before “otherwise”', () => {
    const CUT = {
      en: /\bif [^;]*, [^;]*; (?!otherwise)[^;]*; otherwise/i,
      fr: /(?:\bsi |s’)[^;]*, [^;]*; (?!sinon)[^;]*; sinon/i,
    };
    for (const language of LANGUAGES) expect(faultsIn(SPOKEN[language], CUT[language], /face/)).toEqual([]);
  });

  test.each([
    ['en', /\bfrom the (?:play area|discard pile|hand)\b/],
    ['fr', /(?<!Donjon )\b(?:de|dans|sur|sous) la (?:zone de jeu|main|défausse|pioche)\b(?! (?:d[eu’]|Mercenaire))/],
  ] as const)('the log in %s says whose hand and whose piles', (language, fault) => {
    expect(faultsIn(SPOKEN[language], fault, /: log$/)).toEqual([]);
  });

  test('Clank! ends a sentence by itself', () => {
    for (const language of LANGUAGES) expect(faults(language, /Clank!\.(?!\.)/)).toEqual([]);
  });

  test('no text has two spaces in a row', () => {
    for (const language of LANGUAGES) expect(faultsIn(SPOKEN[language], / {2}/, REVIEWED)).toEqual([]);
  });

  test('on a Clank! card, one colon follows another only behind a semicolon', () => {
    const TWICE =
      /\S\u00a0?: (?!au choix|choose one)[^;]*(?<!of these|de ces jetons|au choix|choisit|\u00a0)\u00a0?: /i;
    for (const language of LANGUAGES) expect(faultsIn(SPOKEN[language], TWICE, /^clank.*face/)).toEqual([]);
  });
});

describe('What is filled in fits its sentence', () => {
  const asWritten = (language: Language, fault: RegExp): string[] =>
    TEXTS[language]
      .filter(({ where, text }) => where.startsWith('client/') && fault.test(text))
      .map(({ text }) => text);

  test('no countable noun stands in one form after a value', () => {
    const ONE_FORM = {
      en: /\{n\} (?:Sword|Boot|purchase|card|cube|room|turn|action|minion|point)\b/,
      fr: /\{n\}[ \u00a0](?:Compétence|Épée|Botte|achat|carte|cube|salle|action|Créature|point)(?!\p{L})/u,
    };
    for (const language of LANGUAGES) expect(asWritten(language, ONE_FORM[language])).toEqual([]);
  });

  test('« de » is not set before the title of a game: « Règles de Dans l’Espace ! »', () => {
    expect(asWritten('fr', /\{de game\}/)).toEqual([]);
  });

  test('“can’t be undone” in one form on the page', () => {
    expect(asWritten('en', /\bcannot be undone\b/)).toEqual([]);
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
    const found = faults('fr', LITERARY, UNNAMED).filter((text) =>
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
    ['autant de cartes que vous voulez', /\bautant d[^.]* que vous voulez\b/],
    ['subit −2 de Force', /(?<!\p{L})(?:subi|gagn)\p{L}+ [−+]\d/u],
    ['Quand vous le prenez', /Quand vous le (?:prenez|libérez)/],
    ['phase complète', /phases? (?:\S+ )*(?:est )?complète/],
    ['contenu original', /contenu original/i],
    ['suivi ici', /suivi ici/],
    ['au-dessus de la pioche', /au-dessus d\S+ (?:\S+ )?(?:pioche|deck)/],
    ['autre que Officier', /\b[Aa]utres? que [AEIOUÉÈÊŒH](?!all|ydro)/],
    ['doit au choix', /doit au choix/],
    ['bord libre', /\bbord libre\b/],
    ['à l’envers', /à l’envers/],
    ['À la prise', /À la (?:prise|libération)/],
    ['faites le tout, dans une suite d’infinitifs', /[;,:] faites (?:les deux|le tout)/],
    ['(total 3)', /\(total \d/],
    ['ne peut avoir lieu', /(?:vous|ils?|elles?|qui) ne p[eo]u(?:t|x|vent|vez) [a-zéêâ]+(?:er|ir|re)\b(?! qu)/],
    ['qui n’en est pas', /n’en (?:est|sont) pas\./],
    ['comme imprimé', /comme imprimé/i],
    ['sans effets', /(?<!\p{L})sans effets(?!\p{L})/u],
    ['sortie vivante', /sortie vivante/],
    ['5 devant', /\} devant \{|\d devant /],
    ['clé', /(?<!\p{L}|mots?-)clés?(?!\p{L})/iu],
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
      'Or|Compétences?|Épées?|Bottes?|Téléportations?|Crédits?|Clank!|dégâts?|points?|Points?|cubes?|cartes?|jetons?|tuiles?|cases?|tours?|joueurs?|Artefacts?|Crochetages?|Prisonniers?|Cristaux|Cristal|Secrets?|Fantômes?|Monstres?|Ennemis?|Compagnons?|Livres?|Chasseurs?|Créatures?|Actions?|Bases?|marqueurs?|Talents?|de Force';
    expect(faults('fr', new RegExp(`\\d (?:${NOUN})(?!\\p{L})`, 'u'))).toEqual([]);
    expect(faultsIn(SPOKEN.fr, new RegExp(`\\d (?:${NOUN})(?!\\p{L})`, 'u'), REVIEWED)).toEqual([]);
  });

  test('Force and Résistance stay with their numbers', () => {
    expect(faults('fr', /(?:Force|Résistance) (?:[\d+−]|…(?! …))/)).toEqual([]);
    expect(faultsIn(SPOKEN.fr, /(?:Force|Résistance) [\d+−]/, REVIEWED)).toEqual([]);
  });

  test('« de », « que » and « à » are not set before a name by hand', () => {
    expect(faults('fr', /\b(?:de|que) \{(?:name|who|player)\}/)).toEqual([]);
  });
});
