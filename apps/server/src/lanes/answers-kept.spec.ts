import { AnswersKept } from './answers-kept.js';
import type { AnswerOfThread } from './asked-of-thread.js';

const answer = (status: number, bytes = 1): AnswerOfThread => ({
  status,
  headers: {},
  payload: new Uint8Array(bytes),
  tookMs: 1,
  workedMs: 1,
});

function asking() {
  let now = 0;
  const kept = new AnswersKept(() => now);
  let asked = 0;
  return {
    kept,
    pass: (ms: number) => (now += ms),
    asked: () => asked,
    of: (key: string, given = answer(200)) =>
      kept.of(key, async () => {
        asked++;
        return given;
      }),
  };
}

describe('answers that everybody is given alike', () => {
  it('are asked for once by all who ask at once, and for a little while', async () => {
    const { of, asked, pass } = asking();
    await Promise.all([of('standings'), of('standings'), of('recap')]);
    await of('standings');
    expect(asked()).toBe(2);
    pass(10_000);
    await of('standings');
    expect(asked()).toBe(3);
  });

  it('are asked for anew once something is written, and where they were refused', async () => {
    const { of, asked, kept } = asking();
    await of('standings');
    kept.clear();
    await of('standings');
    expect(asked()).toBe(2);
    await of('nothing', answer(404));
    await of('nothing', answer(404));
    expect(asked()).toBe(4);
  });

  it('that fail are not kept', async () => {
    const { kept, of, asked } = asking();
    await expect(kept.of('standings', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await of('standings');
    expect(asked()).toBe(1);
  });

  it('take no more room than they may: the oldest go first', async () => {
    const { of, asked } = asking();
    const large = answer(200, 12 * 1024 * 1024);
    for (const key of ['one', 'two', 'three']) await of(key, large);
    await of('three', large);
    expect(asked()).toBe(3);
    await of('one', large);
    expect(asked()).toBe(4);
  });
});
