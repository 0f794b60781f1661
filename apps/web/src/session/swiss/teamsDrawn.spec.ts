import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import { tablesOfMatch, withTeams } from './teamsDrawn.js';

const pair = (contestant: string, fromRound?: number) => ({
  contestant,
  section: 'A',
  players: [],
  absent: fromRound === undefined ? [] : [{ fromRound, untilRound: null }],
  cancelled: false,
});
const session = {
  sections: [{ section: 'A', movement: { teams: { segments: 1 }, drawn: 1 } }],
  contestants: [pair('A-NS1'), pair('A-NS2'), pair('A-EW1'), pair('A-EW2', 3)],
} as unknown as SessionSeen;
const seen = { teams: [{ team: 'A-1', entry: 'one', captain: { name: 'Anna' } }] } as unknown as MatchesSeen;

it('teams stand where their pairs do, as what has entered, called by their captains', () => {
  const { contestants } = withTeams(session, seen, (number) => `Team ${number}`);
  expect(contestants.map(({ contestant, entry, players }) => [contestant, entry, players[0]?.name])).toEqual([
    ['A-1', 'one', 'Anna'],
    ['A-2', null, 'Team 2'],
  ]);
});

it('a team is away when one of its pairs is', () =>
  expect(withTeams(session, undefined, String).contestants[1]!.absent).toEqual([
    { fromRound: 3, untilRound: null },
  ]));

it('a match has two tables, of three teams three', () => {
  expect(tablesOfMatch({ table: 'AB11' })).toBe('AB11 AB12');
  expect(tablesOfMatch({ table: 'A5', third: { table: 'A9', contestant: 'A-3' } })).toBe('A5 A6 A9');
});
