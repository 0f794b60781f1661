import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Tells the measurements of this process at an address of their own, whatever path is asked for. */
export async function serveMetrics(
  metrics: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer((_request, response) => {
    metrics.metrics().then(
      (text) => response.setHeader('content-type', metrics.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
