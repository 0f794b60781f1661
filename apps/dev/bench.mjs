import './require-node.mjs';

const { main, Refusal } = await import('./root.mjs');

/** `npm run bench -- ledger|scoring|pairing|dd|interchange [--quick] [--json]`: measures from the sources, which need no build. */
await main(async () => {
  const [what, ...flags] = process.argv.slice(2);
  if (!['ledger', 'scoring', 'pairing', 'dd', 'interchange'].includes(what)) {
    throw new Refusal(
      'There is no such benchmark: npm run bench -- ledger|scoring|pairing|dd|interchange [--quick] [--json] is right.',
    );
  }
  const { runFromSources } = await import('./from-sources.mjs');
  await runFromSources(`apps/bench/${what}/main.ts`, flags, { development: true });
});
