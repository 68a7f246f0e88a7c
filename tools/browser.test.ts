import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a missing browser ends the program with one sentence', () => {
  const module = JSON.stringify(new URL('./browser.ts', import.meta.url).href);
  const script = `import { requireTestBrowser } from ${module}; requireTestBrowser(); console.log('went on');`;
  const start = (path: string) => {
    const env = { ...process.env, TINTAMARRE_CHROMIUM: path };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env,
    });
    return { status, stdout, stderr };
  };
  const sentence = 'TINTAMARRE_CHROMIUM is no-such-browser, which is no program.\n';
  expect(start('no-such-browser')).toEqual({ status: 1, stdout: '', stderr: sentence });
  expect(start(process.execPath)).toEqual({ status: 0, stdout: 'went on\n', stderr: '' });
});
