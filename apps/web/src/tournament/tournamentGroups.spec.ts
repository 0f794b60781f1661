import type { TournamentListed } from '../api/types.js';
import { venueText } from '../browser/venueZone.js';
import { daysPlayed, groupsOf } from './tournamentGroups.js';

const NOW = Date.parse('2026-11-23T19:00:00Z');

type Session = TournamentListed['sessions'][number];

/** A session that was started on a day, and perhaps closed. */
function played(started: string, status: 'running' | 'closed' = 'closed'): Session {
  return { ...ahead(), status, round: 1, started: `${started}T18:00:00Z`, closed: null };
}

function ahead(): Session {
  return {
    session: '1',
    game: 'bridge',
    status: 'set-up',
    round: 0,
    rounds: 9,
    of: 'pairs',
    contestants: 18,
    started: null,
    closed: null,
    day: null,
  };
}

function tournament(name: string, createdAt: string, ...sessions: readonly Session[]): TournamentListed {
  return {
    id: name,
    name,
    status: 'published',
    createdAt: `${createdAt}T09:00:00Z`,
    position: 9,
    announced: null,
    sessions: [...sessions],
  };
}

const named = (tournaments: readonly TournamentListed[]) =>
  groupsOf(tournaments, NOW).map(({ name, tournaments: own }) => [name, ...own.map((each) => each.name)]);

it('shows what is played now, what comes, what was played last, and the rest by months', () => {
  expect(
    named([
      tournament('May Cup', '2026-04-02', played('2026-05-03')),
      tournament('Two weekends', '2026-11-01', played('2026-11-15'), ahead()),
      tournament('Tuesday', '2026-11-17', played('2026-11-17')),
      tournament('Christmas', '2026-11-20'),
      tournament('Monday', '2026-11-01', played('2026-11-23', 'running')),
      tournament('Tonight', '2026-11-01', { ...played('2026-11-23', 'running'), round: 0 }),
      tournament('Late April', '2026-04-01', played('2026-04-29')),
      tournament('Early May', '2026-04-01', played('2026-05-02')),
      { ...tournament('Archived early', '2026-11-19'), status: 'archived' },
      tournament('Forgotten', '2026-01-10', ahead()),
    ]),
  ).toEqual([
    ['now', 'Monday'],
    ['ahead', 'Tonight', 'Christmas', 'Two weekends'],
    ['recent', 'Archived early', 'Tuesday'],
    ['2026-05', 'May Cup', 'Early May'],
    ['2026-04', 'Late April'],
    ['2026-01', 'Forgotten'],
  ]);
});

it('tells the days of a tournament', () => {
  const days = (...sessions: readonly Session[]) => daysPlayed(tournament('Cup', '2026-11-01', ...sessions));
  expect(days(ahead())).toEqual([]);
  expect(days(played('2026-11-14'), played('2026-11-08'), ahead())).toEqual([
    '2026-11-08T18:00:00Z',
    '2026-11-14T18:00:00Z',
  ]);
  const announced = { starts: '2026-12-03T19:00', ends: '2026-12-04T18:00' } as TournamentListed['announced'];
  const said = { ...tournament('Cup', '2026-11-01', ahead()), announced };
  expect(daysPlayed(said).map((each) => venueText(Date.parse(each)))).toEqual([
    '2026-12-03T12:00',
    '2026-12-04T12:00',
  ]);
  const on = (day: string, session: Session) => ({ ...session, day });
  const [first, last] = days(on('2026-11-21', ahead()), on('2026-11-14', played('2026-11-23')));
  expect([first, last].map((each) => venueText(Date.parse(each!)))).toEqual([
    '2026-11-14T12:00',
    '2026-11-21T12:00',
  ]);
});
