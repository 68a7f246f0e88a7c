import { useId } from 'preact/hooks';
import { LANGUAGE_NAMES, PACE_NAMES, SETTINGS, THEME_NAMES } from '../../text/client/settings.ts';
import { CONTROLS } from '../../text/client/shortcuts.ts';
import { LANGUAGES } from '../../text/language.ts';
import { useSay } from '../say.ts';
import { PACES, settings, TEXT_SIZES, THEMES, useSettings } from '../settings.ts';
import { play } from '../sound.ts';
import { Dialog } from './dialog.tsx';
import { OneOf, Switch } from './fields.tsx';
import { Notices } from './notices.tsx';
import { Seat } from './seat.tsx';
import { ShortcutFields } from './shortcut-fields.tsx';
import { SoundFields } from './sound-fields.tsx';

function Name() {
  const say = useSay();
  const { name } = useSettings();
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say(SETTINGS.name)}</label>
      <input
        id={id}
        type="text"
        value={name}
        maxlength={24}
        autocomplete="nickname"
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => settings.patch({ name: currentTarget.value })}
      />
      <small id={`${id}-hint`}>{say(SETTINGS.nameHint)}</small>
    </div>
  );
}

function Volume() {
  const say = useSay();
  const { volume } = useSettings();
  const id = useId();
  const percent = Math.round(volume * 100);
  const told = percent === 0 ? say(SETTINGS.silent) : say(SETTINGS.percent, { n: percent });
  return (
    <div class="field">
      <label for={id}>{say(SETTINGS.volume)}</label>
      <span class="field__range">
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent}
          aria-valuetext={told}
          style={{ '--at': `${percent}%` }}
          onInput={({ currentTarget }) => settings.patch({ volume: currentTarget.valueAsNumber / 100 })}
          onChange={() => play('coin')}
        />
        <output for={id}>{told}</output>
      </span>
    </div>
  );
}

/** Everything a person may have their way; each change applies at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { language, theme, textSize, pace, volume, confirmWaste, reducedMotion, strongPatterns } = useSettings();
  return (
    <Dialog title={say(SETTINGS.title)} onClose={onClose}>
      <div class="fields">
        <Name />
        <OneOf
          legend={say(SETTINGS.language)}
          values={LANGUAGES.toReversed()}
          value={language}
          nameOf={(each) => <span lang={each}>{LANGUAGE_NAMES[each]}</span>}
          onChange={(to) => settings.patch({ language: to })}
        />
        <OneOf
          legend={say(SETTINGS.theme)}
          values={THEMES}
          value={theme}
          nameOf={(each) => say(THEME_NAMES[each])}
          onChange={(to) => settings.patch({ theme: to })}
        />
        <OneOf
          legend={say(SETTINGS.textSize)}
          values={TEXT_SIZES}
          value={textSize}
          nameOf={(each) => say(SETTINGS.percent, { n: each })}
          onChange={(to) => settings.patch({ textSize: to })}
        />
        <OneOf
          legend={say(SETTINGS.pace)}
          values={PACES}
          value={pace}
          nameOf={(each) => say(PACE_NAMES[each])}
          onChange={(to) => settings.patch({ pace: to })}
        />
        <Volume />
        {volume > 0 && <SoundFields />}
        <ShortcutFields />
        <Switch
          label={say(CONTROLS.confirmWaste)}
          hint={say(CONTROLS.confirmWasteHint)}
          on={confirmWaste}
          onChange={(on) => settings.patch({ confirmWaste: on })}
        />
        <Switch
          label={say(SETTINGS.reducedMotion)}
          hint={say(SETTINGS.reducedMotionHint)}
          on={reducedMotion}
          onChange={(on) => settings.patch({ reducedMotion: on })}
        />
        <Switch
          label={say(SETTINGS.strongPatterns)}
          hint={say(SETTINGS.strongPatternsHint)}
          on={strongPatterns}
          onChange={(on) => settings.patch({ strongPatterns: on })}
        >
          <span class="switch__seats">
            {[0, 1, 2, 3].map((seat) => (
              <Seat key={seat} seat={seat} />
            ))}
          </span>
        </Switch>
        <p class="fields__note">{say(SETTINGS.kept)}</p>
        <Notices />
      </div>
    </Dialog>
  );
}
