import { randomUUID } from 'node:crypto';
import { erasableText, textHash } from './erasable-text.js';
import { PayloadRefused, TextUnknown } from './errors.js';
import type { Ledger } from '../ledger.js';
import { attempt } from '../testing/history.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { command, said, scored } from '../testing/synthetic-events.js';

describe('erasable text', () => {
  let processes: Processes;
  let ledger: Ledger;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    ledger = processes.start();
  });
  afterAll(() => processes.close());
  beforeEach(() => {
    tournament = randomUUID();
  });

  it('lies beside the journal; its event holds an id and a salted hash', async () => {
    const { reference, stored } = erasableText('North misheard the bid');
    expect(reference).toEqual({ text: stored.id, hash: textHash(stored) });
    expect(erasableText('North misheard the bid').reference.hash).not.toBe(reference.hash);
    await ledger.append(
      command({
        tournament,
        streams: [{ stream: 's', expectedVersion: 'none', events: [said({ ...reference })] }],
        texts: [stored],
      }),
    );
    expect(await ledger.texts(tournament, [stored.id, randomUUID()])).toEqual(
      new Map([[stored.id, stored.text]]),
    );
    expect(await ledger.texts(randomUUID(), [stored.id])).toEqual(new Map());
  });

  it('is erased with its salt, and the chain still holds', async () => {
    const { stored } = erasableText('a');
    const kept = erasableText('b').stored;
    const writing = command({
      tournament,
      streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }],
      texts: [stored, kept],
    });
    await ledger.append(writing);
    const erasing = command({
      tournament,
      streams: [{ stream: 's', expectedVersion: 1, events: [scored()] }],
      eraseTexts: [stored.id],
    });
    await ledger.append(erasing);
    expect(await ledger.texts(tournament, [stored.id, kept.id])).toEqual(
      new Map([
        [stored.id, null],
        [kept.id, 'b'],
      ]),
    );
    const { rows } = await processes.pool.query('SELECT salt FROM ledger.text WHERE id = $1', [stored.id]);
    expect(rows).toEqual([{ salt: null }]);
    expect(await ledger.verify(tournament)).toMatchObject({ ok: true, position: 2 });
    // Sent again, the command that wrote it does not bring it back.
    await ledger.append(writing);
    expect(await ledger.texts(tournament, [stored.id])).toEqual(new Map([[stored.id, null]]));
    await ledger.append({ ...erasing, commandId: randomUUID(), streams: [] });
  });

  it('that is not there cannot be erased, which harms nobody else', async () => {
    const { stored } = erasableText('of another tournament');
    await ledger.append(command({ tournament: randomUUID(), streams: [], texts: [stored] }));
    const attempts = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        attempt(
          ledger,
          command({
            tournament,
            streams: [{ stream: `s${index}`, expectedVersion: 'none', events: [scored()] }],
            ...(index % 4 === 2 ? { eraseTexts: [stored.id] } : {}),
          }),
        ),
      ),
    );
    expect(attempts.map(({ outcome }) => outcome)).toEqual(
      attempts.map((_, index) => (index % 4 === 2 ? 'TextUnknown' : 'appended')),
    );
    expect(await ledger.readJournal(tournament)).toHaveLength(7);
    const { stored: own } = erasableText('of this one');
    await ledger.append(command({ tournament, streams: [], texts: [own] }));
    await expect(
      ledger.append(command({ tournament, streams: [], eraseTexts: [own.id, stored.id] })),
    ).rejects.toThrow(TextUnknown);
    expect(await ledger.texts(tournament, [own.id])).toEqual(new Map([[own.id, 'of this one']]));
    const alone = randomUUID();
    await expect(
      ledger.append(command({ tournament: alone, streams: [], eraseTexts: [stored.id] })),
    ).rejects.toThrow(TextUnknown);
    expect(await ledger.head(alone)).toBeUndefined();
  });

  it('is refused when it cannot be stored', () => {
    expect(() => erasableText('a\0')).toThrow(PayloadRefused);
    expect(() => erasableText('\ud800')).toThrow(PayloadRefused);
  });
});
