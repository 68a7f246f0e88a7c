import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CLOSINGS, WireCode } from '../protocol/messages.ts';
import type { Recovery } from './loading.ts';
import type { Store } from './store/store.ts';

/** What is counted now rather than as it happens. */
export interface Gauged {
  readonly tables: number;
  readonly atRest: number;
  readonly sockets: number;
  readonly rooms: number;
}

/** What a host may want to watch, in the form that Prometheus reads. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly answers: Counter<'by'>;
  private readonly refusals: Counter<'code'>;
  private readonly closings: Counter<'why'>;
  private readonly appends: Histogram;
  private readonly moves: Counter<'how'>;
  private readonly recoveries: Counter<'why'>;
  private readonly notices: Counter<'by' | 'outcome'>;
  private readonly backups: Counter<'outcome'>;
  private readonly latestBackup: Gauge;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.answers = new Counter({
      name: 'tintamarre_answers_total',
      help: 'Answers taken, by who gave them',
      labelNames: ['by'],
      registers,
    });
    this.refusals = new Counter({
      name: 'tintamarre_refusals_total',
      help: 'What was asked and refused, by the code of the refusal',
      labelNames: ['code'],
      registers,
    });
    this.closings = new Counter({
      name: 'tintamarre_sockets_closed_total',
      help: 'Sockets that the server closed, by the reason',
      labelNames: ['why'],
      registers,
    });
    this.moves = new Counter({
      name: 'tintamarre_tables_moved_total',
      help: 'Tables under way taken over from other rules, by how: same, differs or unreadable',
      labelNames: ['how'],
      registers,
    });
    this.recoveries = new Counter({
      name: 'tintamarre_table_recoveries_total',
      help: 'Tables that went on as their log says, by why they had to',
      labelNames: ['why'],
      registers,
    });
    this.notices = new Counter({
      name: 'tintamarre_notices_total',
      help: 'What was to be told to players outside the page, by the way and what came of it',
      labelNames: ['by', 'outcome'],
      registers,
    });
    this.backups = new Counter({
      name: 'tintamarre_backups_total',
      help: 'Scheduled backups, by what came of them: made or failed',
      labelNames: ['outcome'],
      registers,
    });
    this.latestBackup = new Gauge({
      name: 'tintamarre_backup_timestamp_seconds',
      help: 'When the latest scheduled backup was made; 0 for none',
      registers,
    });
    this.appends = new Histogram({
      name: 'tintamarre_append_seconds',
      help: 'Time until entries were on disk',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    });
  }

  watch(gauged: () => Gauged): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('tintamarre_tables_live', 'Tables in memory', () => gauged().tables);
    gauge(
      'tintamarre_tables_resting',
      'Of these: watched, but left to the store until they go on',
      () => gauged().atRest,
    );
    gauge('tintamarre_tables_watched', 'Tables that somebody watches', () => gauged().rooms);
    gauge('tintamarre_sockets', 'Sockets open', () => gauged().sockets);
  }

  refused(code: WireCode): void {
    this.refusals.inc({ code });
  }

  moved(how: 'same' | 'differs' | 'unreadable'): void {
    this.moves.inc({ how });
  }

  recovered(why: Recovery['why']): void {
    this.recoveries.inc({ why });
  }

  closed(why: keyof typeof CLOSINGS): void {
    this.closings.inc({ why });
  }

  noticed(by: 'push' | 'hook', outcome: 'sent' | 'failed' | 'dropped'): void {
    this.notices.inc({ by, outcome });
  }

  backedUp(outcome: 'made' | 'failed'): void {
    this.backups.inc({ outcome });
  }

  /** Milliseconds since 1970. */
  hasBackupOf(made: number): void {
    this.latestBackup.set(made / 1000);
  }

  /** The store, timed where it counts. */
  timed(store: Store): Store {
    return {
      ...store,
      append: async (id, entries, summary) => {
        const stop = this.appends.startTimer();
        const stored = await store.append(id, entries, summary);
        stop();
        if (stored) {
          for (const entry of entries) if (entry.kind === 'answered') this.answers.inc({ by: entry.by });
        }
        return stored;
      },
    };
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
