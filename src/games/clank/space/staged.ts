import { tableOptions } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { State } from '../core/state.ts';
import { SPACE_FORMS } from '../stage/forms-space.ts';
import { stageOn } from '../stage/stage.ts';
import { inSpace } from './game.ts';
import { spaceTable } from './setup.ts';

const stage = stageOn(spaceTable, SPACE_FORMS);

/** A situation aboard the ship, for tests: the first game's modules unless options say otherwise. */
export class Aboard {
  readonly state: State;
  readonly events: Event[] = [];

  constructor(given: object, seats = 2, options: Readonly<Record<string, string>> = {}) {
    this.state = stage.build(seats, tableOptions(inSpace, options), new Fields(given, 'given'));
  }

  /** Does what the words say; what is refused is told by the id of its rule. */
  act(...actions: readonly string[]): string | null {
    for (const action of actions) {
      const { seat, intent } = stage.intent(this.state, action, 'act');
      const told = inSpace.explain(this.state, seat, intent);
      if ('refused' in told) return told.refused.rule;
      inSpace.answer(this.state, told.options[0]!, (event) => this.events.push(event));
    }
    return null;
  }

  told(type: Event['type']): readonly Event[] {
    return this.events.filter((event) => event.type === type);
  }

  get room(): string {
    return stage.showOption(this.state, { take: 'go', to: this.state.players[0]!.room }).slice(3);
  }

  offers(...words: readonly string[]): readonly string[] {
    const options = this.state.asked?.options.map((option) => stage.showOption(this.state, option)) ?? [];
    return options.filter((option) => words.some((word) => option.startsWith(word)));
  }
}
