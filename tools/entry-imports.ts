import type { Plugin } from 'vite';

/**
 * Fails the build if a chunk imports an entry. WebKit does not know a worker's entry by its address, so such an import
 * evaluates the entry a second time, with a second copy of its state.
 */
export function forbidEntryImports(): Plugin {
  return {
    name: 'forbid-entry-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        const forbidden = chunks.flatMap(({ fileName, imports, dynamicImports }) =>
          [...imports, ...dynamicImports]
            .filter((imported) => entries.has(imported))
            .map((entry) => `${fileName} imports the entry ${entry}`),
        );
        if (forbidden.length === 0) return;
        const advice =
          'Move what they share out of the entry, into the chunk that codeSplitting in vite.config.ts makes.';
        this.error([...forbidden, advice].join('\n'));
      },
    },
  };
}
