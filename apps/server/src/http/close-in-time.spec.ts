import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { closeInTime } from './close-in-time.js';

/** Far less than Node keeps a line for a next request. */
const SOON = 10_000;

/** A server with one route, which answers when it is told to; its lines are kept for next requests as those of the program. */
async function answeringLater(drainMs: number) {
  const instance = new FastifyAdapter({
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }).getInstance();
  closeInTime(instance, { drainMs, sweepMs: 10 });
  const route = new EventEmitter();
  instance.get('/', async () => {
    const answered = once(route, 'answer');
    route.emit('asked');
    return (await answered)[0];
  });
  await instance.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((instance.server.address() as AddressInfo).port, '127.0.0.1');
  const asked = once(route, 'asked');
  socket.write('GET / HTTP/1.1\r\nhost: tirage\r\n\r\n');
  await asked;
  return { instance, socket, answer: (text: string) => route.emit('answer', text) };
}

async function heardOn(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  await once(socket, 'close');
  return heard;
}

describe('a server that closes', () => {
  it(
    'answers what is under way, and then keeps no line for a next request',
    async () => {
      const { instance, socket, answer } = await answeringLater(60_000);
      const heard = heardOn(socket);
      const closed = instance.close();
      // Lines that were idle then are closed.
      await until('nobody else is let in', () => !instance.server.listening);
      answer('there it is');
      expect(await heard).toMatch(/^HTTP\/1\.1 200 [^]*there it is$/);
      await closed;
    },
    SOON,
  );

  it(
    'does not wait for what never ends',
    async () => {
      const { instance, socket } = await answeringLater(100);
      const heard = heardOn(socket);
      await instance.close();
      expect(await heard).toBe('');
    },
    SOON,
  );
});
