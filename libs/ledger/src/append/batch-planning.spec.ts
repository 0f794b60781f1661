import fc from 'fast-check';
import type { ExpectedVersion } from './append.js';
import {
  ANY_VERSION,
  planBatch,
  SOME_VERSION,
  staleStream,
  type BatchLimits,
  type Plannable,
} from './batch-planning.js';

const STREAMS = ['a', 'b', 'c'];
const LIMITS: BatchLimits = { commands: 6, events: 12, size: 60 };

const expectation: fc.Arbitrary<ExpectedVersion> = fc.oneof(
  fc.nat({ max: 4 }),
  fc.constantFrom('none' as const, 'exists' as const, 'any' as const),
);
const commandArbitrary: fc.Arbitrary<Plannable> = fc
  .record({
    key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8'),
    streams: fc.uniqueArray(
      fc.record({
        stream: fc.constantFrom(...STREAMS),
        expectedVersion: expectation,
        events: fc.array(fc.constant(0), { maxLength: 3 }),
      }),
      { selector: ({ stream }) => stream, maxLength: 3 },
    ),
    size: fc.nat({ max: 30 }),
  })
  .map((command) => ({
    ...command,
    eventCount: command.streams.reduce((sum, { events }) => sum + events.length, 0),
  }));
const waitingArbitrary = fc.array(commandArbitrary, { minLength: 1, maxLength: 12 });
const basesArbitrary = fc.record({ a: fc.nat({ max: 5 }), b: fc.nat({ max: 5 }), c: fc.nat({ max: 5 }) });

/** Whether the batch's conditions hold for the versions that the streams have before it. */
function admits(plan: ReturnType<typeof planBatch>, versions: Record<string, number>): boolean {
  return [...plan.streams].every(
    ([stream, { required }]) =>
      required === ANY_VERSION ||
      (required === SOME_VERSION ? versions[stream]! > 0 : versions[stream] === required),
  );
}

describe('planning a batch', () => {
  it('every command of an admitted batch succeeds after those before it', () => {
    fc.assert(
      fc.property(waitingArbitrary, basesArbitrary, (waiting, bases) => {
        const plan = planBatch(waiting, LIMITS);
        fc.pre(admits(plan, bases));
        const versions: Record<string, number> = { ...bases };
        for (const command of plan.batch) {
          expect(staleStream(command, (stream) => versions[stream]!)).toBeUndefined();
          for (const { stream, events } of command.streams) versions[stream]! += events.length;
        }
        for (const [stream, { appended }] of plan.streams) {
          expect(versions[stream]).toBe(bases[stream as 'a'] + appended);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('of a batch that is not admitted at least one command is stale by itself', () => {
    fc.assert(
      fc.property(waitingArbitrary, basesArbitrary, (waiting, bases) => {
        const plan = planBatch(waiting, LIMITS);
        fc.pre(!admits(plan, bases));
        expect(plan.batch.some((command) => staleStream(command, (stream) => bases[stream as 'a']))).toBe(
          true,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses, doubles and reorders nobody, takes the first, and keeps the limits', () => {
    fc.assert(
      fc.property(waitingArbitrary, (waiting) => {
        const { batch, rest } = planBatch(waiting, LIMITS);
        expect(batch[0]).toBe(waiting[0]);
        expect(batch).toEqual(waiting.filter((command) => batch.includes(command)));
        expect(rest).toEqual(waiting.filter((command) => !batch.includes(command)));
        expect(new Set(batch.map(({ key }) => key)).size).toBe(batch.length);
        // A single command may be larger than a batch.
        const gathered = batch.length > 1 ? batch : [];
        expect(gathered.length).toBeLessThanOrEqual(LIMITS.commands);
        expect(gathered.reduce((sum, { eventCount }) => sum + eventCount, 0)).toBeLessThanOrEqual(
          LIMITS.events,
        );
        expect(gathered.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(LIMITS.size);
      }),
    );
  });

  const writing = (key: string, stream: string, expectedVersion: ExpectedVersion, count = 1): Plannable => ({
    key,
    streams: [{ stream, expectedVersion, events: Array.from({ length: count }, () => 0) }],
    eventCount: count,
    size: 0,
  });
  const keysOf = (commands: readonly Plannable[]) => commands.map(({ key }) => key);

  it('takes commands of different streams together', () => {
    const waiting = [writing('1', 'a', 3), writing('2', 'b', 'none'), writing('3', 'c', 'any')];
    expect(keysOf(planBatch(waiting).batch)).toEqual(['1', '2', '3']);
  });

  it('lets the second of two with the same expected version wait, and nobody else', () => {
    const { batch, rest } = planBatch([writing('1', 'a', 3), writing('2', 'a', 3), writing('3', 'b', 1)]);
    expect([keysOf(batch), keysOf(rest)]).toEqual([['1', '3'], ['2']]);
  });

  it('takes one that expects what an earlier one makes', () => {
    expect(
      keysOf(planBatch([writing('1', 'a', 3, 2), writing('2', 'a', 5), writing('3', 'a', 'any')]).batch),
    ).toEqual(['1', '2', '3']);
  });

  it('lets a score wait that expects the stream a seal has only read', () => {
    const seal: Plannable = {
      key: 'seal',
      streams: [
        { stream: 'tournament', expectedVersion: 1, events: [0] },
        { stream: 'a', expectedVersion: 4, events: [] },
      ],
      eventCount: 1,
      size: 0,
    };
    const score = (key: string, stream: string): Plannable => ({
      key,
      streams: [
        { stream: 'tournament', expectedVersion: 1, events: [] },
        { stream, expectedVersion: 4, events: [0] },
      ],
      eventCount: 1,
      size: 0,
    });
    expect(keysOf(planBatch([seal, score('1', 'a'), score('2', 'b')]).batch)).toEqual(['seal']);
    expect(keysOf(planBatch([score('2', 'b'), seal, score('1', 'a')]).batch)).toEqual(['2', 'seal']);
    expect(keysOf(planBatch([score('1', 'a'), seal]).batch)).toEqual(['1']);
  });
});
