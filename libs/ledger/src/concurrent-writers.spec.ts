import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Append, ExpectedVersion } from './append/append.js';
import { CommandIdReused, StaleVersion } from './events/errors.js';
import type { Ledger } from './ledger.js';
import { attempt, countOutcomes, expectSoundJournal, followLive, type Attempt } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { bodyHashOf, command, said, scored, sealed } from './testing/synthetic-events.js';

const PROCESSES = 3;
const STREAMS = ['a', 'b', 'c', 'd'];

/** One step of a writer. */
interface Step {
  readonly process: number;
  readonly streams: readonly {
    stream: string;
    expectedVersion: ExpectedVersion | 'current';
    count: number;
  }[];
  /** Sent at once by so many processes. */
  readonly twins: number;
  /** Sent again after its answer. */
  readonly repeated: boolean;
  /** Sent again after its answer with another body. */
  readonly reused: boolean;
  readonly bad: 'no' | 'NUL' | 'surrogate' | 'number';
}

interface JudgedAttempt extends Attempt {
  readonly allowed: readonly string[];
}

const BAD = { NUL: 'x\0', surrogate: '\ud800', number: 2 ** 53 + 2 };

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  process: fc.nat({ max: PROCESSES - 1 }),
  streams: fc.uniqueArray(
    fc.record({
      stream: fc.constantFrom(...STREAMS),
      expectedVersion: fc.oneof(
        { weight: 6, arbitrary: fc.constant('current' as const) },
        { weight: 3, arbitrary: fc.constant('any' as const) },
        { weight: 1, arbitrary: fc.constantFrom('none' as const, 'exists' as const, 0, 1, 7) },
      ),
      count: fc.nat({ max: 3 }),
    }),
    { selector: ({ stream }) => stream, maxLength: 3 },
  ),
  twins: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constantFrom(2, 4) }),
  repeated: fc.boolean(),
  reused: fc.nat({ max: 4 }).map((number) => number === 0),
  bad: fc.oneof(
    { weight: 8, arbitrary: fc.constant('no' as const) },
    { weight: 1, arbitrary: fc.constantFrom('NUL' as const, 'surrogate' as const, 'number' as const) },
  ),
});
/** Many writers, each with steps of its own. */
const writersArbitrary = fc.array(fc.array(stepArbitrary, { minLength: 1, maxLength: 6 }), {
  minLength: 12,
  maxLength: 24,
});

describe('many writers in several processes', () => {
  let processes: Processes;
  let ledgers: Ledger[];
  let tournament: string;

  beforeAll(async () => {
    processes = await openProcesses();
    ledgers = Array.from({ length: PROCESSES }, () => processes.start({ connections: 3 }));
  });
  afterAll(() => processes.close());
  beforeEach(() => {
    tournament = randomUUID();
  });

  async function walk(tournament: string, step: Step): Promise<JudgedAttempt[]> {
    const ledger = ledgers[step.process]!;
    const streams = await Promise.all(
      step.streams.map(async ({ stream, expectedVersion, count }) => ({
        stream,
        expectedVersion:
          expectedVersion === 'current'
            ? (await ledger.readStream(tournament, stream)).length
            : expectedVersion,
        events: Array.from({ length: count }, (_, index) => scored(index)),
      })),
    );
    if (step.bad !== 'no' && streams[0]) streams[0].events.push(said([BAD[step.bad]]));
    const given = command({ tournament, answer: { nonce: randomUUID() }, streams });
    const attempts = await Promise.all(
      Array.from({ length: step.twins }, (_, twin) =>
        attempt(ledgers[(step.process + twin) % PROCESSES]!, given),
      ),
    );
    if (step.repeated) attempts.push(await attempt(ledgers[(step.process + 1) % PROCESSES]!, given));
    const bad = step.bad !== 'no' && streams.length > 0;
    const allowed = bad ? ['PayloadRefused'] : ['appended', 'repeated', 'StaleVersion'];
    const made = attempts.map((one) => ({ ...one, allowed }));
    if (step.reused && attempts.some(({ appended }) => appended)) {
      const other = await attempt(ledger, { ...given, bodyHash: bodyHashOf('another') });
      made.push({ ...other, allowed: ['CommandIdReused'] });
    }
    return made;
  }

  it('leave a sound journal, and every live follower is given every line once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(writersArbitrary, async (writers) => {
        const tournament = randomUUID();
        const followers = ledgers.map((ledger) => followLive(ledger, tournament));
        const attempts = await Promise.all(
          writers.map(async (steps) => {
            const made: JudgedAttempt[] = [];
            for (const step of steps) made.push(...(await walk(tournament, step)));
            return made;
          }),
        );
        const lines = await expectSoundJournal(ledgers[0]!, tournament, attempts.flat());
        expect(attempts.flat().filter(({ outcome, allowed }) => !allowed.includes(outcome))).toEqual([]);
        for (const follower of followers) {
          await follower.reached(lines.length);
          expect(await follower.stop()).toEqual(lines);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 120_000);

  it('write many journals at once, and none waits for another without end', async () => {
    const tournaments = Array.from({ length: 20 }, () => randomUUID());
    const followers = tournaments.map((of) => followLive(ledgers[2]!, of));
    const attempts = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const of = tournaments[(index * 7) % tournaments.length]!;
        const expectedVersion = index % 3 === 0 ? 'any' : Math.floor(index / 200);
        const streams = [{ stream: `s${index % 4}`, expectedVersion, events: [scored(index)] }] as const;
        return attempt(ledgers[index % PROCESSES]!, command({ tournament: of, streams }));
      }),
    );
    expect(Object.keys(countOutcomes(attempts)).toSorted()).toEqual(['StaleVersion', 'appended']);
    for (const [index, of] of tournaments.entries()) {
      const own = attempts.filter(({ append }) => append.tournament === of);
      const lines = await expectSoundJournal(ledgers[index % PROCESSES]!, of, own);
      await followers[index]!.reached(lines.length);
      expect(await followers[index]!.stop()).toEqual(lines);
    }
  });

  it('two that open the same journal at the same time both end well', async () => {
    for (let round = 0; round < 10; round++) {
      const tournament = randomUUID();
      const attempts = await Promise.all(
        ledgers.flatMap((ledger) =>
          ['a', 'b'].map((stream) =>
            attempt(
              ledger,
              command({ tournament, streams: [{ stream, expectedVersion: 'none', events: [scored()] }] }),
            ),
          ),
        ),
      );
      expect(countOutcomes(attempts)).toEqual({ appended: 2, StaleVersion: 4 });
      await expectSoundJournal(ledgers[0]!, tournament, attempts);
    }
  });

  it('a command sent twice at the same time is one event with one answer', async () => {
    for (const senders of [ledgers, [ledgers[0]!, ledgers[0]!, ledgers[0]!]]) {
      const given = command({
        tournament: randomUUID(),
        answer: { nonce: randomUUID() },
        streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }],
      });
      const answers = await Promise.all(senders.map((ledger) => ledger.append(given)));
      for (const answer of answers) expect(answer).toMatchObject({ position: 1, answer: given.answer });
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await ledgers[1]!.readJournal(given.tournament)).toHaveLength(1);
    }
  });

  it('a twin with another body is refused, and one whose first failed is tried itself', async () => {
    const ledger = ledgers[0]!;
    const given = command({
      tournament,
      streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }],
    });
    const other = { ...given, bodyHash: bodyHashOf('another') };
    const [first, second] = await Promise.all([attempt(ledger, given), attempt(ledger, other)]);
    expect(first.appended).toMatchObject({ position: 1 });
    expect(second.error).toBeInstanceOf(CommandIdReused);
    const stale = command({ tournament, streams: [{ stream: 's', expectedVersion: 9, events: [scored()] }] });
    const right = { ...stale, streams: [{ stream: 's', expectedVersion: 1, events: [scored()] }] };
    const [failed, tried] = await Promise.all([attempt(ledger, stale), attempt(ledger, right)]);
    expect(failed.error).toBeInstanceOf(StaleVersion);
    expect(tried.appended).toMatchObject({ position: 2, repeated: false });
  });

  it('of many with the same expected version one succeeds and the others are told of the conflict', async () => {
    await ledgers[0]!.append(
      command({ tournament, streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }] }),
    );
    const attempts = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        attempt(
          ledgers[index % PROCESSES]!,
          command({ tournament, streams: [{ stream: 's', expectedVersion: 1, events: [scored(index)] }] }),
        ),
      ),
    );
    expect(countOutcomes(attempts)).toEqual({ appended: 1, StaleVersion: 29 });
    for (const { error } of attempts.filter(({ appended }) => !appended)) {
      expect(error).toMatchObject({ stream: 's', expected: 1, actual: 2 });
    }
  });

  it('leave no gap where duplicates and rejections went in one batch with others', async () => {
    const ledger = ledgers[0]!;
    const before = command({
      tournament,
      answer: { nonce: randomUUID() },
      streams: [{ stream: 's', expectedVersion: 'none', events: [scored(), scored()] }],
    });
    const first = await attempt(ledger, before);
    const together: Append[] = Array.from({ length: 40 }, (_, index) => {
      if (index % 5 === 1) return before;
      if (index % 5 === 2) return { ...before, bodyHash: bodyHashOf('another') };
      const expectedVersion = index % 5 === 3 ? 99 : 'any';
      return command({
        tournament,
        streams: [{ stream: `t${index}`, expectedVersion, events: [scored(), scored()] }],
      });
    });
    const attempts = await Promise.all(together.map((append) => attempt(ledger, append)));
    const outcomes = ['appended', 'repeated', 'CommandIdReused', 'StaleVersion', 'appended'];
    expect(attempts.map(({ outcome }) => outcome)).toEqual(attempts.map((_, index) => outcomes[index % 5]));
    for (const { appended } of attempts.filter(({ outcome }) => outcome === 'repeated')) {
      expect(appended).toEqual({ ...first.appended, repeated: true });
    }
    expect(await expectSoundJournal(ledger, tournament, [first, ...attempts])).toHaveLength(2 + 2 * 16);
  });

  it('a late score and a seal that race end in one order or the other', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const tournament = randomUUID();
      const opening = [1, 2].map((table) => ({
        stream: `result:${table}`,
        expectedVersion: 'none' as const,
        events: [scored(table)],
      }));
      await ledgers[0]!.append(
        command({
          tournament,
          streams: [{ stream: 'session', expectedVersion: 'none', events: [said('opened')] }, ...opening],
        }),
      );
      // Each was decided on what it read: the score on an open session, the seal on the results it covers.
      const score = command({
        tournament,
        streams: [
          { stream: 'session', expectedVersion: 1, events: [] },
          { stream: 'result:1', expectedVersion: 1, events: [scored(420)] },
        ],
      });
      const seal = command({
        tournament,
        streams: [
          { stream: 'result:1', expectedVersion: 1, events: [] },
          { stream: 'result:2', expectedVersion: 1, events: [] },
          { stream: 'session', expectedVersion: 1, events: [sealed()] },
        ],
      });
      const [one, other] = round % 2 === 0 ? [0, 1] : [1, 1];
      const order = round % 4 < 2 ? [score, seal] : [seal, score];
      const attempts = await Promise.all([
        attempt(ledgers[one]!, order[0]!),
        attempt(ledgers[other]!, order[1]!),
      ]);
      const [winner] = attempts.filter(({ appended }) => appended);
      const [loser] = attempts.filter(({ error }) => error);
      expect(attempts.filter(({ appended }) => appended)).toHaveLength(1);
      expect(loser!.error).toBeInstanceOf(StaleVersion);
      const lines = await expectSoundJournal(ledgers[2]!, tournament, [
        ...attempts,
        ...(await openingAttempts(tournament)),
      ]);
      expect(lines).toHaveLength(4);
      orders.add(winner!.append === seal ? 'sealed' : 'scored');
    }
    expect([...orders].sort()).toEqual(['scored', 'sealed']);
  });

  /** The command that opened a journal, as it stands there. */
  async function openingAttempts(tournament: string): Promise<Attempt[]> {
    const lines = await ledgers[2]!.readJournal(tournament, { until: 3 });
    const [{ command: commandId, actor }] = lines as [(typeof lines)[0]];
    const streams = lines.map(({ stream, type, schema, payload }) => ({
      stream,
      expectedVersion: 'none' as const,
      events: [{ type, schema, payload }],
    }));
    return [
      {
        append: command({ tournament, commandId, actor, streams }),
        appended: { position: 3, answer: {}, repeated: false },
        outcome: 'appended',
      },
    ];
  }
});
