import './require-node.mjs';

const { main } = await import('./root.mjs');

/**
 * `npm run conform -- FILE_OR_FOLDER... [--json]`: `tirage conform` of worked examples, too, from the
 * sources, where npm was called.
 */
await main(async () => {
  const { runFromSources } = await import('./from-sources.mjs');
  await runFromSources('apps/cli/src/conform/testing/main.ts', ['conform', ...process.argv.slice(2)], {
    cwd: process.env.INIT_CWD,
  });
});
