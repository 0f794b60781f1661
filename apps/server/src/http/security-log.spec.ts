import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AccessRefused } from '#access';
import { createLog } from '#platform';
import { answerProblem } from './problem-filter.js';
import { Problem } from './problem.js';
import { logSecurity, noteAsker } from './security-log.js';

/** A server whose routes are as named, and the lines that it has logged. */
function serverInTest() {
  let now = 0;
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const instance = new FastifyAdapter().getInstance();
  instance.setErrorHandler((thrown, request, reply) => answerProblem(request, reply, thrown, log));
  logSecurity(instance, log, { of: (address) => `name of ${address}` }, () => now);
  instance.post('/accounts/:account', async (request, reply) => {
    noteAsker(request, ['person:ada']);
    return reply.status(204).send();
  });
  instance.post('/refused', async () => {
    throw new AccessRefused('access.sign-in-failed');
  });
  instance.get('/hidden', async () => {
    throw new AccessRefused('tournament.unknown');
  });
  instance.get('/denied', async () => {
    throw new Problem('push.folder-by-administrators');
  });
  instance.post('/rejected', async () => {
    throw new Problem('command.stale-version');
  });
  instance.post('/commands/rename', async () => ({}));
  instance.get('/read', async () => ({}));
  return {
    ask: (method: 'GET' | 'POST', url: string, remoteAddress = '192.0.2.7') =>
      instance.inject({
        method,
        url,
        remoteAddress,
        ...(method === 'POST' && { payload: { secret: 'canary' } }),
      }),
    pass: (ms: number) => (now += ms),
    text: () => lines.join(''),
    logged: () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe('the log of who was refused what and who wrote what', () => {
  it('tells who, from where, when, what and by which request, and nothing that was sent', async () => {
    const { ask, logged, text } = serverInTest();
    await ask('POST', '/accounts/7');
    await ask('POST', '/refused');
    expect(text()).not.toContain('canary');
    const told = { time: expect.stringMatching(/Z$/), from: 'name of 192.0.2.7', method: 'POST' };
    const request = expect.any(String);
    expect(logged()).toEqual([
      {
        ...told,
        level: 'info',
        by: ['person:ada'],
        route: '/accounts/:account',
        params: { account: '7' },
        request,
        msg: 'a request was carried out',
      },
      {
        ...told,
        level: 'warn',
        route: '/refused',
        params: {},
        reason: 'access.sign-in-failed',
        request,
        msg: 'a request was refused',
      },
    ]);
  });

  it('has what is hidden and denied, and neither reads, commands, nor what rules reject', async () => {
    const { ask, logged } = serverInTest();
    for (const url of ['/hidden', '/denied', '/read']) await ask('GET', url);
    for (const url of ['/rejected', '/commands/rename']) await ask('POST', url);
    expect(logged().map(({ route }) => route)).toEqual(['/hidden', '/denied']);
  });

  it('is not filled by one asker, whose lines are counted, and has those of others', async () => {
    const { ask, pass, logged } = serverInTest();
    for (let time = 0; time < 25; time++) await ask('POST', '/refused');
    expect(logged()).toHaveLength(20);
    await ask('POST', '/refused', '192.0.2.8');
    await ask('POST', '/accounts/7');
    expect(logged()).toHaveLength(2);
    pass(60_000);
    await ask('POST', '/refused');
    await ask('POST', '/refused');
    expect(logged().map(({ leftOut }) => leftOut)).toEqual([5, undefined]);
  });
});
