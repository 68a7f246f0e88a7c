import { Alarm } from './alarm.ts';
import { PostgresTrouble } from './store/postgres-trouble.ts';
import type { Store } from './store/store.ts';
import { StoreTrouble } from './store/trouble.ts';

/** Why nothing can be written: for programs. */
export const UNREADY = [
  'timeout',
  'unreachable',
  'full',
  'read-only',
  'locked',
  'damaged',
  'disk-error',
  'failed',
] as const;
type Unready = (typeof UNREADY)[number];

export type Readiness = { readonly status: 'ready' } | { readonly status: 'not-ready'; readonly reason: Unready };

const TIMEOUT_MILLISECONDS = 2000;
/** However often it is asked, so often at most something is written. */
const KEPT_MILLISECONDS = 1000;

const NOT_THERE: readonly string[] = ['refused', 'unknown-host', 'starting', 'tls', 'no-connections'];

function reasonOf(error: unknown): Unready {
  if (!(error instanceof StoreTrouble || error instanceof PostgresTrouble)) return 'failed';
  if (NOT_THERE.includes(error.code)) return 'unreachable';
  return UNREADY.find((reason) => reason === error.code) ?? 'failed';
}

interface ReadinessWorld {
  readonly store: Pick<Store, 'checkWrite'>;
  ticks(): number;
  after(milliseconds: number, act: () => void): () => void;
  trouble(error: unknown): void;
}

/** Whether the server can do what players come for: a small row is written, and is on disk soon. */
export class ReadinessCheck {
  private readonly world: ReadinessWorld;
  private latest: Promise<Readiness> | null = null;
  /** When the latest was settled; null while it is under way. */
  private settledAt: number | null = null;
  /** A write that was given up on may still be under way: a second one would only wait behind it. */
  private writing = false;
  private wasReady = true;

  constructor(world: ReadinessWorld) {
    this.world = world;
  }

  now(): Promise<Readiness> {
    const { latest, settledAt } = this;
    if (latest !== null && (settledAt === null || this.world.ticks() - settledAt < KEPT_MILLISECONDS)) return latest;
    this.settledAt = null;
    this.latest = this.tryWrite().then((readiness) => {
      this.settledAt = this.world.ticks();
      return readiness;
    });
    return this.latest;
  }

  private async tryWrite(): Promise<Readiness> {
    if (this.writing) return { status: 'not-ready', reason: 'timeout' };
    this.writing = true;
    const timeout = new Alarm(this.world.after);
    const late = new Promise<'late'>((resolve) => timeout.set(TIMEOUT_MILLISECONDS, () => resolve('late')));
    const written = this.world.store.checkWrite().finally(() => {
      this.writing = false;
    });
    try {
      const first = await Promise.race([written, late]);
      if (first === 'late') {
        // Whatever comes of it now is too late to tell.
        written.catch(() => undefined);
        return this.notReady('timeout', null);
      }
      this.wasReady = true;
      return { status: 'ready' };
    } catch (error) {
      return this.notReady(reasonOf(error), error);
    } finally {
      timeout.off();
    }
  }

  /** The log has it once, not once a second. */
  private notReady(reason: Unready, cause: unknown): Readiness {
    if (this.wasReady) this.world.trouble(new Error(`nothing can be written to the database: ${reason}`, { cause }));
    this.wasReady = false;
    return { status: 'not-ready', reason };
  }
}
