import './require-node.mjs';

const { main } = await import('./root.mjs');

/** `npm run chaos -- [--seed S] [--faults N] [--tables T] [--kinds a,b] …`: plays evenings on built servers while faults happen. */
await main(async () => {
  const { runOnBuilt } = await import('./run-on-built.mjs');
  await runOnBuilt('apps/chaos/main.ts', process.argv.slice(2));
});
