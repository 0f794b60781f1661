import { logLines } from '../testing/log-lines.js';
import { pendingJob } from '../jobs/pending-jobs.js';
import { makePrint, MAKE_PRINT } from './make-print.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const PRINT = '00000000-0000-4000-8000-000000000001';

async function run(isPrinted: boolean): Promise<unknown> {
  const dispatched: unknown[] = [];
  const process = makePrint({ make: async (print) => print === PRINT && isPrinted });
  const context = {
    jobId: 'make-print-x',
    signal: new AbortController().signal,
    log: logLines().log,
    dispatch: async (...command: unknown[]) => dispatched.push(command),
  };
  const error = await process({ tournament: TOURNAMENT, print: PRINT }, context).catch(
    (thrown: unknown) => thrown,
  );
  expect(dispatched).toEqual([]);
  return error;
}

describe('making a print', () => {
  it('ends in its file, and in no journal entry', async () => {
    expect(await run(true)).toBeUndefined();
  });

  it('is given up at once where it cannot be printed, naming the print alone', async () => {
    expect(await run(false)).toMatchObject({ code: 'print.not-made', ids: { print: PRINT } });
  });

  it('carries ids, never what stands on the printout', () => {
    const { id, data } = pendingJob(MAKE_PRINT, { tournament: TOURNAMENT, print: PRINT }, TOURNAMENT, 0);
    expect({ id, data }).toEqual({
      id: `make-print-${PRINT}`,
      data: { tournament: TOURNAMENT, print: PRINT },
    });
  });
});
