import type { CallMessage } from './calls.ts';
import { serve } from './serve.ts';

// Nothing may import this entry: WebKit would evaluate it a second time, and two hosts would share one table.
self.addEventListener('message', ({ data }: MessageEvent<CallMessage>) =>
  serve(data, (reply) => self.postMessage(reply)),
);
