import './styles/tokens.css';
import './styles/base.css';
import './styles/app.css';
import './styles/patterns.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { loadSprite } from './icons/sprite.ts';
import ui from './icons/ui.svg?url';
import { registerServiceWorker } from './pwa.ts';

void loadSprite(ui);
render(<App />, document.getElementById('root')!);
registerServiceWorker();
