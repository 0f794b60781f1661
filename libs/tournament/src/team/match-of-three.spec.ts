import fc from 'fast-check';
import {
  changeDraw,
  changeMovement,
  chooseDrawOptions,
  setSwiss,
  withdrawContestant,
} from '../session/commands/commands.js';
import { drawOptionsOf } from '../session/plan/drawing.js';
import { isToBeDrawn } from '../session/plan/drawn-rounds.js';
import { contestantsDrawn, drawnIn } from '../session/plan/drawn-units.js';
import { boardsOf, contestantsIn, meetingAt, scheduledPlays, tablesOf } from '../session/plan/schedule.js';
import {
  club,
  given,
  roundScored,
  scored,
  session,
  type Journal,
  type Step,
} from '../session/testing/evening.js';
import { handInLineUp } from './commands/line-ups.js';
import { matchesIn, opponentsIn, teamsIn } from './matches.js';
import { seatTeam } from './commands/seating-teams.js';
import { setTeamSwiss } from './commands/setting-team-swiss.js';
import { call, draw, start, teamSwiss } from './testing/team-swiss-evening.js';
import { playersOfTeam, team, teamsRegistered } from './testing/teams.js';

/** Matches of two segments; with an odd number three teams play each other. */
const swiss = (teams: number, matches: number, more: object = {}, options: object = {}): Step[] =>
  teamSwiss(teams, matches, { segments: 2, ...more }, { odd: 'three-way', ...options });

/** Who is drawn together, place by place: `1-2 3-4 5-6-7`. */
function drawn(journal: Journal, round: number): string {
  const state = session(journal);
  return drawnIn(state, state.sections[0]!, round)
    .map(({ ns, ew, third }) => [ns, ew, ...(third ? [third.contestant] : [])])
    .map((teams) => teams.map((one) => one.slice(2)).join('-'))
    .join(' ');
}

/** Who sits where with which boards in a round: `NS1-EW2 1,2`. */
function tables(journal: Journal, round: number): string[] {
  const state = session(journal);
  return tablesOf(state)
    .map((table) => meetingAt(state, table, round))
    .map((one) => (one ? `${one.ns.slice(2)}-${one.ew.slice(2)} ${one.boards.join()}` : '–'));
}

/** The rounds up to one are called and scored. */
function played(journal: Journal, ...rounds: readonly number[]): Journal {
  return rounds.reduce((earlier, round) => roundScored(given(earlier, call(round)), round), journal);
}

/* Seven teams, three matches of two segments of two boards: boards 1 to 12, and further ones for matches of three. */
const seven = given(club, ...swiss(7, 3));
const running = given(seven, start);
const second = given(played(running, 1, 2), draw(3, '1 3 5 7 2 4 6'));

describe('a match of three', () => {
  it('is played by the lowest of an odd number: each meets both others, with one pair each, and at half time the other way', () => {
    expect(drawn(seven, 1)).toBe('1-2 3-4 5-6-7');
    expect(tables(seven, 1)).toEqual([
      'NS1-EW2 1,2',
      'NS2-EW1 1,2',
      'NS3-EW4 1,2',
      'NS4-EW3 1,2',
      'NS5-EW6 1,2',
      'NS6-EW7 13,14',
      'NS7-EW5 3,4',
      '–',
    ]);
    expect(tables(seven, 2).slice(4)).toEqual(['NS5-EW7 3,4', 'NS6-EW5 1,2', 'NS7-EW6 13,14', '–']);
    expect(opponentsIn(session(seven), 'A-6', 1)).toEqual(['A-5', 'A-7']);
  });

  it('is three half matches, each at two tables on boards of its own', () => {
    const halves = matchesIn(session(seven)).filter(({ half }) => half);
    expect(halves.map(({ home, away, segments }) => [home, away, segments])).toEqual([
      ['A-5', 'A-6', [{ boards: [1, 2], home: at('A5', 1), away: at('A6', 2) }]],
      ['A-6', 'A-7', [{ boards: [13, 14], home: at('A6', 1), away: at('A7', 2) }]],
      ['A-7', 'A-5', [{ boards: [3, 4], home: at('A7', 1), away: at('A5', 2) }]],
    ]);
    expect(matchesIn(session(seven))).toHaveLength(5);
  });

  it('has boards that are kept back until no match can need them', () => {
    expect(boardsOf(session(seven))).toHaveLength(18);
    expect([13, 14, 15, 18].map((board) => isToBeDrawn(session(seven), board))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is next of three that have had none and have not met', () => {
    // 5 and 7 have met in their match of three.
    expect(drawn(second, 3)).toBe('5-1 7-3 2-4-6');
    const { decision } = given(played(running, 1, 2)).when(...draw(3, '1 3 5 7 2 4 6'));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ byes: [] });
  });

  it('keeps whoever is not there among the teams, though it sits nowhere', () => {
    expect(teamsIn(session(seven))).toHaveLength(7);
    expect(contestantsDrawn(session(seven).sections[0]!)).toHaveLength(8);
    expect(contestantsIn(session(seven))).toContain('A-NS8');
  });
});

function at(table: string, round: number) {
  return { table, round };
}

describe('a match of three is not to be had', () => {
  const empty = given(club, swiss(7, 3)[0]!);
  const set = swiss(7, 3)[1]![1] as object;

  it('without a half time, and of pairs', () => {
    for (const segments of [1, 3])
      given(empty)
        .when(setTeamSwiss, { ...set, segments })
        .thenRejected('team.no-match-of-three');
    given(empty)
      .when(setSwiss, { session: '1', pairs: 7, rounds: 3, boardsPerRound: 2, draw: { odd: 'three-way' } })
      .thenRejected('team.no-match-of-three');
  });

  it('where it was not chosen at first: there are no boards for it', () => {
    const byes = given(club, ...swiss(7, 3, {}, { odd: 'bye' }));
    const options = drawOptionsOf(session(byes).sections[0]!);
    const wanted = { session: '1', section: 'A', draw: { ...options, odd: 'three-way' } };
    given(byes).when(chooseDrawOptions, wanted).thenRejected('team.no-match-of-three');
    const back: Step = [
      chooseDrawOptions,
      {
        session: '1',
        section: 'A',
        draw: { ...drawOptionsOf(session(second).sections[0]!), odd: 'bye' },
        reason: 'x',
      },
    ];
    const journal = given(played(given(second, back), 3, 4), draw(5, '1 2 3 4 5 6 7'));
    expect(
      drawn(journal, 5)
        .split(' ')
        .filter((one) => one.includes('8')),
    ).toHaveLength(1);
  });

  it('more often than the teams have others to meet', () => {
    given(empty)
      .when(setTeamSwiss, { ...set, matches: 5 })
      .thenRejected('team.swiss-too-long', { most: 3 });
  });
});

describe('what happens to a match of three', () => {
  const late = '7 6 5 4 3 2 1';

  it('lets two change places by hand, one of the three with another', () => {
    const change: Step = [
      changeDraw,
      { session: '1', section: 'A', round: 1, one: 'A-7', other: 'A-1', reason: 'One club' },
    ];
    const changed = given(seven, change);
    expect(drawn(changed, 1)).toBe('7-2 3-4 5-6-1');
    expect(tables(changed, 2)[6]).toBe('NS1-EW6 13,14');
  });

  it('stays as a whole where one of its tables has begun', () => {
    const [, , three] = drawn(second, 3).split(' ');
    const third = drawnIn(session(second), session(second).sections[0]!, 3).find((one) => one.third)!.third!;
    const begun = scored(given(second, call(3)), third.table, 3);
    const again = given(begun, draw(3, late, { reason: 'A result was wrong' }));
    expect(drawn(again, 3).split(' ')).toContain(three);
    expect(drawn(again, 3)).not.toBe(drawn(second, 3));
  });

  it('is drawn again among those who are there', () => {
    const left = given(played(running, 1, 2), [
      withdrawContestant,
      { session: '1', contestant: 'A-NS6', fromRound: 3 },
    ]);
    expect(drawn(given(left, draw(3, '1 3 5 7 2 4')), 3)).toBe('1-3 2-5 4-7 6-8');
    const two = given(left, [withdrawContestant, { session: '1', contestant: 'A-NS7', fromRound: 3 }]);
    expect(drawn(given(two, draw(3, '1 3 5 2 4')), 3).split(' ')).toHaveLength(3);
  });

  it('is never cut at half time', () => {
    const change = (kind: string, rounds: number): Step => [
      changeMovement,
      { session: '1', section: 'A', change: { kind, rounds }, reason: 'The hall closes' },
    ];
    given(second, call(3))
      .when(...change('curtail', 3))
      .thenRejected('change.rounds-unfit', { least: 4, most: 4 });
    const shorter = given(second, call(3), change('curtail', 4));
    expect(matchesIn(session(shorter)).filter(({ half }) => half)).toHaveLength(6);
    const danish = given(club, ...swiss(7, 3, {}, { rematches: 'allowed' }), start);
    const afterFirst = given(played(danish, 1, 2), draw(3, late));
    const longer = given(played(afterFirst, 3, 4), change('lengthen', 8));
    expect(session(longer).sections[0]!.movement).toMatchObject({ rounds: 8, sets: 12 });
    const more = given(played(given(longer, draw(5, late)), 5, 6), draw(7, '1 2 3 4 5 6 7'));
    expect(tables(more, 7)[0]).toMatch(/ 19,20$/);
    expect(nobodyPlaysTwice(more)).toBe(true);
  });
});

describe('the line-ups of three teams', () => {
  const seated = given(
    club,
    ...teamsRegistered(3),
    ...swiss(3, 1),
    ...[1, 2, 3].map((number): Step => [
      seatTeam,
      { session: '1', team: `A-${number}`, entry: team(number) },
    ]),
    start,
  );
  const handIn = (number: number): Step => {
    const [N, E, S, W] = playersOfTeam(number) as [string, string, string, string];
    return [handInLineUp, { session: '1', team: `A-${number}`, round: 1, lineUp: { N, E, S, W } }];
  };

  it('are shown when all three are there', () => {
    const two = given(seated, handIn(1), handIn(2));
    expect(session(two).teams.lineUps).toEqual({});
    expect(Object.keys(session(given(two, handIn(3))).teams.lineUps)).toHaveLength(3);
  });
});

describe('a line-up of three teams at half time', () => {
  const [N, E, S, W] = playersOfTeam(1) as [string, string, string, string];
  const seated = given(
    club,
    ...teamsRegistered(3, 5),
    ...swiss(3, 1),
    ...[1, 2, 3].map((number): Step => [
      seatTeam,
      { session: '1', team: `A-${number}`, entry: team(number) },
    ]),
    start,
    call(1),
  );
  const handIn = (lineUp: object): Step => [handInLineUp, { session: '1', team: 'A-1', round: 2, lineUp }];

  it('lets nobody go over to the other line, where they would play boards again', () => {
    const entered = { N, S: E, E: S, W };
    given(seated)
      .when(...handIn({ ...entered, E: N, N: S }))
      .thenRejected('team.board-twice', { board: 3 });
    const fifth = playersOfTeam(1, 5).at(-1)!;
    expect(given(seated).when(...handIn({ ...entered, N: E, S: fifth })).decision.accepted).toBe(true);
  });
});

function nobodyPlaysTwice(journal: Journal): boolean {
  const boards = scheduledPlays(session(journal)).flatMap(({ ns, ew, board }) => [
    `${ns} ${board}`,
    `${ew} ${board}`,
  ]);
  return new Set(boards).size === boards.length;
}

describe('a random evening with matches of three', () => {
  it('lets each team play as many boards as all others, none twice, and meets nobody again where that can be', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([5, 1, 2], [7, 3, 2], [9, 4, 4], [11, 5, 2]),
        fc.integer({ min: 0, max: 1_000_000 }),
        ([teams, matches, segments], seed) => {
          const numbers = Array.from({ length: teams! }, (_, index) => index + 1);
          let journal = given(club, ...swiss(teams!, matches!, { segments }), start);
          for (let match = 1; match < matches!; match++) {
            const rounds = Array.from(
              { length: segments! },
              (_, index) => (match - 1) * segments! + index + 1,
            );
            const chance = (number: number) => Math.sin(seed + match * 31 + number * 97);
            const ranked = numbers.toSorted((one, other) => chance(one) - chance(other));
            journal = given(journal, ...rounds.map(call), draw(match * segments! + 1, ranked.join(' ')));
          }
          expect(nobodyPlaysTwice(journal)).toBe(true);
          const plays = scheduledPlays(session(journal));
          const boardsOfPair = new Map<string, number>();
          for (const one of plays.flatMap(({ ns, ew }) => [ns, ew]))
            boardsOfPair.set(one, (boardsOfPair.get(one) ?? 0) + 1);
          expect([...boardsOfPair.values()]).toEqual(
            Array.from({ length: 2 * teams! }, () => 2 * segments! * matches!),
          );
          const all = matchesIn(session(journal));
          expect(all.filter(({ half }) => half)).toHaveLength(3 * matches!);
          for (const { half, segments: own } of all)
            expect(own).toHaveLength(half ? segments! / 2 : segments!);
        },
      ),
      { numRuns: 20 },
    );
  });
});
