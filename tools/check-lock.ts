import { readFileSync } from 'node:fs';

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Whether the lock has the package where Node would look for it from the package at `from`. */
function isLocked(lock: Lock, name: string, from: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

/** What would make `npm ci` fail on another platform or behind another registry, as sentences. */
export function problemsOf(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => {
    const absent = Object.keys(optionalDependencies).filter((name) => !isLocked(lock, name, path));
    const problems = absent.map((name) => `${name}, optional for ${path || 'the project'}, is not in the lock`);
    if (resolved?.includes('://')) problems.push(`${path} is bound to the address ${resolved}`);
    return problems;
  });
}

if (import.meta.main) {
  const problems = problemsOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'the lock is complete' : `${problems.length} problems in the lock`);
  if (problems.length > 0) process.exitCode = 1;
}
