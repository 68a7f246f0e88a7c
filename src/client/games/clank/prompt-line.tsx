import type { ComponentChildren } from 'preact';
import type { Reason } from '../../../engine/game.ts';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import { wayOut } from '../../../games/clank/insight/route.ts';
import { RESOURCE } from '../../../text/clank/nouns.ts';
import { roomInList } from '../../../text/clank/rooms.ts';
import { tollOf } from '../../../text/clank/toll.ts';
import { NOTES, PROMPT } from '../../../text/client/clank.ts';
import type { Language } from '../../../text/language.ts';
import { listed } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { Later } from '../../later.ts';
import type { Store } from '../../store.ts';
import { useStore } from '../../store.ts';
import { Prompter } from '../../table/prompter.tsx';
import { askedSign, type Desk, type Parts } from './desk.ts';
import { unusedWords } from './end-turn.tsx';
import { KEY, type Thing, thingOf } from './things.ts';
import { wayOutWords } from './way-out.ts';

/** The way to a room that is not next door. */
function FarWay({ desk, room }: { readonly desk: Desk; readonly room: RoomNo }) {
  const { reach, say, language, view } = desk;
  const far = reach.find((each) => each.room === room);
  if (far === undefined || far.strides.length < 2) return null;
  const rooms = far.strides.slice(0, -1).map(({ to }) => roomInList(to, view, language));
  const toll = tollOf(far.boots, far.swords, far.damage, language).join(', ');
  return <span class="yes">✓ {say(PROMPT.via, { rooms: listed(rooms, language), toll })}</span>;
}

/** The numbers that decide if there are any, else the rule; a click tells both. */
export function shortReason(reason: Reason, { wording }: Parts, language: Language): string {
  const rule = wording.reason({ rule: reason.rule }, language);
  const all = wording.reason(reason, language);
  return all === rule ? rule : all.slice(rule.length + 1);
}

/** What is pointed at: its name, what a click on it does, or why it does nothing. */
function Pointed({ desk, thing }: { readonly desk: Desk; readonly thing: Thing }) {
  const { verdicts, view, language, say, table } = desk;
  const verdict = verdicts.of(...thing.intents);
  const far = thing.room === null ? null : <FarWay desk={desk} room={thing.room} />;
  return (
    <>
      <b>{thing.title}</b>
      {verdict.kind === 'legal' &&
        verdict.options.slice(0, 2).map((index) => (
          <span key={index} class="yes">
            ✓ {desk.parts.wording.option(view.decision!.options[index]!, view, language)}
            {table.reveals(index) && <em class="no">{say(NOTES.noReturn)}</em>}
          </span>
        ))}
      {verdict.kind !== 'legal' && far}
      {verdict.kind === 'refused' && <span class="no">✕ {shortReason(verdict.reason, desk.parts, language)}</span>}
      {verdict.kind === 'legal' && <kbd>{say(PROMPT.enter)}</kbd>}
    </>
  );
}

/** What the shortest way out takes. */
function WayOut({ desk }: { readonly desk: Desk }) {
  const { view, state, say, language, dress } = desk;
  const route = state.viewer === null ? null : wayOut(view, state.viewer);
  if (route === null) return <span>{say(PROMPT.wayOutNone)}</span>;
  return (
    <>
      <b>{say(PROMPT.wayOutTitle)}</b>
      <span class="yes">{dress.tongue(wayOutWords(route, language), language)}</span>
      {route.keyMissing && <span class="no">✕ {say(PROMPT.needsKey)}</span>}
      {route.artifactMissing && <span class="no">✕ {say(PROMPT.needsArtifact)}</span>}
      {route.swords > 0 && (
        <span class="no">{say(PROMPT.swords, { swords: counted(route.swords, RESOURCE.swords, language) })}</span>
      )}
    </>
  );
}

/** The rooms of a way to show on the board: where a far room is pointed at, or the way out. */
export function routeShown(desk: Desk, room: RoomNo | null, out: boolean): readonly RoomNo[] | null {
  const { view, state, reach } = desk;
  const far = room === null ? undefined : reach.find((each) => each.room === room);
  const from = view.players[view.active]!.room;
  if (far !== undefined) return [from, ...far.strides.map(({ to }) => to)];
  if (!out || state.viewer === null) return null;
  return wayOut(view, state.viewer)?.rooms ?? null;
}

interface PromptLineProps {
  readonly desk: Desk;
  readonly pointed: Store<string | null>;
  /** The way out is shown. */
  readonly out: boolean;
}

function PromptNow({ desk, pointed, out }: PromptLineProps) {
  const { view, language, names, state, table } = desk;
  const key = useStore(pointed);
  const thing = key === null ? null : thingOf(key, view, language);
  const unused = key === KEY.end ? unusedWords(desk) : '';
  let said: ComponentChildren = null;
  if (unused !== '') said = <span>{unused}</span>;
  else if (thing !== null) said = <Pointed desk={desk} thing={thing} />;
  else if (out) said = <WayOut desk={desk} />;
  return (
    <Prompter
      game={table.opened.game}
      wording={desk.parts.wording}
      present={state.present}
      notice={state.notice}
      pointed={said}
      question={desk.parts.wording.ask(view, names, language)}
    />
  );
}

/** One line that names what is pointed at and says why it is possible or not; else what is asked. */
export function PromptLine(props: PromptLineProps) {
  const { desk, pointed, out } = props;
  const { view, names, language, state } = desk;
  const step = () => (out || pointed.get() !== null ? state.present.step : null);
  const question = () => desk.parts.wording.ask(view, names, language);
  return (
    <Later at=".prompt" sign={() => [question(), state.notice, state.present.undoLine, out, step(), askedSign(desk)]}>
      <PromptNow {...props} />
    </Later>
  );
}
