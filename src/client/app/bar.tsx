import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { BAR } from '../../text/client/app.ts';
import { LANGUAGES } from '../../text/language.ts';
import { Icon } from '../icons/icon.tsx';
import { memo } from '../memo.ts';
import { useSay } from '../say.ts';
import { settings, useSettings } from '../settings.ts';
import { lazy } from './lazy.tsx';

export const SettingsDialog = lazy(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

export const Logo = memo(() => (
  <svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="12" fill="#F6BC45" />
    <g fill="#1d1304">
      <circle cx="24" cy="13.5" r="3.2" />
      <path d="M11 30a13 12.5 0 0 1 26 0Z" />
      <rect x="8" y="31.6" width="32" height="4.4" rx="2.2" />
    </g>
    <g fill="none" stroke="#1d1304" stroke-width="2.6" stroke-linecap="round">
      <path d="M7.6 24q1.6-7.4 7-11.2" />
      <path d="M40.4 24q-1.6-7.4-7-11.2" />
    </g>
  </svg>
));

function Languages() {
  const { language } = useSettings();
  const say = useSay();
  return (
    <fieldset class="lang" aria-label={say(BAR.language)}>
      {LANGUAGES.toReversed().map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => settings.patch({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Sound, theme, language and settings: the same on every page. */
export const Tools = memo(({ children }: { readonly children?: ComponentChildren }) => {
  const say = useSay();
  const { theme, volume } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <div class="tools">
      {children}
      <button
        type="button"
        class="tool tool--minor"
        aria-label={say(BAR.sound)}
        aria-pressed={volume > 0}
        onClick={() => settings.patch({ volume: volume > 0 ? 0 : 0.5 })}
      >
        <Icon name={volume > 0 ? 'speaker' : 'speaker-off'} />
      </button>
      <button
        type="button"
        class="tool tool--minor"
        aria-label={say(theme === 'dark' ? BAR.toLight : BAR.toDark)}
        onClick={() => settings.patch({ theme: theme === 'dark' ? 'light' : 'dark' })}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
      <Languages />
      <button type="button" class="tool" aria-label={say(BAR.settings)} onClick={() => setOpen(true)}>
        <Icon name="hamburger-menu" />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
});

interface BarProps {
  readonly title: string;
  readonly subtitle: string;
  /** What stands in the middle: whose turn it is. */
  readonly children?: ComponentChildren;
  readonly tools?: ComponentChildren;
}

export function Bar({ title, subtitle, children, tools }: BarProps) {
  return (
    <header class="bar">
      <a class="brand" href="#/" aria-label="Tintamarre">
        <Logo />
        <span>Tintamarre</span>
      </a>
      <div class="bar__game">
        <b>{title}</b>
        <span>{subtitle}</span>
      </div>
      {children}
      <Tools>{tools}</Tools>
    </header>
  );
}
