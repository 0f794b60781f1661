import { IMPS_TEAMS, KNOCKOUT, type TeamMethod } from '#scoring';
import type { JournalEvent, ContestSettings } from '#tournament';
import {
  agreed,
  begun,
  event,
  NOTED,
  played,
  score,
  uuid,
  type TestEvents,
} from '../../../testing/play-events.js';
import { twoTeams } from '../../../testing/two-teams.js';
import type { PlayState } from '../../play-state.js';
import type { ContestDocument } from './contest-document.js';
import { nameText } from '../../document-names.js';
import { documentsOf } from '../../../testing/documents-made.js';

const sections = twoTeams(2);

const playersOf = (team: number) => [1, 2, 3, 4].map((player) => uuid(100 * team + player));
const entered: JournalEvent[] = [1, 2].map((team) =>
  event('entries.team-registered', { entry: uuid(team), players: playersOf(team), captain: uuid(50 + team) }),
);

/** A session of entries 1 and 2 in these places; on board 1 the first room has so many points, nothing else differs. */
function match(
  session: string,
  [first, second]: readonly [number, number],
  points: number,
  method: TeamMethod = IMPS_TEAMS,
): TestEvents {
  const results = [points, 0, 50, 50];
  return [
    begun({ session, sections }),
    event('session.matches-scored', { session, method: method as never }),
    event('session.team-seated', { session, team: 'A-1', entry: uuid(first) }),
    event('session.team-seated', { session, team: 'A-2', entry: uuid(second) }),
    ...results.map((result, index) =>
      agreed(
        { session, sections, table: index % 2 === 0 ? 'A1' : 'A2', round: 1, board: index < 2 ? 1 : 2 },
        score(result),
      ),
    ),
  ];
}

const chosen = (change: Partial<ContestSettings> = {}) =>
  event('contest.chosen', {
    contest: '1',
    settings: { title: 'League', of: 'teams', sessions: ['1', '2'], total: 'sum', tables: [], ...change },
  });

function totals(state: PlayState): Record<string, string | null> {
  const text = documentsOf(state).get(nameText({ session: '', kind: 'contest', key: '1' }))!.text;
  const { entries } = JSON.parse(text) as ContestDocument;
  return Object.fromEntries(
    entries.map(({ players, at, total }) => [players[0] ?? at[0]!.contestant, total]),
  );
}

describe('a contest of teams', () => {
  // 430 points are 10 IMPs, 90 are 3.
  const both: TestEvents = [entered, ...match('1', [1, 2], 430), ...match('2', [2, 1], 90)];

  it('adds up what teams have in their matches, whatever their numbers; a team is called by its captain', () => {
    expect(totals(played(...both, chosen()))).toEqual({ [uuid(51)]: '7', [uuid(52)]: '-7' });
    expect(totals(played(...both, chosen({ total: 'mean' })))).toEqual({
      [uuid(51)]: '7/2',
      [uuid(52)]: '-7/2',
    });
    expect(totals(played(...both, chosen({ best: 1 })))).toEqual({ [uuid(51)]: '10', [uuid(52)]: '3' });
  });

  it('calls a team by the name that it was given, and by none that was taken away', () => {
    const named = (team: number, name: string | null) =>
      event('entries.team-named', { entry: uuid(team), name });
    const state = played(...both, chosen(), named(1, 'Lions'), named(2, 'Owls'), named(2, null));
    const text = documentsOf(state).get(nameText({ session: '', kind: 'contest', key: '1' }))!.text;
    const { entries } = JSON.parse(text) as ContestDocument;
    expect(entries.map(({ team }) => team)).toEqual(['Lions', null]);
  });

  it('carries a part of the qualification into the final, and takes penalties off', () => {
    const carry = {
      from: ['1'],
      regulation: { kind: 'part', part: '1/2', of: 'score' },
    } as const satisfies ContestSettings['carry'];
    const penalty = event('contest.penalty-given', {
      contest: '1',
      penalty: uuid(9),
      session: '2',
      contestant: 'A-1',
      hundredths: 150,
      reason: NOTED,
    });
    const final = chosen({ sessions: ['2'], carry: { ...carry, from: ['1'] } });
    expect(totals(played(...both, final))).toEqual({ [uuid(51)]: '2', [uuid(52)]: '-2' });
    expect(totals(played(...both, final, penalty))).toEqual({ [uuid(51)]: '2', [uuid(52)]: '-7/2' });
  });

  it('counts matches only once they are over, and knockouts not at all', () => {
    const open: TestEvents = [entered, ...match('1', [1, 2], 430), ...match('2', [2, 1], 90).slice(0, -1)];
    expect(totals(played(...open, chosen()))).toEqual({ [uuid(51)]: '10', [uuid(52)]: '-10' });
    const knockout: TestEvents = [entered, ...match('1', [1, 2], 430), ...match('2', [2, 1], 90, KNOCKOUT)];
    expect(totals(played(...knockout, chosen()))).toEqual({ [uuid(51)]: '10', [uuid(52)]: '-10' });
  });

  it('gives players nothing: who is in a pair of a team changes from round to round', () =>
    expect(totals(played(...both, chosen({ of: 'players' })))).toEqual({}));

  it('ranks numbers that nobody has taken, each session by itself', () => {
    const nameless = match('1', [1, 2], 430).filter(
      (one) => !('type' in one) || one.type !== 'session.team-seated',
    );
    expect(totals(played(...nameless, chosen({ sessions: ['1'] })))).toEqual({ 'A-1': '10', 'A-2': '-10' });
  });
});
