import './require-node.mjs';

// Imported after the check, because an older Node would stumble over them first.
const { main, root } = await import('./root.mjs');

await main(async () => {
  const { install } = await import('./install.mjs');
  const { build } = await import('./build.mjs');
  await install();
  await build();
  const { default: module } = await import('node:module');
  // From Node 22 on: what was compiled at the last start need not be compiled again.
  module.enableCompileCache?.(`${root}node_modules/.cache/compiled`);
  await import('../../dist/programs/server.mjs');
});
