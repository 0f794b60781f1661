import './require-node.mjs';

const { main, Refusal } = await import('./root.mjs');

/**
 * `npm run bench -- ledger|scoring|pairing|dd|interchange|attack|live [--quick] [--json]`: measures from the sources, which need
 * no build; only the server that is attacked or watched live is the one that is built.
 */
await main(async () => {
  const [what, ...flags] = process.argv.slice(2);
  if (!['ledger', 'scoring', 'pairing', 'dd', 'interchange', 'attack', 'live'].includes(what)) {
    throw new Refusal(
      'There is no such benchmark: npm run bench -- ledger|scoring|pairing|dd|interchange|attack|live [--quick] [--json] is right.',
    );
  }
  if (what === 'attack' || what === 'live') {
    // A server as it runs: its threads, too.
    const [{ install }, { build }] = await Promise.all([import('./install.mjs'), import('./build.mjs')]);
    await install();
    await build();
    process.env.TIRAGE_BUILT = 'yes';
  }
  const { runFromSources } = await import('./from-sources.mjs');
  await runFromSources(`apps/bench/${what}/main.ts`, flags);
});
