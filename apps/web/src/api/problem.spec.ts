import { Problem, readProblem, UNREACHABLE } from './problem.js';

describe('a problem document', () => {
  it('gives its code, its sentence and the faults of fields', () => {
    const problem = readProblem(400, {
      code: 'request.invalid',
      detail: 'name: too long',
      errors: [
        { path: 'name', message: 'too long' },
        { path: 'tables.3', message: 'malformed' },
        'nonsense',
        null,
      ],
    });
    expect(problem).toMatchObject({ code: 'request.invalid', status: 400, detail: 'name: too long' });
    expect(problem.faults).toEqual([
      { path: 'name', message: 'too long' },
      { path: 'tables.3', message: 'malformed' },
    ]);
  });

  it.each([undefined, null, 'Bad gateway', []])('may be missing: %j', (body) => {
    expect(readProblem(502, body)).toMatchObject({ code: 'http.502', status: 502, faults: [] });
  });

  it('tells a server that is not there from one that refuses', () => {
    const unanswered = [
      new Problem({ code: UNREACHABLE, status: 0 }),
      readProblem(502, undefined),
      readProblem(503, { code: 'server.starting' }),
      readProblem(503, { code: 'server.database-away' }),
    ];
    const answered = [
      readProblem(503, { code: 'projection.behind' }),
      readProblem(503, { code: 'server.disk-full' }),
      readProblem(404, { code: 'tournament.unknown' }),
    ];
    expect(unanswered.map((problem) => problem.unanswered)).toEqual([true, true, true, true]);
    expect(answered.map((problem) => problem.unanswered)).toEqual([false, false, false]);
  });
});
