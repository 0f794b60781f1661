import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Asker, WatchedRight } from '#access';
import { createLog } from '#platform';
import { rememberAsker } from '../access/route.js';
import { EventStreams } from './event-streams.js';

const PUBLIC: Asker = {
  principal: { kind: 'public' },
  audience: 'public',
  mayCreateTournaments: false,
  roles: new Set(),
  credentials: {},
};
const right: WatchedRight = {
  ended: new Promise(() => undefined),
  signal: new AbortController().signal,
  knownUntil: Infinity,
  onKnown: () => undefined,
  stop: () => undefined,
};

describe('a live stream', () => {
  const streams = new EventStreams(createLog('silent'));
  const instance = new FastifyAdapter().getInstance();
  afterAll(() => instance.close());

  it('whose reader has left before it begins ends without an error', async () => {
    const served = new Promise<boolean>((resolve, reject) => {
      instance.get('/stream', async (request, reply) => {
        rememberAsker(request, PUBLIC);
        socket.destroy();
        await once(request.raw.socket, 'close');
        await streams
          .serve(request, reply, right, async ({ signal }) => resolve(signal.aborted))
          .catch(reject);
      });
    });
    await instance.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((instance.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /stream HTTP/1.1\r\nhost: tirage\r\n\r\n');
    expect(await served).toBe(true);
    await streams.close();
    expect(streams.count).toBe(0);
  });

  it.each([
    ['taken-away', true],
    ['audience-changed', true],
    // As while the database is away: the reader comes back.
    ['unconfirmed', false],
  ] as const)('whose right is %s tells so: %s', async (why, isTold) => {
    const others = new EventStreams(createLog('silent'));
    const server = new FastifyAdapter().getInstance();
    const ending = new AbortController();
    server.get('/stream', (request, reply) => {
      rememberAsker(request, PUBLIC);
      return others.serve(request, reply, { ...right, signal: ending.signal }, async ({ signal }) => {
        ending.abort(why);
        expect(signal.aborted).toBe(true);
      });
    });
    const base = await server.listen({ port: 0, host: '127.0.0.1' });
    const text = await (await fetch(`${base}/stream`)).text();
    await server.close();
    expect(text.includes(`event: closed\ndata: {"why":"${why}"}`)).toBe(isTold);
  });
});
