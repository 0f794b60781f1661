import fc from 'fast-check';
import { admitContestant, callRound, changeMovement } from '../session/commands/commands.js';
import { lastDrawn } from '../session/plan/drawn-rounds.js';
import { drawnIn } from '../session/plan/drawn-units.js';
import { meetingAt, scheduledPlays } from '../session/plan/schedule.js';
import { club, given, roundScored, session, type Journal, type Step } from '../session/testing/evening.js';
import { handInLineUp } from './commands/line-ups.js';
import { matchesIn, teamsIn } from './matches.js';
import { drawTeams, seatTeam } from './commands/seating-teams.js';
import { setTeamSwiss } from './commands/setting-team-swiss.js';
import { call, draw, start, teamSwiss } from './testing/team-swiss-evening.js';
import { playersOfTeam, team, teamsRegistered } from './testing/teams.js';

const others = [{ section: 'B', teams: 5 }];

/** The matches of a section in a round: `1-2 3-4 5-6`; `1-2-3` are three that play each other. */
function matches(journal: Journal, section: string, round: number): string {
  const state = session(journal);
  const data = state.sections.find((one) => one.section === section)!;
  return drawnIn(state, data, round)
    .map(({ ns, ew, third }) => [ns, ew, ...(third ? [third.contestant] : [])])
    .map((teams) => teams.map((one) => one.slice(2)).join('-'))
    .join(' ');
}

const played = (journal: Journal, ...rounds: readonly number[]) =>
  rounds.reduce((earlier, round) => roundScored(given(earlier, call(round)), round), journal);

/* Section A of six teams and section B of five, three matches of two boards. */
const both = given(club, ...teamSwiss(6, 3, { others }));
const firstPlayed = played(given(both, start), 1);
const inB = (round: number, ranked: string) => draw(round, ranked, {}, 'B');

describe('a Swiss of teams in two sections', () => {
  it('has the first matches of each, a bye in the odd one, and the same boards in both', () => {
    expect([matches(both, 'A', 1), matches(both, 'B', 1)]).toEqual(['1-2 3-4 5-6', '1-2 3-4 5-6']);
    expect(teamsIn(session(both))).toEqual([
      'A-1',
      'A-2',
      'A-3',
      'A-4',
      'A-5',
      'A-6',
      'B-1',
      'B-2',
      'B-3',
      'B-4',
      'B-5',
    ]);
    const boardsAt = (table: string) => meetingAt(session(both), table, 1)?.boards;
    expect([boardsAt('A1'), boardsAt('B4')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(matchesIn(session(both)).map(({ home, away }) => `${home} ${away}`)).toEqual([
      'A-1 A-2',
      'A-3 A-4',
      'A-5 A-6',
      'B-1 B-2',
      'B-3 B-4',
    ]);
  });

  it('draws each by itself, and calls the next round when both are drawn', () => {
    const first = given(firstPlayed, draw(2, '1 3 5 2 4 6'));
    expect(session(first).sections.map(lastDrawn)).toEqual([2, 1]);
    given(first)
      .when(...call(2))
      .thenRejected('session.round-not-drawn', { round: 2 });
    const second = given(first, inB(2, '5 1 3 2 4'), call(2));
    expect([matches(second, 'A', 2), matches(second, 'B', 2)]).toEqual(['1-3 2-5 4-6', '5-1 2-3 4-6']);
  });

  it('draws matches of three in the odd one alone', () => {
    const seven = [{ section: 'B', teams: 7 }];
    const three = given(club, ...teamSwiss(6, 2, { others: seven, segments: 2 }, { odd: 'three-way' }));
    expect([matches(three, 'A', 1), matches(three, 'B', 1)]).toEqual(['1-2 3-4 5-6', '1-2 3-4 5-6-7']);
    const spare = scheduledPlays(session(three)).filter(({ board }) => board > 8);
    expect(new Set(spare.map(({ table }) => table))).toEqual(new Set(['B6', 'B7']));
  });

  it('has line-ups of its own in each section, though their teams have the same numbers', () => {
    const seated = given(
      club,
      ...teamsRegistered(8),
      ...teamSwiss(4, 3, { others: [{ section: 'B', teams: 4 }] }),
      ...['A-1', 'A-2', 'B-1', 'B-2'].map((place, index): Step => [
        seatTeam,
        { session: '1', team: place, entry: team(index + 1) },
      ]),
      start,
    );
    const handIn = (place: string, number: number): Step => {
      const [N, E, S, W] = playersOfTeam(number);
      return [handInLineUp, { session: '1', team: place, round: 1, lineUp: { N: S, E: W, S: N, W: E } }];
    };
    const shown = given(seated, handIn('A-1', 1), handIn('B-1', 3), handIn('B-2', 4));
    expect(Object.keys(session(shown).teams.lineUps).toSorted()).toEqual(['B-1', 'B-2']);
    expect(Object.keys(session(shown).teams.handedIn[1]!)).toEqual(['A-1']);
  });

  it('numbers the teams of both in one draw', () => {
    const drawn = given(club, ...teamsRegistered(11), ...teamSwiss(6, 3, { others }), [
      drawTeams,
      { session: '1' },
    ]);
    expect(Object.keys(session(drawn).teams.entries).toSorted()).toEqual(teamsIn(session(drawn)));
  });

  it('takes a late team in the place of the bye, and has more matches in both', () => {
    const six = given(firstPlayed, [
      admitContestant,
      { session: '1', contestant: 'B-NS6', fromRound: 2, missed: 'not-played' },
    ]);
    expect(teamsIn(session(six)).slice(-2)).toEqual(['B-5', 'B-6']);
    const longer = given(
      six,
      ...['A', 'B'].map((section): Step => [
        changeMovement,
        { session: '1', section, fromRound: 4, change: { kind: 'lengthen', rounds: 4 }, reason: 'Time' },
      ]),
    );
    expect(session(longer).sections.map(({ movement }) => movement.rounds)).toEqual([4, 4]);
  });

  it('has no section twice, no more matches than the smaller one can draw, and names nobody of another', () => {
    const empty = given(club, teamSwiss(6, 3)[0]!);
    const set = { session: '1', teams: 6, matches: 3, boardsPerRound: 2 };
    given(empty)
      .when(setTeamSwiss, { ...set, others: [{ section: 'A', teams: 4 }] })
      .thenRejected('session.section-twice');
    given(empty)
      .when(setTeamSwiss, { ...set, matches: 5, others: [{ section: 'B', teams: 4 }] })
      .thenRejected('team.swiss-too-long', { teams: 4, matches: 5, most: 3 });
    given(empty)
      .when(setTeamSwiss, { ...set, others, draw: { stationary: ['B-1'] } })
      .thenRejected('session.contestant-unknown', { contestant: 'B-1' });
    const kept = given(empty, [setTeamSwiss, { ...set, others, draw: { stationary: ['A-1'] } }]);
    expect(session(kept).sections.map((data) => data.draw!.stationary)).toEqual([['A-1'], []]);
  });
});

it('never brings teams of a random evening together twice, nor with those of another section', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4, 5, 6),
      fc.constantFrom(4, 5, 7),
      fc.integer({ min: 0, max: 1_000_000 }),
      (ofA, ofB, seed) => {
        let journal = given(club, ...teamSwiss(ofA, 3, { others: [{ section: 'B', teams: ofB }] }), start);
        for (let round = 2; round <= 3; round++) {
          const ranked = (teams: number, section: number) => {
            const chance = (number: number) => Math.sin(seed + section * 7 + round * 31 + number * 97);
            return Array.from({ length: teams }, (_, index) => index + 1)
              .toSorted((one, other) => chance(one) - chance(other))
              .join(' ');
          };
          journal = given(journal, [callRound, { session: '1', round: round - 1 }]);
          // In whatever order: the draw of one says nothing to the other.
          const draws = [draw(round, ranked(ofA, 1)), inB(round, ranked(ofB, 2))];
          journal = given(journal, ...(seed % 2 === 0 ? draws : draws.toReversed()));
        }
        const met = matchesIn(session(journal)).map(({ home, away }) => [home, away].toSorted());
        expect(new Set(met.map(String)).size).toBe(met.length);
        expect(met.filter(([one, other]) => one![0] !== other![0])).toEqual([]);
        expect(met).toHaveLength(3 * (Math.floor(ofA / 2) + Math.floor(ofB / 2)));
      },
    ),
    { numRuns: 30 },
  );
});
