import { reveals } from '../engine/game.ts';
import { counted } from '../text/plural.ts';
import { POINTS } from '../text/terminal.ts';
import { setOff } from '../text/titles.ts';
import { playerNames, type Sayer, type Seating, sayer } from './seating.ts';

/** What a person sees of the game. */
export class Screen {
  readonly say: Sayer;
  private readonly at: Seating;
  private readonly names: readonly string[];

  constructor(seating: Seating) {
    this.at = seating;
    this.say = sayer(seating.language);
    this.names = playerNames(seating.session.seats, this.say);
  }

  line(text: string): void {
    this.at.print(`${text}\n`);
  }

  lines(texts: readonly string[]): void {
    for (const text of texts) this.line(text);
  }

  get view(): unknown {
    return this.at.kit.game.view(this.at.session.state, this.at.me);
  }

  /** Who sits where. */
  showSeats(): void {
    const { bots, me } = this.at;
    const others = bots.map((bot, seat) => `${this.names[seat]!} (${this.say(bot)})`).filter((_, seat) => seat !== me);
    this.line(this.say('seated', { name: this.names[me]!, others: others.join(', ') }));
  }

  tell(event: unknown): void {
    const { kit, wording, language, me } = this.at;
    const told = wording.event(kit.game.redact(event, me), this.names, language, this.view);
    if (told !== null) this.line(`  ${setOff(told, language)}`);
  }

  /** The question with its options, or the result. */
  showQuestion(withTable: boolean): void {
    const { kit, session, wording, language } = this.at;
    const { game } = kit;
    const asked = game.decision(session.state);
    if (asked === null) {
      this.showResult();
      return;
    }
    const { view } = this;
    if (withTable) this.showTable();
    this.line(`\n${setOff(wording.ask(view, this.names, language), language)}`);
    for (const [index, option] of asked.options.entries()) {
      const mark = reveals(game, session.state, index) ? `   [${this.say('reveals')}]` : '';
      const text = setOff(wording.option(option, view, language), language);
      this.line(`${String(index + 1).padStart(4)}  ${text}${mark}`);
    }
  }

  showTable(): void {
    const { wording, language } = this.at;
    this.lines(['', ...wording.table(this.view, this.names, language)]);
  }

  showMap(): void {
    const { wording, language } = this.at;
    const map = wording.map?.(this.view, this.names, language);
    this.lines(map === undefined ? [this.say('noMap')] : ['', ...map]);
  }

  private showResult(): void {
    const { kit, session, language } = this.at;
    const { scores, places, winners } = kit.game.result(session.state)!;
    this.showTable();
    this.line(`\n${this.say('gameOver')}`);
    const order = scores.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]!);
    for (const seat of order) {
      const points = counted(scores[seat]!, POINTS, language);
      this.line(`  ${this.say('score', { place: places[seat]!, name: this.names[seat]!, points })}`);
    }
    if (winners.length === 0) this.line(`  ${this.say('nobody')}`);
  }
}
