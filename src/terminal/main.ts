import { run } from './program.ts';

/** Whoever reads us may stop listening, as `head` does: then there is nothing more to say. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

process.exitCode = await run({
  typed: process.argv.slice(2),
  env: process.env,
  folder: process.cwd(),
  input: process.stdin,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
