import { createServer } from 'node:net';
import { Refusal, type Configuration } from '#platform';

/** The port cannot be opened, and why. */
export class PortBusy extends Refusal {
  override readonly name = 'PortBusy';
}

/**
 * Looks before anything is started, so that a busy port costs nothing and leaves whatever runs as it was.
 *
 * @throws PortBusy when it cannot be opened
 */
export async function requireFreePort({ host, port }: Configuration): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, host, resolve);
    });
  } catch (error) {
    throw portBusy(error, port) ?? error;
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** What an error of opening a port means to whoever starts the server. */
export function portBusy(error: unknown, port: number): PortBusy | undefined {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new PortBusy(
      `Port ${port} is used by another program: stop it, or choose another port with PORT.`,
    );
  }
  if (code === 'EACCES') {
    return new PortBusy(`Port ${port} may not be opened by this user: choose a port above 1023 with PORT.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new PortBusy('HOST is not an address of this machine: use 0.0.0.0, 127.0.0.1 or one of its own.');
  }
  return undefined;
}
