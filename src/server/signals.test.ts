import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

/** A process that takes so many milliseconds to close; it says when it is ready and when it has closed. */
async function startClosing(
  milliseconds: number,
  most = 60_000,
): Promise<{ child: ChildProcess; printed: () => string }> {
  const script = `
    import { closeOnSignals } from ${JSON.stringify(new URL('./signals.ts', import.meta.url).href)};
    const open = setInterval(() => {}, 1000);
    closeOnSignals(async () => {
      console.log('closing');
      await new Promise((resolve) => setTimeout(resolve, ${milliseconds}));
      clearInterval(open);
      console.log('closed');
    }, ${most});
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  while (!output.includes('ready')) await once(child.stdout, 'data');
  return { child, printed: () => output };
}

describe.skipIf(process.platform === 'win32')('a signal to end', () => {
  test('that comes twice at once closes in good order', async () => {
    const { child, printed } = await startClosing(300);
    child.kill('SIGTERM');
    while (!printed().includes('closing')) await once(child.stdout!, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(printed()).toContain('closed');
  });

  test('ends the process in the end, though something hangs', async () => {
    const { child, printed } = await startClosing(60_000, 300);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(printed()).not.toContain('closed');
  });

  test('that comes again later ends the process at once', async () => {
    const { child, printed } = await startClosing(60_000);
    child.kill('SIGINT');
    while (!printed().includes('closing')) await once(child.stdout!, 'data');
    const again = setInterval(() => child.kill('SIGINT'), 100);
    expect(await once(child, 'close')).toEqual([1, null]);
    clearInterval(again);
    expect(printed()).not.toContain('closed');
  });
});
