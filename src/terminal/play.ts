import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { botOf } from '../bots/index.ts';
import { sightOf } from '../engine/bot.ts';
import { dice } from '../engine/random.ts';
import { systemReason } from '../text/errors.ts';
import { keep, LAST_GAME } from './keep.ts';
import { card, rules, why } from './lookup.ts';
import { Screen } from './screen.ts';
import type { Seating } from './seating.ts';

/** A game in the terminal. */
export class Play {
  private readonly at: Seating;
  private readonly screen: Screen;
  private readonly random = dice(Date.now());
  private readonly commands: ReadonlyMap<string, (text: string) => void>;
  /** Whether the game as it stands is in its file. */
  private kept = false;

  constructor(seating: Seating) {
    this.at = seating;
    const screen = new Screen(seating);
    this.screen = screen;
    this.commands = new Map<string, (text: string) => void>([
      ['h', () => screen.line(screen.say('commands'))],
      ['e', () => this.endTurn()],
      ['u', () => this.undo()],
      ['r', () => this.redo()],
      ['w', (text) => screen.lines(why(seating, text))],
      ['c', (text) => screen.lines(card(seating, text))],
      ['rules', (text) => screen.lines(rules(seating, text))],
      ['t', () => screen.showTable()],
      ['m', () => screen.showMap()],
      ['map', () => screen.showMap()],
      ['s', (text) => this.saveIn(text)],
    ]);
  }

  async run(): Promise<void> {
    const { at, screen } = this;
    const lines = createInterface({ input: at.input });
    screen.showSeats();
    this.letBotsPlay();
    this.keepOn();
    screen.showQuestion(true);
    if (!this.over) {
      at.print(screen.say('prompt'));
      for await (const line of lines) {
        if (line.trim() === 'q') break;
        this.take(line.trim());
        if (this.over) break;
        at.print(screen.say('prompt'));
      }
    }
    lines.close();
    if (!this.over) screen.line(`\n${screen.say(this.kept ? 'goodbye' : 'goodbyeUnkept')}`);
  }

  private get over(): boolean {
    return this.at.kit.game.decision(this.at.session.state) === null;
  }

  private answer(index: number): void {
    this.at.session.answer(index, (event) => this.screen.tell(event));
  }

  /** Whether there was anything for them to answer. */
  private letBotsPlay(): boolean {
    const { kit, session, me, bots } = this.at;
    const { game } = kit;
    const { step } = session;
    for (let asked = game.decision(session.state); asked !== null; asked = game.decision(session.state)) {
      const sight = sightOf(game, session.state, asked, this.random);
      const index =
        asked.seat === me ? (kit.standingAnswer?.(sight.view) ?? null) : botOf(bots[asked.seat]!, kit).choose(sight);
      if (index === null) break;
      this.answer(index);
    }
    return session.step > step;
  }

  /** After the person's answer: the bots play, the game is kept, the next question is put. */
  private goOn(): void {
    const othersPlayed = this.letBotsPlay();
    this.keepOn();
    this.screen.showQuestion(othersPlayed);
  }

  private take(line: string): void {
    const [word = '', ...rest] = line.split(/\s+/);
    const command = this.commands.get(word);
    if (command === undefined) this.choose(line);
    else command(rest.join(' '));
  }

  private choose(line: string): void {
    const count = this.at.kit.game.decision(this.at.session.state)!.options.length;
    const chosen = /^\d+$/.test(line) ? Number(line) - 1 : -1;
    if (chosen < 0 || chosen >= count) {
      this.screen.line(this.screen.say('notANumber', { text: line, count }));
      return;
    }
    this.answer(chosen);
    this.goOn();
  }

  /** Plays what is left of the hand, then ends the turn; stops at a real question. */
  private endTurn(): void {
    const { at, screen } = this;
    const { kit, session, me, wording, language } = at;
    const { game } = kit;
    let said = false;
    for (let asked = game.decision(session.state); asked?.seat === me; asked = game.decision(session.state)) {
      const index = kit.towardsEndOfTurn(screen.view);
      if (index === null) {
        screen.line(screen.say('choiceFirst'));
        break;
      }
      if (!said && !this.passesTurn(index)) {
        screen.line(screen.say('playsRest'));
        said = true;
      }
      screen.line(`> ${wording.option(asked.options[index], screen.view, language)}`);
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
      this.screen.line(this.screen.say('undone'));
      this.keepOn();
      this.screen.showQuestion(false);
    } else {
      this.screen.line(this.screen.say('nothingToUndo'));
    }
  }

  private redo(): void {
    if (this.at.session.redo()) {
      this.screen.line(this.screen.say('redone'));
      this.goOn();
    } else {
      this.screen.line(this.screen.say('nothingToRedo'));
    }
  }

  /** Keeps the game where --continue finds it. */
  private keepOn(): void {
    this.kept = this.save(LAST_GAME);
  }

  private saveIn(file: string): void {
    const { say } = this.screen;
    if (file === '') this.screen.line(say('saveWhere'));
    else if (this.save(file)) this.screen.line(say('saved', { file }));
  }

  private save(file: string): boolean {
    const { session, me, bots, folder, language } = this.at;
    try {
      keep(resolve(folder, file), session.recordWithState, { seat: me + 1, bots });
      return true;
    } catch (error) {
      this.screen.line(this.screen.say('notSaved', { file, reason: systemReason(error, language) }));
      return false;
    }
  }
}
