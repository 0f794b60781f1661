import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Asker, WatchedRight } from '#access';
import { createLog } from '#platform';
import { CurrentStates, PUBLIC_VIEWER } from '#projections';
import { journals, type Journals } from '../../../../libs/projections/src/testing/journal.js';
import { begun, called } from '../../../../libs/projections/src/testing/play-events.js';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { rememberAsker } from '../access/route.js';
import { EventStreams } from '../streams/event-streams.js';
import { StreamPiece } from '../streams/stream-piece.js';
import { SessionBroadcast, ToldUpTo, type WriteNews } from './session-broadcast.js';

const EVERYBODY: Asker = {
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
const ANSWER = {};
/** More than the buffers of a connection hold: whoever does not read is slow after some of these. */
const LARGE = `: ${'x'.repeat(1_000)}\n`.repeat(16_000);

let at: Journals;
let states: CurrentStates;

beforeAll(async () => {
  at = await journals();
  states = new CurrentStates(at);
});
afterAll(async () => {
  states.close();
  await at.close();
});

/** A hall of readers of a session, each on a connection of its own. */
async function hall(text: string) {
  const tournament = randomUUID();
  const begins = await at.write(tournament, ...begun());
  const streams = new EventStreams(createLog('silent'));
  const written: number[] = [];
  const write: WriteNews = async ({ position }, told) => {
    written.push(position);
    const sent = new Map(told.sent).set('answer', ANSWER);
    return { told: new ToldUpTo(position, sent), piece: new StreamPiece(`id: ${position}\n${text}\n`) };
  };
  const broadcast = new SessionBroadcast(states, { tournament, session: '1' }, write);
  const instance = new FastifyAdapter().getInstance();
  instance.get('/:after', (request, reply) => {
    rememberAsker(request, EVERYBODY);
    const told = new ToldUpTo(Number((request.params as { readonly after: string }).after));
    return streams.serve(request, reply, right, (stream) =>
      broadcast.serve({ stream, asker: EVERYBODY, viewer: PUBLIC_VIEWER, told }),
    );
  });
  await instance.listen({ port: 0, host: '127.0.0.1' });
  const { port } = instance.server.address() as AddressInfo;
  return {
    written,
    begins,
    call: (round: number) => at.write(tournament, called(round)),
    join: async (after: number): Promise<IncomingMessage> => {
      const asking = get(`http://127.0.0.1:${port}/${after}`, { agent: false });
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return answer;
    },
    close: async () => {
      await streams.close();
      await instance.close();
    },
  };
}

/** The positions that a reader is told, in their order. */
function toldOf(answer: IncomingMessage): number[] {
  const told: number[] = [];
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (text + chunk).split('\n');
    text = lines.pop()!;
    told.push(...lines.filter((line) => line.startsWith('id: ')).map((line) => Number(line.slice(4))));
  });
  return told;
}

describe('the news of a session that many read', () => {
  it('is written once for all who were told the same, also for those who came later', async () => {
    const { begins, written, call, join, close } = await hall('');
    const first = await Promise.all(Array.from({ length: 20 }, () => join(begins)));
    const told = first.map(toldOf);
    const one = await call(2);
    await until('all are told', () => told.every((each) => each.at(-1) === one));
    told.push(toldOf(await join(begins)));
    await until('all are told', () => told.every((each) => each.at(-1) === one));
    const two = await call(3);
    await until('all are told', () => told.every((each) => each.at(-1) === two));
    expect(told).toEqual(told.map(() => [one, two]));
    expect(written).toEqual([one, two]);
    await close();
  });

  it('waits for a reader who takes in nothing, holds up nobody else, and is whole once it is taken in', async () => {
    const { begins, call, join, close } = await hall(LARGE);
    const [reads, waits] = await Promise.all([join(begins), join(begins)]);
    const told = toldOf(reads);
    const positions: number[] = [];
    for (const round of [2, 3, 4]) {
      positions.push(await call(round));
      await until('the one who reads is told', () => told.at(-1) === positions.at(-1));
    }
    expect(told).toEqual(positions);
    const later = toldOf(waits);
    await until('the other is told', () => later.at(-1) === positions.at(-1));
    expect(later).toEqual([positions[0], positions[2]]);
    await close();
  });
});
