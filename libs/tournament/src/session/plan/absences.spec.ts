import { isAbsent, isPassedBy, withArrival, withDeparture, type Absence } from './absences.js';

/** The rounds of seven in which somebody is there. */
function there(absences: readonly Absence[]): number[] {
  const state = { absences: { 'A-1': absences } };
  return [1, 2, 3, 4, 5, 6, 7].filter((round) => !isAbsent(state, 'A-1', round));
}

describe('who is there when', () => {
  it('is everybody, until somebody leaves', () => {
    expect(there([])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(there(withDeparture([], 5))).toEqual([1, 2, 3, 4]);
    expect(there(withDeparture(withDeparture([], 5), 3))).toEqual([1, 2]);
    expect(there(withDeparture(withDeparture([], 3), 5))).toEqual([1, 2]);
  });

  it('is a late pair from the round on in which it comes', () => {
    const missing = withDeparture([], 1);
    expect(there(withArrival(missing, 3, 'not-played'))).toEqual([3, 4, 5, 6, 7]);
    expect(there(withArrival(missing, 1, 'not-played'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('is a late pair in the rounds that it has missed, too, when it plays them late', () =>
    expect(there(withArrival(withDeparture([], 1), 3, 'late'))).toEqual([1, 2, 3, 4, 5, 6, 7]));

  it('is not a pair that leaves again', () => {
    const late = withArrival(withDeparture([], 1), 3, 'not-played');
    expect(there(withDeparture(late, 5))).toEqual([3, 4]);
    expect(there(withDeparture(late, 2))).toEqual([]);
    expect(there(withArrival(withDeparture(late, 5), 6, 'not-played'))).toEqual([3, 4, 6, 7]);
    expect(there(withArrival(withDeparture(late, 5), 6, 'late'))).toEqual([3, 4, 5, 6, 7]);
  });

  it('is a pair that was to come later and comes earlier', () => {
    const expected = withArrival(withDeparture([], 1), 5, 'not-played');
    expect(there(withArrival(expected, 2, 'not-played'))).toEqual([2, 3, 4, 5, 6, 7]);
    expect(there(withArrival(expected, 2, 'late'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets boards go on without a pair that plays late what it has missed', () => {
    const passed = (absences: readonly Absence[]) =>
      [1, 2, 3, 4, 5, 6, 7].filter((round) => isPassedBy({ absences: { 'A-1': absences } }, 'A-1', round));
    expect(passed(withArrival(withDeparture([], 1), 3, 'late'))).toEqual([1, 2]);
    expect(passed(withArrival(withDeparture([], 3), 5, 'late'))).toEqual([3, 4]);
    expect(passed(withArrival(withDeparture([], 1), 1, 'late'))).toEqual([]);
  });
});
