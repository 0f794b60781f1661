import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { createLog, DatabaseAway } from '#platform';
import { answerProblem } from './problem-filter.js';

const lines: string[] = [];
const log = createLog('error', { write: (line: string) => void lines.push(line) });

/** The answer of a route that throws. */
async function answerTo(thrown: Error): Promise<Record<string, unknown>> {
  const adapter = new FastifyAdapter({ genReqId: () => randomUUID() });
  const instance = adapter.getInstance();
  instance.get('/', (request, reply) => answerProblem(request, reply, thrown, log));
  const answer = await instance.inject('/');
  return JSON.parse(answer.body) as Record<string, unknown>;
}

it('a failure that nobody expected is told with the request by which the log names it, and without its words', async () => {
  const body = await answerTo(new TypeError('the name of a person'));
  expect(body).toMatchObject({ status: 500, code: 'server.failed' });
  expect(JSON.stringify(body)).not.toContain('name of a person');
  const { request } = JSON.parse(lines.at(-1)!) as { request: string };
  expect(body['instance']).toBe(`urn:uuid:${request}`);
});

it('what is expected is not logged, and every asker is told the same', async () => {
  const before = lines.length;
  const body = await answerTo(new DatabaseAway(false));
  expect(body).toMatchObject({ status: 503, code: 'server.database-away', retryAfter: 2 });
  expect(await answerTo(new DatabaseAway(false))).toEqual(body);
  expect(lines).toHaveLength(before);
});
