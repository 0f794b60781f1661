import type { MatchesSeen } from '../api/matchDocuments.js';
import { boardsOfTeams, groupsOfTeams } from './teamRecap.js';

const board = (number: number, home: string | null, away: string | null, status = 'agreed') => ({
  board: number,
  shown: true,
  home: { status },
  away: { status: 'agreed' },
  points: { home, away },
});
const match = (
  home: string,
  away: string,
  boards: readonly object[],
  running = { home: '0', away: '0' },
) => ({
  home,
  away,
  running,
  segments: [{ boards }],
});
const standing = (...teams: readonly string[]) =>
  teams.map((team, index) => ({
    team,
    section: null,
    place: index + 1,
    last: index + 1,
    total: `${20 - index}`,
  }));
const seen = (matches: readonly object[], rows: readonly object[] = []) =>
  ({ teams: [], matches, standing: rows }) as unknown as MatchesSeen;
const rowsOf = (of: MatchesSeen) =>
  groupsOfTeams(of).flatMap(({ rows }) =>
    rows.map(({ team, boards }) =>
      [team, ...[...boards].map(([one, { points, ruled }]) => `${one}:${points}${ruled ? '*' : ''}`)].join(
        ' ',
      ),
    ),
  );

describe('the recap of a session of teams', () => {
  it('has in the order of the standing what each team has won and lost on each board', () => {
    const of = seen(
      [
        match('A-1', 'A-2', [board(1, '10', '-10'), board(2, '0', '0', 'ruled'), board(3, null, null)]),
        match('A-3', 'A-4', [board(1, '-6', '6'), { board: 4, shown: false }]),
      ],
      standing('A-4', 'A-1', 'A-3', 'A-2'),
    );
    expect(rowsOf(of)).toEqual(['A-4 1:6', 'A-1 1:10 2:0*', 'A-3 1:-6', 'A-2 1:-10 2:0*']);
    expect(boardsOfTeams(of).map((one) => `${one.board} ${one.shown}`)).toEqual([
      '1 true',
      '2 true',
      '3 true',
      '4 false',
    ]);
  });

  it('has both together of who meets two teams on a board', () =>
    expect(
      rowsOf(
        seen(
          [match('A-1', 'A-2', [board(1, '1/2', '-1/2')]), match('A-1', 'A-3', [board(1, '3', '-3')])],
          standing('A-1', 'A-2', 'A-3'),
        ),
      ),
    ).toEqual(['A-1 1:7/2', 'A-2 1:-1/2', 'A-3 1:-3']));

  it('has what boards make so far beside a total, as long as a match is not over', () => {
    const one = match('A-1', 'A-2', [board(1, '10', '-10'), board(2, '-1', '1'), board(3, null, null)]);
    const state = (complete: boolean) => ({ ...one, complete, score: {}, off: false, awarded: null });
    const soFar = (complete: boolean, rows: readonly object[] = standing('A-1', 'A-2', 'A-3')) =>
      groupsOfTeams(seen([state(complete)], rows)).flatMap((group) => group.rows.map((row) => row.soFar));
    expect(soFar(false)).toEqual(['9', '-9', undefined]);
    expect(soFar(true)).toEqual([undefined, undefined, undefined]);
    // What the match stands at is the total in a knockout.
    expect(soFar(false, [])).toEqual([undefined, undefined]);
  });

  it('goes match by match in a knockout, with what each match stands at', () => {
    const [group] = groupsOfTeams(
      seen([match('A-1', 'A-2', [board(1, '10', '-10')], { home: '10', away: '0' })]),
    );
    expect(group!.rows.map(({ team, running }) => [team, running])).toEqual([
      ['A-1', '10'],
      ['A-2', '0'],
    ]);
  });
});
