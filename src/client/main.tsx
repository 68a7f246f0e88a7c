import './styles/tokens.css';
import './styles/base.css';
import './styles/app.css';
import './styles/start.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followForcedColors } from './app/forced-colors.ts';
import { loadSprite } from './icons/sprite.ts';
import ui from './icons/ui.svg?url';
import { registerServiceWorker } from './pwa.ts';

// Where check-browser.js found the browser too old, its message stays.
if (!('tooOld' in document.documentElement.dataset)) {
  const root = document.getElementById('root')!;
  root.replaceChildren();
  void loadSprite(ui);
  render(<App />, root);
  followForcedColors();
  registerServiceWorker();
}
