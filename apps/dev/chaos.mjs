import './require-node.mjs';

const { main } = await import('./root.mjs');

/** `npm run chaos -- [--seed S] [--faults N] [--tables T] [--kinds a,b] …`: plays evenings on built servers while faults happen. */
await main(async () => {
  const [{ install }, { build }] = await Promise.all([import('./install.mjs'), import('./build.mjs')]);
  await install();
  await build();
  process.env.TIRAGE_BUILT = 'yes';
  const { runFromSources } = await import('./from-sources.mjs');
  await runFromSources('apps/chaos/main.ts', process.argv.slice(2));
});
