import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { refuseClientError } from './refuse-on-line.js';
import { limitTimes, readApart, serverTimes } from './time-limits.js';

const LIMITS = { headersMs: 200, bodyMs: 200, fileBytes: 1_000, wholeMs: 60_000, drainMs: 500 };
const instance = new FastifyAdapter({
  ...serverTimes(LIMITS),
  bodyLimit: 1_000,
  clientErrorHandler: refuseClientError,
}).getInstance();

const sockets: Socket[] = [];

beforeAll(async () => {
  limitTimes(instance, LIMITS);
  instance.post('/read', async () => ({ read: true }));
  instance.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, readApart(payload));
  });
  instance.post('/file', async ({ body }, reply) => {
    // One piece of it is enough.
    const pieces = (body as Readable)[Symbol.asyncIterator]();
    await pieces.next();
    await pieces.return?.();
    return reply.status(409).send({ read: false });
  });
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

describe('a body that is not taken in to its end', () => {
  const JSON_HEAD = `${POST}content-type: application/json\r\n`;
  const NEXT = `${JSON_HEAD}content-length: 2\r\nconnection: close\r\n\r\n{}`;
  const piece = `3e8\r\n${'x'.repeat(1_000)}\r\n`;
  const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

  it.each([
    ['of a length that is told', `content-length: 3000\r\n\r\n${'x'.repeat(3_000)}`],
    ['in pieces', `transfer-encoding: chunked\r\n\r\n${piece.repeat(3)}0\r\n\r\n`],
    ['that never comes whole', 'content-length: 3000\r\n\r\nxxx'],
    ['in pieces without an end', `transfer-encoding: chunked\r\n\r\n${piece.repeat(3)}`],
  ])('is refused where it is too large, %s, and its line ends with the answer', async (_how, body) => {
    expect(statuses(await dripping(`${JSON_HEAD}${body}`, ''))).toEqual(['413']);
  });

  it('is refused where its handler gives it up, and the next request on the line finds its answer', async () => {
    const file = 'x'.repeat(300_000);
    const head = `POST /file HTTP/1.1\r\nhost: tirage\r\ncontent-type: application/octet-stream\r\n`;
    const heard = await dripping(`${head}content-length: ${file.length}\r\n\r\n${file}${NEXT}`, '');
    expect(statuses(heard)).toEqual(['409', '200']);
  });
});

it('what is no HTTP is refused with a problem document', async () => {
  const heard = await dripping('HELLO\r\n\r\n', '');
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain('"code":"request.malformed"');
  expect(heard).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(heard).toMatch(/^content-security-policy: default-src 'none'; .*frame-ancestors 'none'\r$/m);
});
