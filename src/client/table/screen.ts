import type { Seat } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import { settings } from '../settings.ts';
import { Store } from '../store.ts';
import type { OpenedTable, Seen } from '../worker/calls.ts';
import type { Heard } from './host.ts';
import { type Animator, NOTHING_EXPLAINED, type Notice, type TableState } from './state.ts';

/** So many steps at once are shown without playing them. */
const MOST_PLAYED = 12;

const HIDDEN_MILLISECONDS = 100;

/** A table that was watched anew tells again what is known. */
const isSame = (a: Told, b: Told | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const noted = (error: unknown): void => console.error(error);

/** Until the page is next drawn; a page out of sight is not. */
export const drawn = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, HIDDEN_MILLISECONDS)),
  ]);

/** What is shown of a table: as it stands, with what happened played on the way there. */
export class Screen<Option, Event, View> {
  opened: OpenedTable;
  readonly store: Store<TableState<Option, Event, View>>;
  animator: Animator<Event> | null = null;
  /** While the animator is fetched: what happens first waits for it. */
  rehearse: () => Promise<unknown> = async () => undefined;
  protected closed = false;
  private news: Heard<Option, Event, View> | null = null;
  /** Everything heard so far is shown, and how it came to that was played. */
  private caughtUp: Promise<void> = Promise.resolve();
  /** Everything heard so far is shown. */
  private newsShown: Promise<void> = Promise.resolve();

  constructor(opened: OpenedTable, viewer: Seat | null, { present, told }: Seen<Option, Event, View>) {
    this.opened = opened;
    this.store = new Store({
      viewer,
      present,
      told,
      undone: [],
      ending: false,
      explained: NOTHING_EXPLAINED,
      choice: null,
      wasted: null,
      handTo: null,
      notice: null,
      skipping: false,
    });
  }

  get state(): TableState<Option, Event, View> {
    return this.store.get();
  }

  protected get swift(): boolean {
    return this.state.skipping || settings.get().pace === 'instant';
  }

  /** What happened at a table that is followed; what came meanwhile is shown together. */
  heard(news: Heard<Option, Event, View>): void {
    this.news = news;
    this.newsShown = new Promise((shown) => {
      this.caughtUp = this.caughtUp.then(() => this.catchUp(shown)).finally(shown);
    });
  }

  private async catchUp(shown: () => void): Promise<void> {
    const { news, state, opened } = this;
    if (news === null || this.closed) return;
    this.news = null;
    const { viewer, sitters, present, told } = news;
    if (sitters !== opened.sitters) this.opened = { ...opened, sitters };
    const first = told.findIndex((each, i) => !isSame(each, state.told[i]));
    const fresh = first < 0 ? [] : told.slice(first);
    const same = viewer === state.viewer && fresh.length === 0 && told.length === state.told.length;
    if (same) this.store.patch(told.every((each, i) => each === state.told[i]) ? { present } : { present, told });
    else {
      const play = await this.show({ viewer, present, told }, fresh.length > MOST_PLAYED ? [] : fresh);
      shown();
      await play();
    }
    await drawn();
  }

  /** Shows the table as it stands; what it gives back plays how it came to that. */
  private async show(
    now: Pick<TableState<Option, Event, View>, 'viewer' | 'present' | 'told'>,
    fresh: readonly Told<Event>[],
  ): Promise<() => Promise<void>> {
    // Nobody sees what moves on a page out of sight.
    const unseen = () => this.swift || document.hidden;
    if (!unseen()) await this.rehearse();
    const undone = this.state.told.filter(({ step }) => step > now.present.step);
    const play = unseen() ? null : this.staged(fresh, undone);
    const ending = play !== null && now.present.result !== null && fresh.length > 0;
    const notice = this.keptNotice(now.present.asked, fresh);
    this.store.patch({ ...now, undone, ending, explained: NOTHING_EXPLAINED, choice: null, wasted: null, notice });
    return async () => {
      await play?.().catch(noted);
      if (ending) this.store.patch({ ending: false });
    };
  }

  /** An animation that breaks is missing, and no more: the table goes on. */
  private staged(fresh: readonly Told<Event>[], undone: readonly Told<Event>[]): (() => Promise<void>) | null {
    try {
      return this.animator?.(fresh, undone) ?? null;
    } catch (error) {
      noted(error);
      return null;
    }
  }

  /** What was refused stays said while others act, however fast they are. */
  private keptNotice(asked: Seat | null, fresh: readonly Told<Event>[]): Notice | null {
    const { notice, viewer } = this.state;
    if (fresh.length === 0 || fresh.some(({ seat }) => seat === viewer)) return null;
    const kept = notice?.kind === 'not-done' || (notice?.kind === 'refused' && asked !== viewer);
    return kept ? notice : null;
  }

  /**
   * Shows what comes back and plays how it came to that; `settled` is called in between. What goes wrong is said, and the
   * table stays as it is.
   */
  protected async shown(asked: Promise<Seen<Option, Event, View> | null>, settled = () => {}): Promise<boolean> {
    let played: () => Promise<void>;
    try {
      played = await this.outcome(await asked);
    } catch (error) {
      this.store.patch({ notice: { kind: 'broken', error } });
      return false;
    } finally {
      settled();
    }
    await played();
    return true;
  }

  private async outcome(seen: Seen<Option, Event, View> | null): Promise<() => Promise<void>> {
    if (seen === null) {
      await this.newsShown;
      return () => this.caughtUp;
    }
    const { viewer } = this.state;
    const { present, told } = seen;
    if (seen.overtaken) {
      const play = await this.show({ viewer, present, told }, []);
      this.store.patch({ notice: { kind: 'overtaken' } });
      return play;
    }
    const kept = this.state.told.filter(({ step }) => step <= present.step - told.length);
    return this.show({ viewer, present, told: [...kept, ...told] }, told);
  }
}
