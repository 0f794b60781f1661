import './require-node.mjs';

const { main, Refusal } = await import('./root.mjs');

const FROM_SOURCES = ['ledger', 'growth', 'scoring', 'pairing', 'dd', 'interchange', 'members'];
/** These measure a server as it runs: its threads, too. */
const ON_BUILT = ['attack', 'live'];

/** `npm run bench -- NAME [--quick] [--json]`: measures. */
await main(async () => {
  const [what, ...flags] = process.argv.slice(2);
  const program = `apps/bench/${what}/main.ts`;
  if (ON_BUILT.includes(what)) {
    const { runOnBuilt } = await import('./run-on-built.mjs');
    return runOnBuilt(program, flags);
  }
  if (!FROM_SOURCES.includes(what)) {
    const names = [...FROM_SOURCES, ...ON_BUILT].join('|');
    throw new Refusal(`There is no such benchmark: npm run bench -- ${names} [--quick] [--json] is right.`);
  }
  const { runFromSources } = await import('./from-sources.mjs');
  return runFromSources(program, flags);
});
