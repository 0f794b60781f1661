import type { TFunction } from 'i18next';
import { readResultList } from '#lists';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { RecapBoardSeen } from '../api/recapDocuments.js';
import type { SheetStandingsSeen } from '../play/sheetQueries.js';
import { resultsTable, sheetsTable, standingsTable, teamsTable, travellersTable } from './tablesToTake.js';
import { writeCsv } from '#lists';

const t = ((key: string, { round }: { round?: number } = {}) =>
  [key.split('.').at(-1), round].filter(Boolean).join(' ')) as unknown as TFunction;

it('teams stand with what they won and lost', () => {
  const seen = {
    standing: [{ team: 'A-2', place: 1, last: 1, matches: 3, won: '41.5', lost: '18.5', total: '83/2' }],
    teams: [{ team: 'A-2', name: 'Lions', players: [{ name: 'Ann' }, { name: 'Bob' }] }],
  } as unknown as MatchesSeen;
  expect(teamsTable(t, seen)).toEqual([
    ['place', 'team', 'teamName', 'names', 'matches', 'won', 'lost', 'score'],
    [1, 'A-2', 'Lions', 'Ann – Bob', 3, 41.5, 18.5, 41.5],
  ]);
});

it('standings, recap and travellers of a session of teams name the teams', () => {
  const foxes = { contestant: 'A-NS1', team: 'Foxes', players: [{ name: 'Ann' }, { name: 'Bob' }] };
  const session = {
    contestants: [foxes, { contestant: 'A-EW1', players: [{ name: 'Eve' }, { name: 'Tom' }] }],
  } as never;
  const entry = { place: 1, contestant: 'A-NS1', score: '3', percentage: null, boards: 2 };
  const standings = { rankings: [{ entries: [entry] }] } as never;
  expect(standingsTable(t, standings, session)).toEqual([
    ['place', 'contestant', 'teamName', 'names', 'score', 'percentage', 'boards'],
    [1, 'A-NS1', 'Foxes', 'Ann – Bob', 3, null, 2],
  ]);
  const line = { table: 'A1', round: 1, ns: 'A-NS1', ew: 'A-EW1', result: null, score: null, awards: null };
  const boards = [{ board: 1, dealer: 'N', vulnerable: 'none', lines: [line] }] as never;
  const [heading, row] = travellersTable(t, boards, session);
  expect(heading!.slice(5, 11)).toEqual(['ns', 'nsTeam', 'nsNames', 'ew', 'ewTeam', 'ewNames']);
  expect(row!.slice(5, 11)).toEqual(['A-NS1', 'Foxes', 'Ann – Bob', 'A-EW1', '', 'Eve – Tom']);
});

it('players of preferans stand with the whists of each round', () => {
  const seen = {
    upTo: 2,
    standings: [{ contestant: 'A-3', place: 1, score: '-7/3', rounds: [{ round: 2, whists: '-7/3' }] }],
    teams: [
      {
        team: 'Mill',
        place: 1,
        score: '5/2',
        lines: [
          { player: 'A-3', value: '-7/3' },
          { player: 'A-4', value: '29/6' },
        ],
      },
    ],
  } as unknown as SheetStandingsSeen;
  const session = { contestants: [{ contestant: 'A-3', players: [{ name: 'Ann' }] }] } as never;
  expect(sheetsTable(t, seen, session)).toEqual([
    ['place', 'contestant', 'names', 'roundShort 1', 'roundShort 2', 'score'],
    [1, 'A-3', 'Ann', null, -2.3333, -2.3333],
    [1, 'Mill', 'Ann – A-4', null, null, 2.5],
  ]);
});

it('results are written as they can be brought again', () => {
  const result = played('4Sx N -1');
  const line = { table: 'A10', round: 1, ns: 'A-NS1', ew: 'A-EW1', awards: null };
  const boards = [
    {
      board: 3,
      lines: [
        { ...line, result },
        { ...line, table: 'A9', result: null },
        {
          ...line,
          table: 'A8',
          result: null,
          awards: { NS: { kind: 'not-played' }, EW: { kind: 'not-played' } },
        },
      ],
    },
  ] as unknown as readonly RecapBoardSeen[];
  expect(readResultList(writeCsv(resultsTable(boards))).rows).toMatchObject([
    { table: 'A8', said: { kind: 'not-played' } },
    { table: 'A10', round: 1, board: 3, said: { kind: 'result', result } },
  ]);
});
