import './require-node.mjs';

// Imported after the check, because an older Node would stumble over them first.
const { main } = await import('./root.mjs');

await main(async () => {
  const { install } = await import('./install.mjs');
  const { build } = await import('./build.mjs');
  await install();
  await build();
  await import('../../dist/apps/server/src/main.js');
});
