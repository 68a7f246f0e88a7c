import '../../styles/space/scheme.css';
import { useState } from 'preact/hooks';
import type { Origin } from '../../../games/clank/core/origin.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { LATER_COST, SCHEMES } from '../../../games/clank/space/schemes.ts';
import { CARD_ORIGIN } from '../../../text/clank/origins.ts';
import { SCHEME_NAMES } from '../../../text/clank/space-scheme-names.ts';
import { SCHEME_TEXT } from '../../../text/clank/space-schemes.ts';
import { SCHEME, TO_TAKE } from '../../../text/client/space-scheme.ts';
import { counted } from '../../../text/plural.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Desk } from '../clank/desk.ts';

type SchemeId = keyof typeof SCHEME_NAMES;
type SchemeWords = (typeof SCHEME_TEXT)[SchemeId] & { readonly name: (typeof SCHEME_NAMES)[SchemeId] };

const TEXTS: ReadonlyMap<string, (typeof SCHEME_TEXT)[SchemeId]> = new Map(Object.entries(SCHEME_TEXT));
const NAMES: ReadonlyMap<string, (typeof SCHEME_NAMES)[SchemeId]> = new Map(Object.entries(SCHEME_NAMES));

interface PhaseNow {
  readonly spaces: number;
  readonly cubes: number;
  readonly state: 'complete' | 'filling' | 'to-come';
}

function phasesNow({ no, phase, cubes }: NonNullable<View['scheme']>): PhaseNow[] {
  return SCHEMES[no]!.phases.map(({ spaces }, i) => {
    if (i < phase) return { spaces, cubes: spaces, state: 'complete' };
    return i === phase ? { spaces, cubes, state: 'filling' } : { spaces, cubes: 0, state: 'to-come' };
  });
}

/** The phases one after the other, a square for every cube. */
function Track({ phases }: { readonly phases: readonly PhaseNow[] }) {
  return (
    <span class="scheme__track" aria-hidden="true">
      {phases.map(({ spaces, cubes, state }, i) => (
        <span key={i} class={`phase phase--${state}`}>
          {Array.from({ length: spaces }, (_, space) => (
            <i key={space} class={space < cubes ? 'on' : ''} />
          ))}
        </span>
      ))}
    </span>
  );
}

interface SheetProps {
  readonly desk: Desk;
  readonly words: SchemeWords;
  readonly origin: Origin;
  readonly phases: readonly PhaseNow[];
  readonly onClose: () => void;
}

/** All that the scheme does: its phases, what may be done against it, and what comes in the end. */
function Sheet({ desk, words, origin, phases, onClose }: SheetProps) {
  const { say, language } = desk;
  const done = phases.every(({ state }) => state === 'complete');
  return (
    <Dialog title={words.name[language]} onClose={onClose}>
      <dl class="scheme__all ui">
        {phases.map(({ spaces, cubes, state }, i) => (
          <div key={i} class={`scheme__phase scheme__phase--${state}`}>
            <dt>
              {say(SCHEME.phase, { n: i + 1 })}
              <small>{state === 'complete' ? say(SCHEME.complete) : say(SCHEME.filling, { cubes, spaces })}</small>
            </dt>
            <dd>{words.phases[i]![language]}</dd>
          </div>
        ))}
        <div>
          <dt>{say(SCHEME.action)}</dt>
          <dd>{words.action[language]}</dd>
        </div>
        <div>
          <dt>{say(done ? SCHEME.holds : SCHEME.lasting)}</dt>
          <dd>{words.lasting[language]}</dd>
        </div>
      </dl>
      {origin !== 'published' && <p class="ui">{say(CARD_ORIGIN[origin])}</p>}
    </Dialog>
  );
}

/** The scheme as a track, with what its phase will bring; more is told on demand. */
export function SchemeStrip({ desk }: { readonly desk: Desk }) {
  const { view, say, language } = desk;
  const [open, setOpen] = useState(false);
  const { scheme } = view;
  if (scheme === null) return null;
  const known = SCHEMES[scheme.no];
  if (known === undefined) {
    const left = view.aside[view.players.length] ?? 0;
    return (
      <p class="scheme scheme--later ui">
        <Icon name="cube" />
        <span>{say(SCHEME.later, { n: LATER_COST.skill })}</span>
        <b>{counted(left, TO_TAKE, language)}</b>
      </p>
    );
  }
  const words: SchemeWords = { ...TEXTS.get(known.id)!, name: NAMES.get(known.id)! };
  const phases = phasesNow(scheme);
  const now = phases[scheme.phase];
  const coming = now === undefined ? words.lasting : words.phases[scheme.phase]!;
  return (
    <section class="scheme ui" aria-label={say(SCHEME.title)}>
      <button type="button" class="scheme__name" title={say(SCHEME.about)} onClick={() => setOpen(true)}>
        <Icon name="overlord-helm" />
        <span>{words.name[language]}</span>
      </button>
      <Track phases={phases} />
      <p class="scheme__now">
        <b>
          {now === undefined ? say(SCHEME.holds) : say(SCHEME.phase, { n: scheme.phase + 1 })}
          {now !== undefined && <span class="sr">{say(SCHEME.filling, { cubes: now.cubes, spaces: now.spaces })}</span>}
        </b>{' '}
        {coming[language]}
      </p>
      {open && <Sheet desk={desk} words={words} origin={known.origin} phases={phases} onClose={() => setOpen(false)} />}
    </section>
  );
}
