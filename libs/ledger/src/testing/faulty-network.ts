import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to the next messages that hold a mark: lost on the way there, or their answer on the way back. */
export type Fault = 'lose-request' | 'lose-answer';

/** A network before a server, such as a PostgreSQL, that is as bad as it is told to be. */
export interface FaultyNetwork {
  readonly connectionString: string;
  /** Leads new connections there instead, to several by turns. */
  leadTo(...connectionStrings: readonly string[]): void;
  /** Breaks the connections of the next messages that hold `mark`, one fault each. */
  fail(mark: string, ...faults: Fault[]): void;
  /** Breaks every connection. */
  breakAll(): void;
  /** Breaks every connection, and all that come, until it is mended. */
  cut(): void;
  /** Keeps everything that is on its way, without breaking anything, until it is mended. */
  hold(): void;
  /** Takes so many milliseconds longer each way until it is mended. */
  slow(milliseconds: number): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a network that leads to the address of `connectionString`, at an address of its own. */
export async function faultyNetwork(connectionString: string): Promise<FaultyNetwork> {
  const address = new URL(connectionString);
  let targets = [placeOf(connectionString)];
  let turn = 0;
  const sockets = new Set<Socket>();
  let mark = '';
  let faults: Fault[] = [];
  let isCut = false;
  let delay = 0;
  let held: Promise<void> | undefined;
  let release = () => undefined as void;

  /** What comes out at `to` in the order in which it was given, when the network lets it. */
  const wayTo = (to: Socket) => {
    let before = Promise.resolve();
    return (does: (to: Socket) => void) => {
      const due = performance.now() + delay;
      const previous = before;
      const travel = async () => {
        await previous;
        await held;
        if (due > performance.now()) await sleep(due - performance.now());
        does(to);
      };
      before = travel();
    };
  };
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const database = connect(targets[turn++ % targets.length]!);
    const [toDatabase, toClient] = [wayTo(database), wayTo(client)];
    let losing = false;
    for (const [socket, way] of [
      [client, toDatabase],
      [database, toClient],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        way((other) => other.destroySoon());
      });
    }
    client.on('data', (chunk) => {
      const fault = mark !== '' && chunk.includes(mark) ? faults.shift() : undefined;
      if (fault === 'lose-request') return void client.destroy();
      losing ||= fault === 'lose-answer';
      return toDatabase((to) => to.write(chunk));
    });
    database.on('data', (chunk) => {
      if (losing) client.destroy();
      else toClient((to) => to.write(chunk));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const mend = () => {
    isCut = false;
    delay = 0;
    held = undefined;
    release();
  };
  return {
    connectionString: address.href,
    leadTo(...connectionStrings) {
      targets = connectionStrings.map(placeOf);
    },
    fail(next, ...what) {
      mark = next;
      faults = what;
    },
    breakAll,
    cut() {
      isCut = true;
      breakAll();
    },
    hold() {
      held ??= new Promise((resolve) => (release = resolve));
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    mend,
    async close() {
      mend();
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function placeOf(connectionString: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(connectionString);
  return { host: hostname, port: Number(port) };
}
