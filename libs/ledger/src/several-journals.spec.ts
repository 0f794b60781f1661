import { randomUUID } from 'node:crypto';
import type { Append, NewEvent, StreamAppend } from './append/append.js';
import { planBatch } from './append/batch-planning.js';
import type { Batch } from './append/batch-arguments.js';
import { sendBatches } from './append/batch-sending.js';
import { prepareCommand } from './append/command-preparation.js';
import { erasableText } from './events/erasable-text.js';
import type { Ledger } from './ledger.js';
import { attempt, countOutcomes, expectSoundJournal, type Attempt } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { bodyHashOf, command, said, scored, syntheticCatalogue } from './testing/synthetic-events.js';

describe('the batches of several journals in one round trip', () => {
  let processes: Processes;
  let ledger: Ledger;

  beforeAll(async () => {
    processes = await openProcesses();
    // One connection: what is sent while it is busy goes together.
    ledger = processes.start({ connections: 1, together: 32 });
  });
  afterAll(() => processes.close());

  const writing = (
    tournament: string,
    expectedVersion: StreamAppend['expectedVersion'],
    more: Partial<Append> = {},
    events: readonly NewEvent[] = [scored()],
  ) => command({ tournament, streams: [{ stream: 's', expectedVersion, events }], ...more });

  /** A journal with one line, and the command that wrote it. */
  async function openJournal(): Promise<Attempt> {
    return attempt(ledger, writing(randomUUID(), 'none', { answer: { nonce: randomUUID() } }));
  }

  const sent = (appends: readonly Append[]) => Promise.all(appends.map((append) => attempt(ledger, append)));

  /** The transactions that wrote the lines of these commands. */
  async function transactions(appends: readonly Append[]): Promise<number> {
    const { rows } = await processes.pool.query<{ count: string }>(
      'SELECT count(DISTINCT xmin::text) FROM ledger.line WHERE command = ANY ($1::uuid[])',
      [appends.map(({ commandId }) => commandId)],
    );
    return Number(rows[0]!.count);
  }

  it('share its commit, where more journals are written than there are connections', async () => {
    const appends = Array.from({ length: 8 }, () => writing(randomUUID(), 'none'));
    expect(countOutcomes(await sent(appends))).toEqual({ appended: 8 });
    expect(await transactions(appends)).toBe(1);
  });

  it('have outcomes of their own: what is refused of one journal is no concern of the others', async () => {
    const { stored } = erasableText('of another tournament');
    const journals = await Promise.all(Array.from({ length: 7 }, openJournal));
    const [plain, stale, repeated, reused, unknown, archived, open] = journals as [
      Attempt,
      Attempt,
      Attempt,
      Attempt,
      Attempt,
      Attempt,
      Attempt,
    ];
    const of = ({ append }: Attempt) => append.tournament;
    await ledger.archive(of(archived));
    const erasing = { eraseTexts: [stored.id] };
    /** What is sent, what comes of it, and where the journal's head is afterwards. */
    const cases: readonly [Append, string, number | undefined][] = [
      [writing(of(plain), 1, {}, [scored(), scored(), scored()]), 'appended', 4],
      [writing(of(stale), 'none'), 'StaleVersion', 1],
      [repeated.append, 'repeated', 1],
      [{ ...reused.append, bodyHash: bodyHashOf('another') }, 'CommandIdReused', 1],
      [writing(of(unknown), 1, erasing), 'TextUnknown', 1],
      [writing(of(archived), 1), 'appended', 2],
      [writing(of(open), 'exists'), 'appended', 2],
      [writing(randomUUID(), 'none'), 'appended', 1],
      [command({ tournament: randomUUID(), streams: [] }), 'appended', 0],
      // A journal that only a refused batch would have opened is not there.
      [writing(randomUUID(), 'exists'), 'StaleVersion', undefined],
      [writing(randomUUID(), 'none', erasing), 'TextUnknown', undefined],
    ];
    const attempts = await sent(cases.map(([append]) => append));
    expect(attempts.map(({ outcome }) => outcome)).toEqual(cases.map(([, outcome]) => outcome));
    const heads = await Promise.all(attempts.map((made) => ledger.head(of(made))));
    expect(heads.map((head) => head?.position)).toEqual(cases.map(([, , position]) => position));
    const appended = attempts.filter(({ outcome }) => outcome === 'appended');
    expect(await transactions(appended.map(({ append }) => append))).toBe(1);
    for (const made of attempts) {
      await expectSoundJournal(
        ledger,
        of(made),
        [...journals, ...attempts].filter((other) => of(other) === of(made)),
      );
    }
  });

  it('are refused one by one when the journals were restored since one of them was read', async () => {
    const [first, other] = [writing(randomUUID(), 'none'), writing(randomUUID(), 'none')];
    const epoch = await ledger.epoch();
    const outcomes = await sendBatches(
      processes.pool,
      ascending([batchOf(epoch, first), batchOf(epoch - 1, other)]),
    );
    const restored = other.tournament < first.tournament ? 0 : 1;
    expect(outcomes[restored]).toEqual({ outcome: 'restored' });
    expect(outcomes[1 - restored]).toEqual({ outcome: 'appended', after: 0 });
    expect(await ledger.head(other.tournament)).toBeUndefined();
  });

  it('give each journal a time of its own, never earlier than that of its line before', async () => {
    const journals = await Promise.all(Array.from({ length: 3 }, openJournal));
    const ahead = journals[1]!.append.tournament;
    const later = (Date.now() + 3_600_000) * 1_000;
    await processes.pool.query('UPDATE ledger.book SET time = $2 WHERE tournament = $1', [ahead, later]);
    await sent(journals.map(({ append }) => writing(append.tournament, 1)));
    const times = await Promise.all(
      journals.map(async ({ append }) =>
        (await ledger.readJournal(append.tournament)).map(({ time }) => time),
      ),
    );
    expect(times[1]).toEqual([expect.any(Number), later]);
    for (const [first, second] of [times[0]!, times[2]!]) {
      expect(second).toBeGreaterThanOrEqual(first!);
      expect(second).toBeLessThan(later);
    }
  });

  it('keep and erase the texts of each journal by itself', async () => {
    const texts = ['a', 'b', 'c'].map((text) => ({ tournament: randomUUID(), ...erasableText(text) }));
    const written = await sent(
      texts.map(({ tournament, stored }) => writing(tournament, 'none', { texts: [stored] })),
    );
    expect(await transactions(written.map(({ append }) => append))).toBe(1);
    const [erased, kept, foreign] = texts as [(typeof texts)[0], (typeof texts)[0], (typeof texts)[0]];
    const attempts = await sent([
      writing(erased.tournament, 1, { eraseTexts: [erased.stored.id] }),
      writing(kept.tournament, 1),
      // The text of another journal is none of its own.
      writing(foreign.tournament, 1, { eraseTexts: [kept.stored.id] }),
    ]);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['appended', 'appended', 'TextUnknown']);
    const found = await Promise.all(
      texts.map(({ tournament, stored }) => ledger.texts(tournament, [stored.id])),
    );
    expect(found.map((of) => [...of.values()])).toEqual([[null], ['b'], ['c']]);
  });

  it('are divided when together they are large', async () => {
    const appends = Array.from({ length: 6 }, () =>
      writing(randomUUID(), 'none', {}, [said('x'.repeat(1_000_000)), said('x'.repeat(500_000))]),
    );
    expect(countOutcomes(await sent(appends))).toEqual({ appended: 6 });
    expect(await transactions(appends)).toBe(2);
  });

  function batchOf(epoch: number, append: Append): Batch {
    return { epoch, ...planBatch([prepareCommand(append, syntheticCatalogue)]) };
  }

  const ascending = (batches: Batch[]) =>
    batches.sort((one, other) =>
      one.batch[0]!.append.tournament < other.batch[0]!.append.tournament ? -1 : 1,
    );
});
