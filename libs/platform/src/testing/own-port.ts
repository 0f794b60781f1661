import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that is free, for what has to be there again at the same one later: below those that a system
 * gives to whoever asks for any, so that nobody is given it meanwhile.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = randomInt(16_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
