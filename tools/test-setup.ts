import { useTemporaryFolder } from '../src/server/test-environment.ts';

/** Runs once before the unit tests; what it returns runs after them. */
export default useTemporaryFolder;
