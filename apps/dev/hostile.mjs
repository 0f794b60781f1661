import './require-node.mjs';

const { main } = await import('./root.mjs');

/**
 * `npm run hostile -- [--requests N] [--seed S]`: sends what nobody means to every route of the built program, and tells
 * which answers are not as the interface's document says.
 */
await main(async () => {
  const [{ install }, { build }] = await Promise.all([import('./install.mjs'), import('./build.mjs')]);
  await install();
  await build();
  process.env.TIRAGE_BUILT = 'yes';
  const { runFromSources } = await import('./from-sources.mjs');
  await runFromSources('apps/server/src/testing/hostile/main.ts', process.argv.slice(2));
});
