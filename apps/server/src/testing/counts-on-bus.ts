import { Registry } from 'prom-client';
import type { ServerUnderTest } from './server-under-test.js';

/** How many commands or queries of a name have gone over the bus of a server, by how they ended. */
export async function countsOnBus(
  server: Pick<ServerUnderTest, 'get'>,
  kind: 'command' | 'query',
  name: string,
): Promise<Readonly<Record<string, number>>> {
  const seconds = `tirage_${kind}_seconds`;
  const { values } = await server.get(Registry).getSingleMetric(seconds)!.get();
  return Object.fromEntries(
    values
      .filter((value) => 'metricName' in value && value.metricName === `${seconds}_count`)
      .filter(({ labels }) => labels['name'] === name)
      .map(({ labels, value }) => [String(labels['outcome']), value]),
  );
}
