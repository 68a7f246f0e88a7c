import type { Decision, Explanation, Seat } from '../../engine/game.ts';
import { settings } from '../settings.ts';
import type { OpenedTable, Seen } from '../worker/calls.ts';
import type { Remote, TableHost } from './host.ts';
import { InputScreen } from './input-screen.ts';
import { localHost } from './local.ts';
import { PACE, pause } from './pace.ts';
import { type Deciding, NOTHING_EXPLAINED } from './state.ts';

export type { Animator, Notice, TableState } from './state.ts';

/** A table as the page holds it: asks its host, shows what comes back, lets bots act at the pace chosen. */
export class Table<
  Option extends object = object,
  Event = unknown,
  View extends Deciding<Option> = Deciding<Option>,
> extends InputScreen<Option, Event, View> {
  readonly host: TableHost<Option, Event, View>;
  private running = false;
  private leave = () => {};
  /** Fetches the words of the rules that refuse. */
  private readonly rules: () => Promise<unknown>;

  private constructor(
    opened: OpenedTable,
    host: TableHost<Option, Event, View>,
    viewer: Seat | null,
    seen: Seen<Option, Event, View>,
    rules: () => Promise<unknown>,
  ) {
    super(opened, viewer, seen);
    this.host = host;
    this.rules = rules;
  }

  static async open<Option extends object, Event, View extends Deciding<Option>>(
    opened: OpenedTable,
    rules: () => Promise<unknown>,
  ): Promise<Table<Option, Event, View>> {
    const persons = opened.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const alone = persons.length === 1 ? persons[0]! : null;
    const host = localHost<Option, Event, View>(opened);
    const table = new Table(opened, host, alone, await host.look(alone), rules);
    if (persons.length > 1) table.handOver();
    const look = () => void table.refresh();
    addEventListener('focus', look);
    table.leave = () => removeEventListener('focus', look);
    void table.run();
    return table;
  }

  /** Opens a table that somebody else runs, and follows what happens there. */
  static async follow<Option extends object, Event, View extends Deciding<Option>>(
    opened: OpenedTable,
    remote: Remote,
    rules: () => Promise<unknown>,
  ): Promise<Table<Option, Event, View>> {
    const host = remote.hostOf<Option, Event, View>();
    const table = new Table(opened, host, remote.viewer, await host.look(remote.viewer), rules);
    table.leave = remote.follow(table);
    return table;
  }

  close(): void {
    this.closed = true;
    this.leave();
  }

  /** What the viewer is asked, if it is the viewer. */
  get decision(): Decision<Option> | null {
    return this.state.present.view.decision;
  }

  /** Takes an option of the question that is shown; if it has to wait and another one is asked then, it is rejected. */
  choose(index: number): void {
    const { step } = this.state.present;
    const act = () => (step === this.state.present.step ? void this.answer(index) : this.reject());
    this.press(act, { thing: `${step} ${index}` });
  }

  /** Answers at once, for what was pressed: nothing else may be on its way. */
  async answer(index: number): Promise<void> {
    const { viewer, present } = this.state;
    if (viewer === null || this.decision === null || !this.admits(index)) return;
    await this.send(this.host.answer(viewer, present.step, index));
    await this.run();
  }

  /** Ends the turn; with something left that could be used, it asks first where the end cannot be undone. */
  endTurn(index: number, unused: string): void {
    const isWaste = unused !== '' && settings.get().confirmWaste && this.isFinal(index);
    if (isWaste) this.store.patch({ wasted: { index, unused }, notice: null });
    else void this.answer(index);
  }

  /** Whether what follows the answer leaves no time to take it back: bots answer at once, and so do they on this device. */
  private isFinal(index: number): boolean {
    const { sitters } = this.opened;
    const next = sitters[((this.state.viewer ?? 0) + 1) % sitters.length];
    return this.reveals(index) || this.host.goOn !== null || next?.kind === 'bot';
  }

  /** Has what was pressed later wait until what comes back is shown. */
  private async send(asked: ReturnType<typeof this.host.answer>): Promise<void> {
    this.hold();
    await this.shown(asked, () => this.release());
  }

  async refuse(intent: Option): Promise<void> {
    const explanation = (await this.explain([intent]))[0];
    // Others went on meanwhile, so that nobody can say any more why not.
    if (explanation === undefined) this.reject();
    else if ('refused' in explanation) this.store.patch({ notice: { kind: 'refused', reason: explanation.refused } });
    else if (explanation.options.length > 0) this.store.patch({ choice: explanation.options });
  }

  /** What the engine says of each intent now; remembered until the next step. */
  async explain(intents: readonly Option[]): Promise<readonly Explanation[]> {
    const { viewer, present } = this.state;
    const unknown = intents.filter((intent) => !this.state.explained.has(JSON.stringify(intent)));
    if (unknown.length > 0 && viewer !== null) {
      const both = Promise.all([this.host.explain(viewer, unknown), this.rules()]);
      const answers = await both.then(([told]) => told).catch(() => null);
      if (answers !== null && this.state.present.step === present.step) {
        const added = unknown.map((intent, i): [string, Explanation] => [JSON.stringify(intent), answers[i]!]);
        this.store.patch({ explained: new Map([...this.state.explained, ...added]) });
      }
    }
    return intents.flatMap((intent) => this.state.explained.get(JSON.stringify(intent)) ?? []);
  }

  undo(): void {
    this.press(
      () => {
        const { viewer, present } = this.state;
        if (viewer === null || present.undoable === 0) this.store.patch({ notice: { kind: 'undo-refused' } });
        else void this.send(this.host.undo(viewer));
      },
      { anytime: true },
    );
  }

  redo(): void {
    this.press(
      () => {
        const { viewer, present } = this.state;
        if (viewer !== null && present.redoable > 0) void this.send(this.host.redo(viewer)).then(() => this.run());
      },
      { anytime: true },
    );
  }

  /** Shows what another window did with the table, when this one is looked at again. */
  private async refresh(): Promise<void> {
    if (this.host.refresh === null) return;
    await this.shown(this.host.refresh(this.state.viewer));
    await this.run();
  }

  /** Lets bots act at once until a person is asked. */
  skip(): void {
    if (this.host.goOn === null) return;
    this.store.patch({ skipping: true });
    void this.run();
  }

  /** The device is in the hands of the person it was to be handed to. */
  async take(): Promise<void> {
    const { handTo } = this.state;
    if (handTo === null) return;
    const { present, told } = await this.host.look(handTo);
    this.store.patch({ viewer: handTo, handTo: null, present, told, explained: NOTHING_EXPLAINED, notice: null });
  }

  drop(): void {
    this.store.patch({ choice: null, wasted: null, notice: null });
  }

  private handOver(): void {
    const { present, viewer } = this.state;
    const { asked } = present;
    if (asked === null || asked === viewer || present.onItsOwn) return;
    if (this.opened.sitters[asked]!.kind === 'person') this.store.patch({ handTo: asked });
  }

  /** Lets those act who need not be waited for, then hands the device over if another person is asked. */
  private async run(): Promise<void> {
    const { goOn } = this.host;
    if (this.running || goOn === null) return;
    this.running = true;
    while (!this.closed && this.state.present.onItsOwn) {
      await pause(this.swift ? 0 : PACE[settings.get().pace], () => this.swift || this.closed);
      if (this.closed) break;
      const { viewer } = this.state;
      if (!(await this.shown(goOn(viewer, this.swift)))) break;
    }
    this.running = false;
    this.store.patch({ skipping: false });
    this.handOver();
  }
}
