import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { createLog, DatabaseAway } from '#platform';
import { answerProblem } from './problem-filter.js';
import { requestId } from './request-id.js';

const lines: string[] = [];
const log = createLog('error', { write: (line: string) => void lines.push(line) });

/** The answer of a route that throws. */
async function answerTo(
  thrown: Error,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const adapter = new FastifyAdapter({ genReqId: requestId });
  const instance = adapter.getInstance();
  instance.get('/', (request, reply) => answerProblem(request, reply, thrown, log));
  const answer = await instance.inject({ url: '/', headers });
  return JSON.parse(answer.body) as Record<string, unknown>;
}

it('a failure that nobody expected is told with the request by which the log names it, and without its words', async () => {
  const body = await answerTo(new TypeError('the name of a person'));
  expect(body).toMatchObject({ status: 500, code: 'server.failed' });
  expect(JSON.stringify(body)).not.toContain('name of a person');
  const { request } = JSON.parse(lines.at(-1)!) as { request: string };
  expect(body['instance']).toBe(`urn:uuid:${request}`);
});

it('a command is named by its own id, everything else by one that is new', async () => {
  const id = randomUUID();
  const ofKey = (key: string) => answerTo(new DatabaseAway(false), { 'idempotency-key': key });
  expect((await ofKey(id.toUpperCase()))['instance']).toBe(`urn:uuid:${id}`);
  const [one, other] = [await ofKey('no id'), await ofKey('no id')].map(({ instance }) => instance);
  expect(one).toMatch(/^urn:uuid:[-\da-f]{36}$/);
  expect(other).not.toBe(one);
});

it('what is expected is not logged, and every asker is told the same', async () => {
  const before = lines.length;
  const { instance: _one, ...body } = await answerTo(new DatabaseAway(false));
  expect(body).toMatchObject({ status: 503, code: 'server.database-away', retryAfter: 2 });
  const { instance: _other, ...again } = await answerTo(new DatabaseAway(false));
  expect(again).toEqual(body);
  expect(lines).toHaveLength(before);
});
