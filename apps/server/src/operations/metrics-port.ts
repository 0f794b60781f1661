import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Tells the counts of this process at a port of their own, which this machine alone reaches. */
export async function serveMetrics(metrics: Registry, port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    metrics.metrics().then(
      (text) => response.setHeader('content-type', metrics.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
