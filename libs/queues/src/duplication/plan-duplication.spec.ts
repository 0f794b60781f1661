import { logLines } from '../testing/log-lines.js';
import { PLAN_DUPLICATION, planDuplication } from './plan-duplication.js';

const data = { tournament: '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11', set: '101', request: 2 };

describe('planning the copies of a set', () => {
  it('sends which sessions play it now', async () => {
    const dispatched: unknown[] = [];
    await planDuplication({ sessionsOf: async (_tournament, set) => [set, '2'] })(data, {
      jobId: 'plan-duplication-x',
      signal: new AbortController().signal,
      log: logLines().log,
      dispatch: async (...command) => dispatched.push(command),
    });
    const body = { set: '101', request: 2, sessions: ['101', '2'] };
    expect(dispatched).toEqual([['deal-set.plan-duplication', data.tournament, body]]);
  });

  it('is a job of its own for each time that it was asked for', () =>
    expect(PLAN_DUPLICATION.id(data)).not.toBe(PLAN_DUPLICATION.id({ ...data, request: 3 })));
});
