import { SolverOfReaders } from './solver-of-readers.js';

const DEAL = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
const TRICKS = '89956899574448644486';

function solving(solve: (times: number) => Promise<string>) {
  let times = 0;
  const closed: string[] = [];
  const solver = new SolverOfReaders(1_000, {
    solve: (_deal, signal) => {
      signal.addEventListener('abort', () => closed.push('given up'));
      return solve(++times);
    },
    close: async () => void closed.push('closed'),
  });
  return { solver, closed, times: () => times };
}

describe('a deal that somebody has asked to see before play', () => {
  it('is solved once for all who ask, at once or later', async () => {
    const { solver, times } = solving(async () => TRICKS);
    expect(await Promise.all([solver.tricks(DEAL), solver.tricks(DEAL)])).toEqual([TRICKS, TRICKS]);
    expect(await solver.tricks(DEAL)).toBe(TRICKS);
    expect(times()).toBe(1);
  });

  it('is solved anew where that has failed', async () => {
    const { solver } = solving(async (times) => {
      if (times === 1) throw new Error('The double-dummy thread has ended.');
      return TRICKS;
    });
    await expect(solver.tricks(DEAL)).rejects.toThrow('has ended');
    expect(await solver.tricks(DEAL)).toBe(TRICKS);
  });

  it('is given up when the server stops', async () => {
    const { solver, closed } = solving(() => new Promise(() => undefined));
    void solver.tricks(DEAL);
    await solver.close();
    expect(closed).toEqual(['given up', 'closed']);
  });
});
