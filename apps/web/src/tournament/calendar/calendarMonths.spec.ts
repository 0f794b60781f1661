import type { TournamentListed } from '../../api/types.js';
import { calendarMonths } from './calendarMonths.js';

const tournament = (name: string, starts: string | null, ends: string | null = null) =>
  ({
    name,
    announced: starts === null ? null : { starts, ends, place: '', calledOff: false, time: 1, position: 1 },
  }) as TournamentListed;

const NOW = '2026-12-03T20:00';

function told(...tournaments: readonly TournamentListed[]) {
  const { ahead, over } = calendarMonths(tournaments, NOW);
  const lines = (months: typeof ahead) =>
    months.map(({ month, entries }) => `${month}: ${entries.map(({ name }) => name).join(', ')}`);
  return { ahead: lines(ahead), over: lines(over) };
}

describe('the calendar', () => {
  it('has what comes by months, the next first, and what is over, the last first', () => {
    expect(
      told(
        tournament('New Year', '2027-01-01T15:00'),
        tournament('Not announced', null),
        tournament('Christmas', '2026-12-24T10:00'),
        tournament('Advent', '2026-12-10T19:00'),
        tournament('Autumn', '2026-11-05T19:00'),
        tournament('Yesterday', '2026-12-02T19:00'),
      ),
    ).toEqual({
      ahead: ['2026-12: Advent, Christmas', '2027-01: New Year'],
      over: ['2026-12: Yesterday', '2026-11: Autumn'],
    });
  });

  it('takes nothing for over that is played now, or that began today and whose end nobody knows', () => {
    expect(
      told(
        tournament('Tonight', '2026-12-03T19:00'),
        tournament('Weekend', '2026-11-30T10:00', '2026-12-04T18:00'),
        tournament('This morning', '2026-12-03T09:00', '2026-12-03T13:00'),
      ),
    ).toEqual({ ahead: ['2026-11: Weekend', '2026-12: Tonight'], over: ['2026-12: This morning'] });
  });
});
