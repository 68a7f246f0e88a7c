import type { Seat } from '../engine/game.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Present } from '../protocol/table.ts';

/** What is worked out of a state as it stands: each thing once, whoever asks for it. */
export class Seen {
  /** What each viewer is shown; whoever works one out leaves it here. */
  readonly presents = new Map<Seat | null, Present>();
  private readonly kit: PlayKit;
  private readonly state: unknown;
  private readonly views = new Map<Seat | null, unknown>();
  private answer: { readonly index: number | null } | null = null;

  constructor(kit: PlayKit, state: unknown) {
    this.kit = kit;
    this.state = state;
  }

  /** What everybody may know is one and the same object in all views. */
  view(viewer: Seat | null): unknown {
    const made = this.views.get(viewer);
    if (made !== undefined) return made;
    const view = this.kit.game.view(this.state, viewer, viewer === null ? undefined : this.view(null));
    this.views.set(viewer, view);
    return view;
  }

  /** What the one who is asked has said beforehand to be answered; null where it is for them to answer. */
  get standing(): number | null {
    this.answer ??= { index: this.standingAnswer() };
    return this.answer.index;
  }

  private standingAnswer(): number | null {
    const { kit, state } = this;
    const decision = kit.standingAnswer === undefined ? null : kit.game.decision(state);
    return decision === null ? null : kit.standingAnswer!(this.view(decision.seat));
  }
}
