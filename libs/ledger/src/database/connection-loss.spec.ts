import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createPool } from '#platform';
import { AppendOutcomeUnknown, LedgerClosed } from '../events/errors.js';
import { Ledger } from '../ledger.js';
import { faultyNetwork, type FaultyNetwork } from '../testing/faulty-network.js';
import { attempt, expectSoundJournal, followLive } from '../testing/history.js';
import { openProcesses, type Processes } from '../testing/processes.js';
import { command, scored, syntheticCatalogue } from '../testing/synthetic-events.js';

describe('a connection that breaks', () => {
  let processes: Processes;
  let network: FaultyNetwork;
  let pool: pg.Pool;
  let ledger: Ledger;
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    network = await faultyNetwork(processes.connectionString);
    pool = createPool(network.connectionString, { max: 6 });
    ledger = new Ledger({ pool, catalogue: syntheticCatalogue, pollMs: 200 });
  });
  afterAll(async () => {
    await ledger.close();
    await pool.end();
    await network.close();
    await processes.close();
  });
  beforeEach(async () => {
    tournament = randomUUID();
    await ledger.append(opening());
  });

  const opening = () =>
    command({ tournament, streams: [{ stream: 'opening', expectedVersion: 'any', events: [] }] });
  const scoring = (stream = 's') =>
    command({
      tournament,
      answer: { nonce: 1 },
      streams: [{ stream, expectedVersion: 'none', events: [scored()] }],
    });

  it.each(['lose-request', 'lose-answer'] as const)(
    'once in an append (%s) does not matter',
    async (fault) => {
      network.fail('ledger.append', fault);
      const made = await attempt(ledger, scoring());
      expect(made.appended).toMatchObject({ position: 1, answer: { nonce: 1 } });
      expect(await expectSoundJournal(ledger, tournament, [made])).toHaveLength(1);
    },
  );

  it.each([
    [['lose-request', 'lose-request'], false],
    [['lose-answer', 'lose-request'], true],
    [['lose-request', 'lose-answer'], true],
    [['lose-answer', 'lose-answer'], true],
  ] as const)(
    'twice in an append (%s) leaves it unknown, and asking again tells',
    async (faults, written) => {
      const append = scoring();
      network.fail('ledger.append', ...faults);
      await expect(ledger.append(append)).rejects.toThrow(AppendOutcomeUnknown);
      const again = await attempt(ledger, append);
      expect(again.appended).toEqual({ position: 1, answer: { nonce: 1 }, repeated: written });
      expect(await expectSoundJournal(ledger, tournament, [again])).toHaveLength(1);
    },
  );

  it('harms nobody in a batch', async () => {
    const first = attempt(ledger, scoring('first'));
    const others = Array.from({ length: 10 }, (_, index) => attempt(ledger, scoring(`s${index}`)));
    network.fail('ledger.append', 'lose-answer');
    const attempts = await Promise.all([first, ...others]);
    expect(attempts.every(({ appended }) => appended)).toBe(true);
    expect(await expectSoundJournal(ledger, tournament, attempts)).toHaveLength(11);
  });

  it('is waited out by a follower, which loses nothing', async () => {
    const follower = followLive(ledger, tournament);
    const attempts = [await attempt(ledger, scoring('a'))];
    await follower.reached(1);
    network.fail('ledger.read_book', 'lose-answer');
    attempts.push(await attempt(processes.start(), scoring('b')));
    await follower.reached(2);
    network.breakAll();
    attempts.push(await attempt(processes.start(), scoring('c')));
    await follower.reached(3);
    expect(await follower.stop()).toEqual(await expectSoundJournal(ledger, tournament, attempts));
  });
});

describe('a ledger that is closed', () => {
  it('answers what is under way and refuses what comes later', async () => {
    const processes = await openProcesses();
    const ledger = processes.start();
    const tournament = randomUUID();
    await ledger.epoch();
    const scoring = (stream: string) =>
      command({ tournament, streams: [{ stream, expectedVersion: 'none', events: [scored()] }] });
    const writing = Array.from({ length: 10 }, (_, index) => attempt(ledger, scoring(`s${index}`)));
    await ledger.epoch();
    const closing = ledger.close();
    const attempts = await Promise.all(writing);
    await closing;
    expect(attempts.every(({ appended }) => appended)).toBe(true);
    await expect(ledger.append(scoring('late'))).rejects.toThrow(LedgerClosed);
    expect(await expectSoundJournal(processes.start(), tournament, attempts)).toHaveLength(10);
    await processes.close();
  });
});
