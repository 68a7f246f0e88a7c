import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { type BotName, botOf } from '../bots/index.ts';
import { sightOf } from '../engine/bot.ts';
import { InputError, reveals } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import { writeRecord } from '../engine/record.ts';
import type { Session } from '../engine/session.ts';
import type { GameKit } from '../engine/stage.ts';
import type { Language } from '../text/language.ts';
import { TERMINAL, type TerminalText } from '../text/terminal.ts';
import type { Wording } from '../text/wording.ts';

/** Where the game under way is kept after every answer. */
export const LAST_GAME = '.tintamarre/last-game.json';

const COLOURS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly TerminalText[];

type Values = Readonly<Record<string, string | number>>;

/** Says the program's own texts in a language, with values for what stands in braces. */
export const sayer =
  (language: Language) =>
  (text: TerminalText, values: Values = {}): string =>
    TERMINAL[text][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export interface Seating {
  readonly kit: GameKit;
  readonly session: Session<unknown, unknown, unknown, unknown>;
  readonly wording: Wording;
  readonly language: Language;
  /** The seat of the person; bots have the others. */
  readonly me: number;
  readonly bots: readonly BotName[];
  readonly input: NodeJS.ReadableStream;
  readonly print: (text: string) => void;
}

/** A game in the terminal. */
export class Play {
  private readonly at: Seating;
  private readonly say: ReturnType<typeof sayer>;
  private readonly names: readonly string[];
  private readonly random = dice(Date.now());

  constructor(seating: Seating) {
    this.at = seating;
    this.say = sayer(seating.language);
    this.names = COLOURS.slice(0, seating.session.seats).map((colour) => this.say(colour));
  }

  async run(): Promise<void> {
    const lines = createInterface({ input: this.at.input });
    const others = this.at.bots.map((bot, seat) => `${this.names[seat]!} (${bot})`).filter((_, seat) => seat !== this.at.me);
    this.line(this.say('seated', { name: this.names[this.at.me]!, others: others.join(', ') }));
    this.letBotsPlay();
    this.showQuestion(true);
    if (!this.over) {
      this.at.print(this.say('prompt'));
      for await (const line of lines) {
        if (line.trim() === 'q') break;
        this.take(line.trim());
        if (this.over) break;
        this.at.print(this.say('prompt'));
      }
    }
    lines.close();
    if (!this.over) this.line(`\n${this.say('goodbye')}`);
  }

  private get over(): boolean {
    return this.at.kit.game.decision(this.at.session.state) === null;
  }

  private line(text: string): void {
    this.at.print(`${text}\n`);
  }

  private get view(): unknown {
    return this.at.kit.game.view(this.at.session.state, this.at.me);
  }

  private answer(index: number): void {
    const { kit, session, wording, language, me } = this.at;
    session.answer(index, (event) => {
      const told = wording.event(kit.game.redact(event, me), this.names, language);
      if (told !== null) this.line(`  ${told}`);
    });
  }

  /** Whether there was anything for them to answer. */
  private letBotsPlay(): boolean {
    const { kit, session, me, bots } = this.at;
    const { game } = kit;
    const { step } = session;
    for (let asked = game.decision(session.state); asked !== null && asked.seat !== me; asked = game.decision(session.state)) {
      this.answer(botOf(bots[asked.seat]!, kit).choose(sightOf(game, session.state, asked, this.random)));
    }
    return session.step > step;
  }

  /** After the person's answer: the bots play, the game is kept, the next question is put. */
  private goOn(): void {
    const othersPlayed = this.letBotsPlay();
    this.save(LAST_GAME);
    this.showQuestion(othersPlayed);
  }

  private showQuestion(withTable: boolean): void {
    const { kit, session, wording, language } = this.at;
    const { game } = kit;
    const asked = game.decision(session.state);
    if (asked === null) return this.showResult();
    const { view } = this;
    if (withTable) this.showTable();
    this.line(`\n${wording.ask(view, this.names, language)}`);
    for (const [index, option] of asked.options.entries()) {
      const mark = reveals(game, session.state, index) ? `   [${this.say('reveals')}]` : '';
      this.line(`${String(index + 1).padStart(4)}  ${wording.option(option, view, language)}${mark}`);
    }
  }

  private showTable(): void {
    const { wording, language } = this.at;
    this.line('');
    for (const line of wording.table(this.view, this.names, language)) this.line(line);
  }

  private showResult(): void {
    const { kit, session } = this.at;
    const { scores, places, winners } = kit.game.result(session.state)!;
    this.showTable();
    this.line(`\n${this.say('gameOver')}`);
    const order = scores.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]!);
    for (const seat of order) {
      this.line(`  ${this.say('score', { place: places[seat]!, name: this.names[seat]!, points: scores[seat]! })}`);
    }
    if (winners.length === 0) this.line(`  ${this.say('nobody')}`);
  }

  private take(line: string): void {
    const [word = '', ...rest] = line.split(/\s+/);
    const text = rest.join(' ');
    const commands: Readonly<Record<string, () => void>> = {
      h: () => this.line(this.say('commands')),
      e: () => this.endTurn(),
      u: () => this.undo(),
      r: () => this.redo(),
      w: () => this.why(text),
      c: () => this.card(text),
      rules: () => this.rules(text),
      t: () => this.showTable(),
      s: () => this.save(text, true),
    };
    const command = commands[word];
    if (command !== undefined) return command();
    const count = this.at.kit.game.decision(this.at.session.state)!.options.length;
    const chosen = /^\d+$/.test(line) ? Number(line) - 1 : -1;
    if (chosen < 0 || chosen >= count) return this.line(this.say('notANumber', { text: line, count }));
    this.answer(chosen);
    this.goOn();
  }

  /** Plays what is left of the hand, then ends the turn; stops at a real question. */
  private endTurn(): void {
    const { kit, session, me, wording, language } = this.at;
    const { game } = kit;
    let said = false;
    for (let asked = game.decision(session.state); asked?.seat === me; asked = game.decision(session.state)) {
      const index = kit.towardsEndOfTurn(this.view);
      if (index === null) {
        this.line(this.say('choiceFirst'));
        break;
      }
      if (!said && !this.passesTurn(index)) {
        this.line(this.say('playsRest'));
        said = true;
      }
      this.line(`> ${wording.option(asked.options[index], this.view, language)}`);
      this.answer(index);
    }
    this.goOn();
  }

  private passesTurn(index: number): boolean {
    const { game } = this.at.kit;
    const copy = game.clone(this.at.session.state);
    game.answer(copy, index);
    return game.decision(copy)?.seat !== this.at.me;
  }

  private undo(): void {
    const { session, me } = this.at;
    if (session.undoable(me) === 0 || !session.undo()) return this.line(this.say('nothingToUndo'));
    this.line(this.say('undone'));
    this.showQuestion(false);
  }

  private redo(): void {
    if (!this.at.session.redo()) return this.line(this.say('nothingToRedo'));
    this.line(this.say('redone'));
    this.goOn();
  }

  private why(action: string): void {
    const { kit, session, me, wording, language } = this.at;
    try {
      const { intent } = kit.stage.intent(session.state, action, 'w');
      const answer = kit.game.explain(session.state, me, intent);
      if ('refused' in answer) this.line(wording.reason(answer.refused, language));
      else this.line(this.say('possible', { list: answer.options.map((index) => index + 1).join(', ') }));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.line(error.message);
    }
  }

  private card(id: string): void {
    const face = this.at.wording.face(id, this.at.language);
    if (face === null) return this.line(this.say('unknownCard', { text: id }));
    this.line(`${face.name} ${face.nameIsOurs ? this.say('ourName') : ''}\n  ${face.kind}`);
    for (const line of face.lines) this.line(`  ${line}`);
  }

  private rules(word: string): void {
    const { wording, language } = this.at;
    const wanted = word.toLocaleLowerCase(language);
    let found = false;
    for (const section of wording.rules(language)) {
      const rules = section.rules.filter(({ text, id }) => `${id} ${text}`.toLocaleLowerCase(language).includes(wanted));
      if (rules.length === 0) continue;
      found = true;
      this.line(section.title);
      for (const { text } of rules) this.line(`  – ${text}`);
    }
    if (!found) this.line(this.say('noRule', { text: word }));
  }

  /** Written beside and moved into place: a crash leaves the old file or the new one, never half of one. */
  private save(file: string, tell = false): void {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, writeRecord(this.at.session.record));
      renameSync(`${file}.new`, file);
      if (tell) this.line(this.say('saved', { file }));
    } catch (error) {
      this.line(this.say('notSaved', { file, reason: error instanceof Error ? error.message : String(error) }));
    }
  }
}
