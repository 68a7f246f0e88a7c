import type { BaseNo } from '../../../games/smash-up/core/card.ts';
import type { Forecast } from '../../../games/smash-up/core/forecast.ts';
import { Store } from '../../store.ts';
import type { TableHost } from '../../table/host.ts';

/** The base as it stands (index null) or would stand after the option; undefined until the table's host has said it. */
export type Foresee = (base: BaseNo, index: number | null) => Forecast | null | undefined;

export interface Wanted {
  readonly base: BaseNo;
  readonly index: number | null;
}

const isForecast = (value: unknown): value is Forecast =>
  typeof value === 'object' && value !== null && 'triggers' in value;

const nameOf = ({ base, index }: Wanted): string => `${base} ${index}`;

async function asked(host: Pick<TableHost, 'forecast'>, { base, index }: Wanted): Promise<Forecast | null> {
  try {
    const value = await host.forecast(base, index);
    return isForecast(value) ? value : null;
  } catch {
    return null;
  }
}

/** Asks the table's host how bases would score, and remembers it until the next step. */
export class Foresight {
  /** Counts what was said, so that it can be watched. */
  readonly changed = new Store(0);
  private readonly host: Pick<TableHost, 'forecast'>;
  private step = -1;
  private said = new Map<string, Forecast | null | undefined>();

  constructor(host: Pick<TableHost, 'forecast'>) {
    this.host = host;
  }

  of(step: number, base: BaseNo, index: number | null): Forecast | null | undefined {
    return step === this.step ? this.said.get(nameOf({ base, index })) : undefined;
  }

  ask(step: number, wanted: readonly Wanted[]): void {
    if (step !== this.step) {
      this.step = step;
      this.said = new Map();
    }
    const { said } = this;
    const unknown = wanted.filter((each) => !said.has(nameOf(each)));
    if (unknown.length === 0) return;
    for (const each of unknown) said.set(nameOf(each), undefined);
    const saying = unknown.map(async (each) => said.set(nameOf(each), await asked(this.host, each)));
    void Promise.all(saying).then(() => this.changed.set(this.changed.get() + 1));
  }
}

export const totalOf = (powers: readonly number[]): number => powers.reduce((sum, power) => sum + power, 0);
