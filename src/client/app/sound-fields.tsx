import { CONTROLS, CUE_NAMES } from '../../text/client/shortcuts.ts';
import { CUES, type Cue } from '../cues.ts';
import { useSay } from '../say.ts';
import { settings, useSettings } from '../settings.ts';
import { play } from '../sound.ts';

/** Which sounds are heard; one that is switched on is played. */
export function SoundFields() {
  const say = useSay();
  const { muted } = useSettings();
  const change = (cue: Cue, on: boolean) => {
    const others = muted.filter((each) => each !== cue);
    settings.patch({ muted: on ? others : [...others, cue] });
    if (on) play(cue);
  };
  return (
    <fieldset class="cues">
      <legend>{say(CONTROLS.sounds)}</legend>
      {CUES.map((cue) => (
        <label key={cue}>
          <input
            type="checkbox"
            checked={!muted.includes(cue)}
            onChange={({ currentTarget }) => change(cue, currentTarget.checked)}
          />
          {say(CUE_NAMES[cue])}
        </label>
      ))}
    </fieldset>
  );
}
