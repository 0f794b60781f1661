import { logLines } from '../testing/log-lines.js';
import { revealBoard } from './reveal-board.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const BOARD = { set: '1', board: 7, deal: '00000000-0000-4000-8000-000000000001' };
const KEY = '7'.repeat(64);

/** Runs the job when these sessions are done with the board. */
async function run(sessions: readonly string[] | undefined) {
  const opened: string[] = [];
  const dispatched: unknown[] = [];
  const process = revealBoard(
    {
      async reveal(_tournament, id) {
        opened.push(id);
        return KEY;
      },
    },
    { sessionsDone: async () => sessions },
  );
  await process(
    { tournament: TOURNAMENT, ...BOARD },
    {
      jobId: 'reveal-board-x',
      signal: new AbortController().signal,
      log: logLines().log,
      dispatch: async (...command) => dispatched.push(command),
    },
  );
  return { opened, dispatched };
}

describe('revealing a board', () => {
  it('sends the key, and names the sessions that are done with the board', async () => {
    const body = { ...BOARD, key: KEY, sessions: ['1', '2'] };
    expect((await run(['1', '2'])).dispatched).toEqual([['board.reveal', TOURNAMENT, body]]);
  });

  it('does nothing, and does not so much as ask for the key, when the board is to be played after all', async () => {
    expect(await run(undefined)).toEqual({ opened: [], dispatched: [] });
  });
});
