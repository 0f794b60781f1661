import { logLines } from '../testing/log-lines.js';
import { pendingJob } from '../jobs/pending-jobs.js';
import { sealJournal, SEAL_BOOK, type JournalVerifier } from './seal-journal.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const DATA = { tournament: TOURNAMENT, request: 17 };

async function run(verdict: Awaited<ReturnType<JournalVerifier['verify']>>) {
  const asked: unknown[] = [];
  const dispatched: unknown[] = [];
  const { log, lines } = logLines();
  const process = sealJournal({
    verify: async (...question) => {
      asked.push(question);
      return verdict;
    },
  });
  const error = await process(DATA, {
    jobId: 'seal-book-x',
    signal: new AbortController().signal,
    log,
    dispatch: async (...command) => dispatched.push(command),
  }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { asked, dispatched, lines, error };
}

describe('sealing a journal', () => {
  it('seals the hash of the line that asks for it', async () => {
    const { asked, dispatched, error } = await run({ ok: true, position: 17, hash: 'ab12' });
    expect(error).toBeUndefined();
    expect(asked).toEqual([[TOURNAMENT, 17]]);
    expect(dispatched).toEqual([['tournament.seal', TOURNAMENT, { request: 17, hash: 'ab12' }]]);
  });

  it('never seals a broken chain, and says where it breaks', async () => {
    const { dispatched, lines, error } = await run({ ok: false, position: 9, why: 'the hash differs' });
    expect(dispatched).toEqual([]);
    expect(error).toMatchObject({ code: 'book.chain-broken', ids: { tournament: TOURNAMENT, position: 9 } });
    expect(lines).toMatchObject([
      { level: 50, reason: 'book.chain-broken', tournament: TOURNAMENT, position: 9 },
    ]);
  });

  it('takes a journal that ends before the request for broken', async () => {
    const { dispatched, error } = await run({ ok: true, position: 12, hash: 'ab12' });
    expect(dispatched).toEqual([]);
    expect(error).toMatchObject({ code: 'book.chain-broken', ids: { position: 13 } });
  });

  it('is one job for one request', () => {
    expect(pendingJob(SEAL_BOOK, DATA, TOURNAMENT, 17)).toEqual({
      id: `seal-book-${TOURNAMENT}-17`,
      queue: 'publication',
      name: 'seal-book',
      data: DATA,
      tournament: TOURNAMENT,
      position: 17,
    });
  });
});
