import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { refuseClientError } from './refuse-on-line.js';
import { limitTimes, serverTimes } from './time-limits.js';

const LIMITS = { headersMs: 200, bodyMs: 200, fileBytes: 1_000, wholeMs: 60_000, drainMs: 5_000 };
const instance = new FastifyAdapter({
  ...serverTimes(LIMITS),
  bodyLimit: 1_000,
  clientErrorHandler: refuseClientError,
}).getInstance();

const sockets: Socket[] = [];

beforeAll(async () => {
  limitTimes(instance, LIMITS);
  instance.post('/read', async () => ({ read: true }));
  await instance.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await instance.close();
});

/** Sends a piece now and one a while until the line is ended. @returns all that came back */
async function dripping(begin: string, drip: string): Promise<string> {
  const socket = connect((instance.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (data) => (heard += data.toString())).on('error', () => undefined);
  socket.write(begin);
  const dripper = setInterval(() => socket.writable && socket.write(drip), 50);
  await once(socket, 'close');
  clearInterval(dripper);
  return heard;
}

const POST = 'POST /read HTTP/1.1\r\nhost: tirage\r\n';

describe('a request that drips', () => {
  it.each([
    ['in its head', POST, 'x: y\r\n'],
    ['in its body', `${POST}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`, ' '],
  ])('%s is refused with a problem document, and its line ends', async (_where, begin, drip) => {
    const heard = await dripping(begin, drip);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('application/problem+json');
    expect(heard).toContain('"code":"request.timed-out"');
  });
});

it('what is no HTTP is refused with a problem document', async () => {
  const heard = await dripping('HELLO\r\n\r\n', '');
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain('"code":"request.malformed"');
});
