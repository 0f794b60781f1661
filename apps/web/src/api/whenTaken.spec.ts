import { Problem, readProblem } from './problem.js';
import { whenTaken } from './whenTaken.js';

const busy = readProblem(503, { code: 'server.busy', retryAfter: 5 });
const tooMuch = readProblem(429, { code: 'request.too-costly', retryAfter: 12 });

/** Answers one after the other, how long was waited between them, and what was told. */
async function asked(...answers: readonly (Problem | string)[]) {
  const [left, told, waits]: [(Problem | string)[], string[], number[]] = [[...answers], [], []];
  const ask = () => {
    const next = left.shift()!;
    return typeof next === 'string' ? Promise.resolve(next) : Promise.reject(next);
  };
  const outcome = await whenTaken(ask, {
    signal: new AbortController().signal,
    onWait: ({ code }) => void told.push(code),
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
  }).catch((problem: unknown) => problem);
  return { outcome, told, waits };
}

describe('what a busy server does not take on yet', () => {
  it('is asked again when the server says, until it is taken', async () => {
    expect(await asked(busy, tooMuch, 'the paper')).toEqual({
      outcome: 'the paper',
      told: ['server.busy', 'request.too-costly'],
      waits: [5_000, 12_000],
    });
  });

  it('is not asked again where it is refused for another reason', async () => {
    const refused = readProblem(403, { code: 'access.role-required' });
    const unsure = readProblem(400, { code: 'request.invalid', retryAfter: 1 });
    for (const other of [refused, unsure])
      expect(await asked(other)).toEqual({ outcome: other, told: [], waits: [] });
  });

  it('is not asked again by a page that is left', async () => {
    const leaving = new AbortController();
    const asking = whenTaken(() => Promise.reject(busy), {
      signal: leaving.signal,
      onWait: () => leaving.abort(),
    });
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });
});
