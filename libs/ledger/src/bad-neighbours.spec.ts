import { randomUUID } from 'node:crypto';
import { AppendFailed } from './events/errors.js';
import type { Ledger } from './ledger.js';
import { attempt, countOutcomes, expectSoundJournal } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { command, said, scored } from './testing/synthetic-events.js';

describe('one bad command among many of a tournament', () => {
  let processes: Processes;
  let ledger: Ledger;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    ledger = processes.start();
    // What no check of the program can foresee: the database itself refuses.
    await processes.pool.query(`
      CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.stream LIKE 'poison%' THEN RAISE EXCEPTION 'poison in %', NEW.payload USING ERRCODE = '22000'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER poison BEFORE INSERT ON ledger.line FOR EACH ROW EXECUTE FUNCTION refuse_poison();
    `);
  });
  afterAll(() => processes.close());
  beforeEach(() => {
    tournament = randomUUID();
  });

  const good = (stream: string) =>
    command({ tournament, streams: [{ stream, expectedVersion: 'none', events: [scored()] }] });

  it.each([
    ['a NUL character', { text: 'a\0b' }],
    ['a lone surrogate', { text: '\udfff' }],
    ['a number too large', { number: Number.MAX_SAFE_INTEGER + 1 }],
  ])('with %s harms nobody else', async (_, payload) => {
    const appends = Array.from({ length: 20 }, (_, index) =>
      index % 7 === 3
        ? command({
            tournament,
            streams: [{ stream: `s${index}`, expectedVersion: 'none', events: [said(payload)] }],
          })
        : good(`s${index}`),
    );
    const attempts = await Promise.all(appends.map((append) => attempt(ledger, append)));
    expect(attempts.map(({ outcome }) => outcome)).toEqual(
      attempts.map((_, index) => (index % 7 === 3 ? 'PayloadRefused' : 'appended')),
    );
    expect(await expectSoundJournal(ledger, tournament, attempts)).toHaveLength(17);
  });

  it('that the database refuses harms nobody else, and its words are not passed on', async () => {
    const appends = Array.from({ length: 20 }, (_, index) =>
      good(index % 7 === 3 ? `poison${index}` : `s${index}`),
    );
    const attempts = await Promise.all(appends.map((append) => attempt(ledger, append)));
    expect(attempts.map(({ outcome }) => outcome)).toEqual(
      attempts.map((_, index) => (index % 7 === 3 ? 'AppendFailed' : 'appended')),
    );
    expect(attempts[3]!.error).toMatchObject({ state: '22000' });
    expect(attempts[3]!.error!.message).not.toContain('number');
    expect(await expectSoundJournal(ledger, tournament, attempts)).toHaveLength(17);
  });

  it('that the database refuses harms no other tournament either', async () => {
    const tournaments = Array.from({ length: 12 }, () => randomUUID());
    const attempts = await Promise.all(
      tournaments.flatMap((of, index) =>
        ['a', index === 5 ? 'poison' : 'b'].map((stream) =>
          attempt(ledger, { ...good(stream), tournament: of }),
        ),
      ),
    );
    expect(countOutcomes(attempts)).toEqual({ appended: 23, AppendFailed: 1 });
    for (const of of tournaments) {
      await expectSoundJournal(
        ledger,
        of,
        attempts.filter(({ append }) => append.tournament === of),
      );
    }
  });

  it('that alone opens a journal leaves no journal', async () => {
    await expect(ledger.append(good('poison'))).rejects.toThrow(AppendFailed);
    expect(await ledger.head(tournament)).toBeUndefined();
  });
});
