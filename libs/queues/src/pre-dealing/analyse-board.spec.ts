import { logLines } from '../testing/log-lines.js';
import { pendingJob } from '../jobs/pending-jobs.js';
import { analyseBoard, ANALYSE_BOARD } from './analyse-board.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const DEAL = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
const TRICKS = '89956899574448644486';
const secret = (last: string) => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  cipher: 'A256GCM' as const,
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
});
const HIDDEN = secret('1');
const DATA = { tournament: TOURNAMENT, set: '1', board: 7, deal: HIDDEN.id };

/** Runs the job where the board has this deal. */
async function run(deal: typeof HIDDEN | undefined, solve: () => Promise<string> = async () => TRICKS) {
  const done: unknown[] = [];
  const { log, text } = logLines();
  const analysing = analyseBoard(
    {
      open: async () => DEAL,
      async hideWith(_tournament, id, value) {
        done.push(['hide', id, value]);
        return { id, text: 'hidden' };
      },
    },
    async () => deal,
    { solve },
  );
  const context = { jobId: 'x', signal: new AbortController().signal, log };
  const running = analysing(DATA, { ...context, dispatch: async (...command) => done.push(command) });
  return { ending: await running.catch((error: unknown) => error), done, log: text() };
}

describe('analysing a board', () => {
  it('hides what is computed under the key of its deal, and records it', async () => {
    const { done, log } = await run(HIDDEN);
    expect(done).toEqual([
      ['hide', HIDDEN.id, { tricks: TRICKS }],
      [
        'board.record-analysis',
        TOURNAMENT,
        { set: '1', board: 7, analysis: { id: HIDDEN.id, text: 'hidden' } },
      ],
    ]);
    expect(log).toBe('');
  });

  it('does nothing when the board was dealt anew, or has no deal', async () => {
    expect((await run(secret('2'))).done).toEqual([]);
    expect((await run(undefined)).done).toEqual([]);
  });

  it('records nothing when it is given up', async () => {
    const { ending, done } = await run(HIDDEN, () => Promise.reject(new Error('The analysis is given up.')));
    expect(ending).toBeInstanceOf(Error);
    expect(done).toEqual([]);
  });

  it('waits behind deals, and is one job for one deal', () => {
    expect(ANALYSE_BOARD.afterOthers).toBe(true);
    const id = (deal: string) => pendingJob(ANALYSE_BOARD, { ...DATA, deal }, TOURNAMENT, 1).id;
    expect(id(HIDDEN.id)).not.toBe(id(secret('2').id));
  });
});
