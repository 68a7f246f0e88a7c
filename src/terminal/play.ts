import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { botOf } from '../bots/index.ts';
import { sightOf } from '../engine/bot.ts';
import { reveals } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import { writeRecord } from '../engine/record.ts';
import type { TerminalText } from '../text/terminal.ts';
import { card, rules, why } from './lookup.ts';
import { type Seating, sayer } from './seating.ts';

/** Where the game under way is kept after every answer. */
export const LAST_GAME = '.tintamarre/last-game.json';

const COLOURS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly TerminalText[];

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
    const others = this.at.bots
      .map((bot, seat) => `${this.names[seat]!} (${bot})`)
      .filter((_, seat) => seat !== this.at.me);
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

  private lines(texts: readonly string[]): void {
    for (const text of texts) this.line(text);
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
    for (
      let asked = game.decision(session.state);
      asked !== null && asked.seat !== me;
      asked = game.decision(session.state)
    ) {
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
    if (asked === null) {
      this.showResult();
      return;
    }
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
    this.lines(['', ...wording.table(this.view, this.names, language)]);
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
      w: () => this.lines(why(this.at, text)),
      c: () => this.lines(card(this.at, text)),
      rules: () => this.lines(rules(this.at, text)),
      t: () => this.showTable(),
      s: () => this.save(text, true),
    };
    const command = commands[word] ?? (() => this.choose(line));
    command();
  }

  private choose(line: string): void {
    const count = this.at.kit.game.decision(this.at.session.state)!.options.length;
    const chosen = /^\d+$/.test(line) ? Number(line) - 1 : -1;
    if (chosen < 0 || chosen >= count) {
      this.line(this.say('notANumber', { text: line, count }));
      return;
    }
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
    if (session.undoable(me) > 0 && session.undo()) {
      this.line(this.say('undone'));
      this.showQuestion(false);
    } else {
      this.line(this.say('nothingToUndo'));
    }
  }

  private redo(): void {
    if (this.at.session.redo()) {
      this.line(this.say('redone'));
      this.goOn();
    } else {
      this.line(this.say('nothingToRedo'));
    }
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
