import { InputError, type Options, type Random } from '../../engine/game.ts';
import { dice } from '../../engine/random.ts';
import type { Start } from '../../engine/session.ts';
import { Match } from '../../match/match.ts';
import type { KeptTable, Sitter } from '../../protocol/table.ts';
import { LoadError, loadPart } from '../load-part.ts';
import { plainly } from '../plainly.ts';
import { keepTable, keptTable } from '../shelf.ts';
import type { CallError, Calls, Seen, Upgraded } from './calls.ts';
import { KITS, type WorkerKit } from './kits.ts';
import type { Played, Resumed } from './upgrading.ts';

/** Every call may take its time. */
type Hosting = {
  readonly [Name in keyof Calls]: (...ask: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>;
};

/** Hexadecimal digits that nobody can foretell. */
function secret(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

const luck = (): Random => dice(crypto.getRandomValues(new Uint32Array(1))[0]!);

/** What a game under way does without is fetched when it is first asked for. */
const loadStories = () => loadPart(() => import('./telling.ts'));
const loadFiles = () => loadPart(() => import('./files.ts'));

async function kitOf(id: string, options: Options | null = null): Promise<WorkerKit> {
  const load = KITS[id];
  if (load === undefined) throw new InputError('game', `no game is called ${JSON.stringify(id)}`);
  return load(options);
}

/** Goes on with what was played. */
async function resumed(kit: WorkerKit, played: Played): Promise<Resumed> {
  const { record, sitters, deciders, begins } = played;
  if (record.rules === kit.game.rules) return { match: Match.resume(kit, sitters, record, luck(), deciders, begins) };
  const { upgradedMatch } = await loadPart(() => import('./upgrading.ts'));
  return upgradedMatch(kit, played, luck());
}

/** A table in the browser: the match is played here, away from the page, and kept after every answer. */
class Host {
  private readonly id: string;
  private readonly match: Match;
  private readonly begun: number;
  /** Fetches what bots need to move. */
  readonly sense: () => Promise<void>;
  /** What a change of the rules meant for it, if it was opened after one. */
  readonly upgraded: Upgraded | undefined;
  private keptStep = -1;
  /** When it was last kept, as far as this window knows. */
  private touched: number | null;

  constructor(
    id: string,
    kit: WorkerKit,
    { match, upgraded }: Resumed,
    begun = Date.now(),
    touched: number | null = null,
  ) {
    this.sense = () => kit.sense();
    this.id = id;
    this.match = match;
    this.upgraded = upgraded;
    this.begun = begun;
    this.touched = touched;
  }

  static async open(id: string): Promise<Host> {
    const table = await kept(id);
    const { record, begun, touched } = table;
    const kit = await kitOf(record.game, record.options);
    return new Host(id, kit, await resumed(kit, table), begun, touched);
  }

  get table(): Match {
    return this.match;
  }

  /** Whether it was kept: not if another window went on with the table. A game of older rules is kept as it came. */
  async keep(played: Partial<Played> = {}): Promise<boolean> {
    const { match, begun } = this;
    const { result, asked } = match.present(null);
    const { sitters, turn, recordWithState, deciders, begins } = match;
    const touched = Math.max(Date.now(), (this.touched ?? 0) + 1);
    const record = recordWithState;
    const table = { id: this.id, sitters, record, deciders, begins, begun, touched, turn, asked, ...played, result };
    if (!(await keepTable(table, this.touched))) return false;
    this.touched = touched;
    this.keptStep = match.step;
    return true;
  }

  look(viewer: number | null, since: number): Seen {
    return { present: this.match.present(viewer), told: this.match.told(viewer, since) };
  }

  /** What the viewer sees after something was done, once it is kept. */
  async seen(viewer: number | null, since: number): Promise<Seen> {
    const isKept = this.keptStep === this.match.step || this.upgraded?.wasOver;
    if (!isKept && !(await this.keep())) return this.anew(viewer);
    return this.look(viewer, since);
  }

  /** The table as another window left it, if one did. */
  async refreshed(viewer: number | null): Promise<Seen | null> {
    const now = await keptTable(this.id);
    return now === undefined || now.touched === this.touched ? null : this.anew(viewer);
  }

  private async anew(viewer: number | null): Promise<Seen> {
    host = await Host.open(this.id);
    return { ...host.look(viewer, -1), overtaken: true };
  }
}

let host: Host | null = null;

function current(): Host {
  if (host === null) throw new InputError('table', 'no table is open');
  return host;
}

/** A table that was not there before, kept from its first moment. */
async function found(kit: WorkerKit, sitters: readonly Sitter[], start: Start): Promise<string> {
  const id = secret(8);
  await new Host(id, kit, { match: Match.begin(kit, sitters, start, luck()) }).keep();
  return id;
}

/** The game that a file holds, with who sat there. */
async function readGame(text: string) {
  const { gameIn } = await loadFiles();
  const { kit, played } = await gameIn(text);
  return { kit, played, ...(await resumed(kit, played)) };
}

async function kept(id: string): Promise<KeptTable> {
  const table = await keptTable(id);
  if (table === undefined) throw new InputError('table', `no table ${JSON.stringify(id)} is kept on this device`);
  return table;
}

export const hosting: Hosting = {
  async begin({ game, options, sitters }) {
    return found(await kitOf(game, options), sitters, { seats: sitters.length, options, seed: secret(32) });
  },
  async open({ id }) {
    host = await Host.open(id);
    const { record, sitters, problem } = host.table;
    const { game, options } = record;
    const { upgraded } = host;
    const table = { id, game, options, sitters, problem: problem === null ? null : errorOf(problem) };
    return upgraded === undefined ? table : { ...table, upgraded };
  },
  async look({ viewer }) {
    return current().look(viewer, -1);
  },
  async refresh({ viewer }) {
    return current().refreshed(viewer);
  },
  async answer({ viewer, step, index }) {
    const { table } = current();
    if (viewer === null) throw new InputError('answer', 'a spectator does not answer');
    table.answer(viewer, step, index);
    return current().seen(viewer, step);
  },
  async goOn({ viewer, all }) {
    const { table, sense } = current();
    const { step } = table;
    await sense();
    while (table.goOn() && all);
    return current().seen(viewer, step);
  },
  async undo({ viewer }) {
    const { table } = current();
    if (viewer !== null) table.undo(viewer);
    return current().seen(viewer, table.step);
  },
  async redo({ viewer }) {
    const { table } = current();
    const { step } = table;
    if (viewer !== null) table.redo(viewer);
    return current().seen(viewer, step);
  },
  async explain({ viewer, intents }) {
    return viewer === null ? [] : current().table.explain(viewer, intents);
  },
  async forecast({ about, index }) {
    return current().table.forecast(about, index);
  },
  async viewAt({ viewer, step }) {
    return current().table.viewAt(viewer, step);
  },
  async story() {
    const { kit, record, begins } = current().table;
    const { storyIn } = await loadStories();
    return storyIn(kit, record, begins);
  },
  async write({ id }) {
    const { textOf } = await loadFiles();
    return textOf(await kept(id));
  },
  async read({ text }) {
    const { kit, match, upgraded, played } = await readGame(text);
    const id = secret(8);
    if (match.problem !== null && match.step === 0) throw match.problem;
    // What the new rules mean for it is said when it is opened.
    await new Host(id, kit, { match }).keep(upgraded && played);
    return id;
  },
  async playOn({ viewer, step, sitters }) {
    const { record, begins } = current().table;
    const kit = await kitOf(record.game);
    const { startFrom } = await loadStories();
    return found(kit, sitters, startFrom(kit, record, step - begins, viewer, luck()));
  },
  async playOnFrom({ text, viewer, step, sitters }) {
    const { kit, match } = await readGame(text);
    const { startFrom } = await loadStories();
    return found(kit, sitters, startFrom(kit, match.record, step, viewer, luck()));
  },
  async retell({ text, viewer, fromSetup }) {
    const { kit, match } = await readGame(text);
    const { record, sitters, deciders } = match;
    const from = fromSetup ? { ...record, snapshots: [] } : record;
    return Match.resume(kit, sitters, from, luck(), deciders).told(viewer, -1);
  },
};

/** What went wrong, in a form that crosses to the page. */
export function errorOf(error: unknown): CallError {
  if (error instanceof InputError) {
    const { where, message } = error;
    return {
      where,
      message: where !== '' && message.startsWith(`${where}: `) ? message.slice(where.length + 2) : message,
    };
  }
  const message = plainly(error);
  return error instanceof LoadError ? { where: '', message, isPart: true } : { where: '', message };
}
