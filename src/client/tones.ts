import type { Cue } from './cues.ts';

/** Frequency in hertz, start and length in seconds, loudness, and the shape of the wave. */
type Tone = readonly [hertz: number, start: number, length: number, loud: number, shape: OscillatorType];

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  card: [[420, 0, 0.06, 0.25, 'triangle']],
  coin: [
    [1320, 0, 0.08, 0.2, 'sine'],
    [1760, 0.06, 0.14, 0.2, 'sine'],
  ],
  step: [[180, 0, 0.07, 0.35, 'sine']],
  clank: [
    [987, 0, 0.25, 0.22, 'square'],
    [1480, 0.01, 0.3, 0.12, 'triangle'],
  ],
  hit: [
    [140, 0, 0.18, 0.5, 'sawtooth'],
    [90, 0.05, 0.2, 0.5, 'sine'],
  ],
  dragon: [
    [70, 0, 0.9, 0.5, 'sawtooth'],
    [55, 0.1, 0.9, 0.5, 'sawtooth'],
    [110, 0.25, 0.5, 0.3, 'square'],
  ],
  score: [
    [523, 0, 0.14, 0.3, 'triangle'],
    [659, 0.12, 0.14, 0.3, 'triangle'],
    [784, 0.24, 0.3, 0.3, 'triangle'],
  ],
  yours: [
    [660, 0, 0.12, 0.3, 'sine'],
    [880, 0.12, 0.24, 0.3, 'sine'],
  ],
  end: [
    [392, 0, 0.2, 0.3, 'triangle'],
    [523, 0.18, 0.2, 0.3, 'triangle'],
    [659, 0.36, 0.2, 0.3, 'triangle'],
    [784, 0.54, 0.6, 0.35, 'triangle'],
  ],
};

let context: AudioContext | null = null;

/** Milliseconds after which a cue no longer fits what is seen. */
const LATE = 500;

/** Plays a cue so loud. */
export async function sound(cue: Cue, volume: number): Promise<void> {
  context ??= new AudioContext();
  // A call interrupts the context on a phone, and the browser suspends it until the first click.
  if (context.state !== 'running') {
    const asked = performance.now();
    await context.resume();
    if (performance.now() - asked > LATE) return;
  }
  const { currentTime, destination } = context;
  for (const [hertz, start, length, loud, shape] of TONES[cue]) {
    const tone = new OscillatorNode(context, { type: shape, frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    const from = currentTime + start;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loud * volume, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(gain).connect(destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
