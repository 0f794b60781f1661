import type { Meeting } from './meeting.js';
import { fewestRounds, roundsOfMeetings } from './rounds-of-meetings.js';

const LOOKS = 200_000;

/** Everybody meets everybody, each time with a set of its own. */
function allMeet(pairs: number): Meeting[] {
  const numbers = Array.from({ length: pairs }, (_, index) => index + 1);
  return numbers.flatMap((ns) =>
    numbers.slice(ns).map((ew) => ({ ns: `${ns}`, ew: `${ew}`, set: ns * pairs + ew })),
  );
}

/** Every North-South pair meets every East-West pair; in a Mitchell with set (ns + ew) of so many. */
function linesMeet(north: number, east: number): Meeting[] {
  return Array.from({ length: north * east }, (_, index) => {
    const [ns, ew] = [(index % north) + 1, Math.floor(index / north) + 1];
    return { ns: `NS${ns}`, ew: `EW${ew}`, set: ((ns + ew) % Math.max(north, east)) + 1 };
  });
}

/** Nobody is at two tables in a round. */
function expectProper(
  meetings: readonly Meeting[],
  roundOf: readonly (number | null)[],
  rounds: number,
): void {
  const seats = meetings.flatMap(({ ns, ew }, index) =>
    roundOf[index] === null ? [] : [`${ns} ${roundOf[index]}`, `${ew} ${roundOf[index]}`],
  );
  expect(new Set(seats).size).toBe(seats.length);
  expect(roundOf.every((round) => round === null || (round >= 0 && round < rounds))).toBe(true);
}

describe('rounds for meetings', () => {
  it.each([4, 6, 8, 10, 12])('of all of %d pairs are one fewer than the pairs', (pairs) => {
    const meetings = allMeet(pairs);
    const { rounds, roundOf } = roundsOfMeetings(meetings, LOOKS);
    expect(rounds).toBe(pairs - 1);
    expect(roundOf).not.toContain(null);
    expectProper(meetings, roundOf, rounds);
  });

  it.each([3, 5, 7, 9])('of all of %d pairs are as many as the pairs, for one sits out', (pairs) => {
    const meetings = allMeet(pairs);
    const { rounds, roundOf } = roundsOfMeetings(meetings, LOOKS);
    expect(rounds).toBe(pairs);
    expect(roundOf).not.toContain(null);
    expectProper(meetings, roundOf, rounds);
  });

  it.each([
    [3, 3],
    [7, 7],
    [7, 6],
    [21, 21],
    [5, 13],
  ])('of %d and %d pairs in two lines are as many as one of them meets', (north, east) => {
    const meetings = linesMeet(north, east);
    const { rounds, roundOf } = roundsOfMeetings(meetings, LOOKS);
    expect(rounds).toBe(Math.max(north, east));
    expect(roundOf).not.toContain(null);
    expectProper(meetings, roundOf, rounds);
  });

  it('in two lines exist although sets have to be shared', () => {
    const meetings = linesMeet(21, 9).map((meeting) => ({ ...meeting, set: (meeting.set % 3) + 1 }));
    const { rounds, roundOf } = roundsOfMeetings(meetings, LOOKS);
    expect(rounds).toBe(21);
    expect(roundOf).not.toContain(null);
    expectProper(meetings, roundOf, rounds);
  });

  it('keep sets apart where they can be', () => {
    const meetings = linesMeet(7, 7);
    const { roundOf } = roundsOfMeetings(meetings, LOOKS);
    const sets = meetings.map(({ set }, index) => `${set} in ${roundOf[index]}`);
    expect(new Set(sets).size).toBe(49);
  });

  it('are one more where there are no fewer: three pairs of whom two meet twice', () => {
    // No two of these four meetings can be at once.
    const meetings = [...allMeet(3), { ns: '1', ew: '2', set: 99 }];
    expect(fewestRounds(meetings)).toBe(4);
    expect(roundsOfMeetings(meetings, LOOKS)).toMatchObject({
      rounds: 4,
      roundOf: expect.not.arrayContaining([null]),
    });
  });

  it('are left open when there is no time to search', () => {
    const { roundOf } = roundsOfMeetings(allMeet(12), 0);
    expect(roundOf).toEqual(roundOf.map(() => null));
  });

  it('are always the same', () => {
    const meetings = allMeet(10);
    expect(roundsOfMeetings(meetings, LOOKS)).toEqual(roundsOfMeetings(meetings, LOOKS));
  });

  it('of nobody are none', () => {
    expect(roundsOfMeetings([], LOOKS)).toEqual({ rounds: 0, roundOf: [] });
  });
});
