import { describeFailure, failureText, isPermanentText, PermanentFailure } from './job-failure.js';

const SECRET = 'hunter2-canary';
const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';

function thrown(make: () => unknown): string {
  return JSON.stringify(describeFailure(make()));
}

describe('what is told of a failure', () => {
  it('is the stable code of a refusal', () => {
    expect(
      describeFailure(Object.assign(new Error(SECRET), { code: 'table.board-not-scheduled' })),
    ).toMatchObject({
      code: 'table.board-not-scheduled',
      permanent: false,
    });
  });

  it.each(['ECONNREFUSED', '40P01', '57014'])('is the code %s of the system or the database', (code) => {
    expect(describeFailure(Object.assign(new Error(SECRET), { code })).code).toBe(code);
  });

  it('is the place in the program', () => {
    expect(describeFailure(new Error(SECRET)).at).toMatch(/^job-failure\.spec\.ts:\d+:\d+$/);
  });

  it('is the code and the ids of a permanent failure', () => {
    const failure = describeFailure(
      new PermanentFailure('book.chain-broken', { tournament: TOURNAMENT, position: 17 }),
    );
    expect(failureText(failure)).toBe(`book.chain-broken tournament=${TOURNAMENT} position=17 permanent`);
    expect(isPermanentText(failureText(failure))).toBe(true);
    expect(isPermanentText(failureText(describeFailure(new Error('x'))))).toBe(false);
  });

  it.each([
    ['a message', () => new Error(SECRET)],
    ['a name', () => Object.assign(new Error('x'), { name: SECRET })],
    ['a code', () => Object.assign(new Error('x'), { code: SECRET })],
    ['a cause', () => new Error('x', { cause: new Error(SECRET) })],
    ['a property', () => Object.assign(new Error('x'), { detail: SECRET })],
    ['a stack', () => Object.assign(new Error('x'), { stack: `Error: ${SECRET}\n    at ${SECRET}` })],
    [
      'a function in a stack',
      () => Object.assign(new Error('x'), { stack: `Error\n    at ${SECRET} (/a/b.js:1:2)` }),
    ],
    ['a string', () => SECRET],
    ['an object', () => ({ code: SECRET, message: SECRET })],
    ['the code of a permanent failure', () => new PermanentFailure(SECRET)],
    ['the ids of a permanent failure', () => new PermanentFailure('a.b', { name: SECRET, [SECRET]: 1 })],
  ])('is nothing that lies in %s', (_, make) => {
    expect(thrown(make)).not.toContain(SECRET);
  });
});
