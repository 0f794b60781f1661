import fc from 'fast-check';
import { club, given, HOWELL, playedUpTo, session, setUp, type Step } from '../../session/testing/evening.js';
import { NOW } from '../../testing/decider-specification.js';
import { adjustClock } from './decide.js';
import { giveTable } from './time-of-table.js';
import { beginBreak, planBreak } from './breaks.js';
import { timeToCome } from './round-time.js';
import { clockStream, MINUTE } from '../state.js';

// Five rounds of 22 minutes, with two for each change.
const toComeOf = (...steps: Step[]) => {
  const journal = given(club, ...setUp(HOWELL), ...steps);
  const { span, notBefore } = timeToCome(session(journal), journal.state(clockStream('1')));
  return { span: span / MINUTE, notBefore: notBefore === null ? null : (notBefore - NOW) / MINUTE };
};
const breakAfter = (afterRound: number, of: unknown): Step => [
  planBreak,
  { session: '1', afterRound, break: of },
];
const until = (minutes: number) => ({ until: NOW + minutes * MINUTE });

describe('what is to come of a session', () => {
  it('are its rounds and the changes between them', () => {
    expect(toComeOf()).toEqual({ span: 5 * 22 + 4 * 2, notBefore: null });
    expect(toComeOf(...playedUpTo(1))).toEqual({ span: 4 * 24, notBefore: null });
    expect(toComeOf(...playedUpTo(5))).toEqual({ span: 0, notBefore: null });
  });

  it('has a break in the place of a change', () => {
    expect(toComeOf(breakAfter(2, { minutes: 15 })).span).toBe(5 * 22 + 3 * 2 + 15);
    expect(toComeOf(breakAfter(2, { minutes: 1 })).span).toBe(5 * 22 + 4 * 2);
    expect(toComeOf(...playedUpTo(2), breakAfter(2, { minutes: 15 })).span).toBe(15 + 22 + 2 * 24);
  });

  it('does not go on before the time to resume', () => {
    expect(toComeOf(breakAfter(2, until(90)))).toEqual({
      span: 5 * 22 + 4 * 2,
      notBefore: 90 + 3 * 22 + 2 * 2,
    });
    expect(toComeOf(breakAfter(2, until(60)), breakAfter(4, until(150)))).toMatchObject({
      notBefore: Math.max(60 + 22 + 24 + 2, 150) + 22,
    });
  });

  it('is counted from the end of the break that is on', () =>
    expect(toComeOf(...playedUpTo(2), [beginBreak, { session: '1', break: { minutes: 10 } }]).span).toBe(
      22 + 2 * 24,
    ));

  it('has the minutes that hold from now on', () =>
    expect(
      toComeOf(...playedUpTo(2), [adjustClock, { session: '1', minutes: -2, fromNowOn: true }]).span,
    ).toBe(3 * 22));

  it('has what a table may play longer in the last round', () => {
    const extra = (table: string, round: number, minutes: number): Step => [
      giveTable,
      { session: '1', table, round, minutes },
    ];
    expect(toComeOf(...playedUpTo(4), extra('A1', 4, 9)).span).toBe(24);
    expect(toComeOf(...playedUpTo(5), extra('A1', 4, 9), extra('A2', 5, 3), extra('A3', 5, 2)).span).toBe(3);
  });

  it('becomes less by each round that is called, and never longer by planning less', () => {
    const breaks = fc.dictionary(
      fc.constantFrom('1', '2', '3', '4'),
      fc.oneof(
        fc.record({ minutes: fc.integer({ min: 1, max: 90 }) }),
        fc.integer({ min: 1, max: 400 }).map(until),
      ),
    );
    fc.assert(
      fc.property(breaks, fc.integer({ min: 0, max: 4 }), (planned, called) => {
        const steps = Object.entries(planned).map(([round, of]) => breakAfter(Number(round), of));
        const end = ({ span, notBefore }: ReturnType<typeof toComeOf>, from: number) =>
          Math.max(from + span, notBefore ?? 0);
        const before = end(toComeOf(...steps), 0);
        expect(before).toBeGreaterThanOrEqual(end(toComeOf(...steps.slice(1)), 0));
        const later = toComeOf(...steps, ...playedUpTo(called));
        expect(later.span).toBeLessThanOrEqual(toComeOf(...steps).span);
      }),
      { numRuns: 40 },
    );
  });
});
