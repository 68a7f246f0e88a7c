import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Unit test files that take seconds, slowest first. Begun last, they would leave the other workers with nothing to do. */
export const SLOW_FILES: readonly string[] = [
  'src/games/laws.test.ts',
  'src/server/secrecy/secrecy.test.ts',
  'tools/soak.test.ts',
  'src/server/upgrade.test.ts',
  'src/games/clank/space/laws.test.ts',
  'src/server/store/purge.test.ts',
  'src/server/presence.test.ts',
  'src/server/notices/nodes.test.ts',
  'tools/load.test.ts',
  'tools/chaos.test.ts',
  'src/server/notices/routes.test.ts',
  'src/server/frames.test.ts',
  'src/client/visits.test.ts',
  'tools/admin.test.ts',
  'tools/earlier-databases.test.ts',
  'tools/chaos/database.test.ts',
  'src/text/clank/space-text.test.ts',
  'tools/judge.test.ts',
  'tools/isolation.test.ts',
  'tools/bots.test.ts',
  'src/server/restart.test.ts',
  'src/server/validating.test.ts',
  'src/server/keeping.test.ts',
  'src/server/store/kill.test.ts',
];

/** Starts the slow files first, whether or not an earlier run has measured them. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = SLOW_FILES.indexOf(relative(project.config.root, moduleId).replaceAll('\\', '/'));
      return at < 0 ? SLOW_FILES.length : at;
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}
