import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** What happens to the next messages that hold a mark: lost on the way there, or their answer on the way back. */
export type Fault = 'lose-request' | 'lose-answer';

/** A network before a PostgreSQL that breaks connections when it is told to. */
export interface FaultyNetwork {
  readonly connectionString: string;
  /** Breaks the connections of the next messages that hold `mark`, one fault each. */
  fail(mark: string, ...faults: Fault[]): void;
  /** Breaks every connection. */
  breakAll(): void;
  close(): Promise<void>;
}

export async function faultyNetwork(connectionString: string): Promise<FaultyNetwork> {
  const address = new URL(connectionString);
  const target = { host: address.hostname, port: Number(address.port) };
  const sockets = new Set<Socket>();
  let mark = '';
  let faults: Fault[] = [];
  const server = createServer((client) => {
    const database = connect(target);
    let losing = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (chunk) => {
      const fault = mark !== '' && chunk.includes(mark) ? faults.shift() : undefined;
      if (fault === 'lose-request') return void client.destroy();
      losing ||= fault === 'lose-answer';
      return void database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (losing) client.destroy();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    connectionString: address.href,
    fail(next, ...what) {
      mark = next;
      faults = what;
    },
    breakAll() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
