import { createServer } from 'node:net';

/** The port if it is free on this machine's own address, else one that is. */
export async function freePort(wanted: number | undefined): Promise<number> {
  const server = createServer();
  try {
    return await new Promise<number>((done, failed) => {
      server.once('error', failed);
      server.listen({ host: '127.0.0.1', port: wanted ?? 0, exclusive: true }, () => {
        done((server.address() as { port: number }).port);
      });
    });
  } catch (error) {
    if (wanted === undefined) throw error;
    return await freePort(undefined);
  } finally {
    server.close();
  }
}
