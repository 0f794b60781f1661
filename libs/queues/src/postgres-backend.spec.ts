import { faultyNetwork, type FaultyNetwork } from '../../ledger/src/testing/faulty-network.js';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { backendOf } from './queue-storage.js';

it.each<[string, (network: FaultyNetwork) => void, RegExp]>([
  ['before it stood', (network) => network.cut(), /terminated|ECONNRESET/],
  [
    'while BullMQ’s tables were made',
    (network) => network.fail('CREATE SCHEMA', 'lose-answer'),
    /terminated|not queryable/,
  ],
])('a connection that broke %s is opened again', async (_, breaks, said) => {
  const database = await freshDatabase();
  const network = await faultyNetwork(database.connectionString);
  const { connectionString } = network;
  const { factory, options } = backendOf({ kind: 'postgres', connectionString, schema: 'bullmq' });
  const backend = factory('looked-at', options({ connections: 1, migrate: true, failFast: true }));
  backend.on('error', () => undefined);
  try {
    breaks(network);
    await expect(backend.waitUntilReady()).rejects.toThrow(said);
    network.mend();
    await backend.waitUntilReady();
  } finally {
    await backend.close();
    await network.close();
    await database.drop();
  }
});
