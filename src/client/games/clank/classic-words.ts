import { clankWording } from '../../../text/clank/index.ts';
import { wordsWith } from './words.tsx';

export const clankWords = wordsWith((event, names, language) => clankWording.event(event, names, language));
