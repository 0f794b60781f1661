import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';
import type { Pages } from './src/offline/worker.js';

type Bundle = Rollup.OutputBundle;

const WORKER = 'offline.js';
/** What the page asks for beside what is built of modules. */
const BESIDES = ['appearance.js', 'favicon.svg'];

/** Builds the worker that keeps a table's pages: `offline.js`, with the names of what the table needs and of nothing else. */
export function offlineWorker(here: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${here}src/offline/worker.ts`, fileName: WORKER });
    },
    generateBundle: {
      // The style sheet is there last.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('The build has no worker for tables without a line.');
        const files = [...filesOfTables(bundle).toSorted(), ...BESIDES].map((name) => `/${name}`);
        const build = createHash('sha256')
          .update(files.join())
          .update(worker.code)
          .digest('hex')
          .slice(0, 12);
        const pages: Pages = { build, files };
        worker.code = `const PAGES = ${JSON.stringify(pages)};\n${worker.code}`;
      },
    },
  };
}

/** The page's entry, what a table's page fetches, now or later, in any language, and the style sheet. */
function filesOfTables(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName !== WORKER);
  const table = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/pages/Table.tsx'));
  const words = chunks.filter(({ facadeModuleId }) =>
    /\?page=(?:main|pages\/Table)\.tsx$/.test(facadeModuleId ?? ''),
  );
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  if (!entry || !table || words.length === 0 || styles.length === 0)
    throw new Error('The build has no page of a table.');
  const files = new Set<string>();
  const add = (name: string, later: boolean): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const needed of chunk.imports) add(needed, false);
    if (later) for (const needed of chunk.dynamicImports) add(needed, true);
  };
  add(entry.fileName, false);
  for (const { fileName } of words) add(fileName, false);
  add(table.fileName, true);
  return [...files, ...styles];
}
