import fc from 'fast-check';
import {
  admitContestant,
  changeDraw,
  changeMovement,
  closeSession,
  drawRound,
  keepDraw,
  withdrawContestant,
  withdrawTeam,
} from '../session/commands/commands.js';
import { sessionEvents } from '../session/events.js';
import { boardsWhenArriving } from '../session/plan/board-moves.js';
import { lastDrawn } from '../session/plan/drawn-rounds.js';
import { drawnAt, placesDrawn } from '../session/plan/drawn-units.js';
import { meetingAt, scheduledPlays, tablesOf } from '../session/plan/schedule.js';
import {
  club,
  given,
  type Journal,
  roundScored,
  scored,
  session,
  type Step,
} from '../session/testing/evening.js';
import { standingsOf } from '../session/testing/swiss-evening.js';
import { handInLineUp } from './commands/line-ups.js';
import { matchesIn, opponentsIn, teamsIn } from './matches.js';
import { seatTeam } from './commands/seating-teams.js';
import { setTeamSwiss } from './commands/setting-team-swiss.js';
import { call, draw, start, teamSwiss } from './testing/team-swiss-evening.js';
import { playersOfTeam, team, teamsRegistered } from './testing/teams.js';

/** The matches of a round, table by table: the first table of each. */
function matches(journal: Journal, round: number): string {
  const state = session(journal);
  const [data] = state.sections;
  return placesDrawn(data!)
    .map((place) => drawnAt(state, data!, place, round))
    .map((one) => (one ? `${one.ns.slice(2)}-${one.ew.slice(2)}` : '?'))
    .join(' ');
}

/** Who sits at the tables in a round: `NS1-EW2`. */
function tables(journal: Journal, round: number): string {
  const state = session(journal);
  return tablesOf(state)
    .map((table) => meetingAt(state, table, round))
    .map((one) => (one ? `${one.ns.slice(2)}-${one.ew.slice(2)}` : '?'))
    .join(' ');
}

/* Eight teams, four matches of two boards. */
const eight = given(club, ...teamSwiss(8, 4));
const firstPlayed = roundScored(given(eight, start, call(1)), 1);
const secondDrawn = given(firstPlayed, draw(2, '1 3 5 7 2 4 6 8'));

describe('a Swiss of teams', () => {
  it('has its first match from the start, each at two tables with the same boards', () => {
    expect(matches(eight, 1)).toBe('1-2 3-4 5-6 7-8');
    expect(tables(eight, 1)).toBe('NS1-EW2 NS2-EW1 NS3-EW4 NS4-EW3 NS5-EW6 NS6-EW5 NS7-EW8 NS8-EW7');
    expect(tables(eight, 2)).toBe('? ? ? ? ? ? ? ?');
    const boards = scheduledPlays(session(eight)).map(({ board }) => board);
    expect([...new Set(boards)]).toEqual([1, 2]);
    expect(matchesIn(session(eight)).map(({ home, away }) => `${home} ${away}`)).toEqual([
      'A-1 A-2',
      'A-3 A-4',
      'A-5 A-6',
      'A-7 A-8',
    ]);
  });

  it('draws teams, and seats both pairs of each', () => {
    // Who was home goes away where that can be.
    expect(matches(secondDrawn, 2)).toBe('1-3 5-7 2-4 6-8');
    expect(tables(secondDrawn, 2)).toBe('NS1-EW3 NS3-EW1 NS5-EW7 NS7-EW5 NS2-EW4 NS4-EW2 NS6-EW8 NS8-EW6');
    expect(matchesIn(session(secondDrawn)).at(-1)).toMatchObject({
      home: 'A-6',
      away: 'A-8',
      segments: [{ boards: [3, 4], home: { table: 'A7', round: 2 }, away: { table: 'A8', round: 2 } }],
    });
  });

  it('calls no round before it is drawn, and does not close before all are', () => {
    given(firstPlayed)
      .when(...call(2))
      .thenRejected('session.round-not-drawn');
    given(firstPlayed).when(closeSession, { session: '1' }).thenRejected('session.round-not-drawn');
  });

  it('refuses more matches than there are opponents', () => {
    const set = { session: '1', teams: 4, matches: 4, boardsPerRound: 2 };
    const empty = given(club, teamSwiss(4, 3)[0]!);
    given(empty).when(setTeamSwiss, set).thenRejected('team.swiss-too-long', { most: 3 });
    const danish = { ...set, draw: { rematches: 'allowed' } };
    expect(given(empty).when(setTeamSwiss, danish).decision.accepted).toBe(true);
  });
});

describe('a match in segments', () => {
  const six = given(club, ...teamSwiss(6, 2, { segments: 2 }));
  const played = roundScored(given(roundScored(given(six, start, call(1)), 1), call(2)), 2);
  const drawn = given(played, draw(3, '1 3 5 2 4 6'));

  it('is drawn once: the teams stay at their tables for all of them', () => {
    expect([1, 2, 3, 4].map((round) => matches(six, round))).toEqual([
      '1-2 3-4 5-6',
      '1-2 3-4 5-6',
      '? ? ?',
      '? ? ?',
    ]);
    expect([3, 4].map((round) => matches(drawn, round))).toEqual(['1-3 2-5 4-6', '1-3 2-5 4-6']);
    expect(lastDrawn(session(drawn).sections[0]!)).toBe(4);
    expect(matchesIn(session(drawn)).map(({ segments }) => segments.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('is no other one in its second segment', () => {
    given(played)
      .when(...draw(4, '1 3 5 2 4 6'))
      .thenRejected('session.round-of-match', { round: 4, first: 3 });
    given(given(drawn, call(3), call(4)))
      .when(...draw(3, '6 5 4 3 2 1', { reason: 'x' }))
      .thenRejected('session.round-over');
  });

  it('is drawn from all matches, or from all but the last where the draw is delayed', () => {
    const wanted = (journal: Journal) =>
      drawRound.ranking!({ session: '1', section: 'A', round: 5, at: 7, incomplete: false }, {
        session: session(journal),
      } as never);
    expect(wanted(given(club, ...teamSwiss(6, 3, { segments: 2 })))).toMatchObject({ upTo: 4 });
    expect(wanted(given(club, ...teamSwiss(6, 3, { segments: 2 }, { results: 'delayed' })))).toMatchObject({
      upTo: 2,
    });
  });
});

describe('an odd number of teams', () => {
  const seven = given(club, ...teamSwiss(7, 3));
  const played = roundScored(given(seven, start, call(1)), 1);
  const second = given(played, draw(2, '1 3 5 2 4 6 7'));

  it('has a bye for the lowest that has had none, who plays nothing', () => {
    expect(matches(seven, 1)).toBe('1-2 3-4 5-6 7-8');
    expect(teamsIn(session(seven))).toHaveLength(7);
    expect(opponentsIn(session(seven), 'A-7', 1)).toEqual([]);
    expect(matchesIn(session(seven))).toHaveLength(3);
    expect(scheduledPlays(session(seven)).filter(({ round }) => round === 1)).toHaveLength(12);
    expect(matches(second, 2)).toBe('1-3 2-5 4-7 6-8');
    const { decision } = given(played).when(...draw(2, '1 3 5 2 4 6 7'));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ byes: ['A-6'] });
  });
});

describe('the matches of an evening', () => {
  const seven = given(club, ...teamSwiss(7, 3, { segments: 2 }), start, call(1));
  const change = (wish: object): Step => [
    changeMovement,
    { session: '1', section: 'A', change: wish, reason: 'The hall closes' },
  ];
  const movement = (journal: Journal) => session(journal).sections[0]!.movement;

  it('can be fewer, and more again: whole ones, as many as each has others to meet', () => {
    const fewer = given(seven, change({ kind: 'curtail', rounds: 4 }));
    expect(movement(fewer)).toMatchObject({ rounds: 4, sets: 4, drawn: 2, phantom: '8' });
    expect(teamsIn(session(fewer))).toHaveLength(7);
    const more = given(fewer, change({ kind: 'lengthen', rounds: 8 }));
    expect(movement(more)).toMatchObject({ rounds: 8, sets: 8, drawn: 2, phantom: '8' });
    expect(matches(more, 3)).toBe('? ? ? ?');
    for (const rounds of [5, 16]) {
      given(fewer)
        .when(...change({ kind: 'lengthen', rounds }))
        .thenRejected('change.rounds-unfit', { least: 6, most: 14 });
    }
    given(fewer)
      .when(...change({ kind: 'late-pair' }))
      .thenRejected('change.drawn-by-round');
  });
});

describe('a late team', () => {
  const seven = given(club, ...teamSwiss(7, 3, { segments: 2 }), start);
  const played = roundScored(given(roundScored(given(seven, call(1)), 1), call(2)), 2);
  const come = (fromRound: number, missed = 'not-played'): Step => [
    admitContestant,
    { session: '1', contestant: 'A-NS8', fromRound, missed },
  ];

  it('takes the place of the one that was never there, between matches: from then on nobody has a bye', () => {
    const eight = given(played, come(3));
    expect(session(eight).sections[0]!.movement.phantom).toBeUndefined();
    expect(teamsIn(session(eight))).toContain('A-8');
    expect(opponentsIn(session(eight), 'A-8', 3)).toEqual([]);
    const { decision } = given(eight).when(...draw(3, '1 3 5 2 4 6 7'));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ byes: [] });
    const drawn = given(eight, draw(3, '1 3 5 2 4 6 7'));
    expect(matches(drawn, 3)).toBe('1-3 2-5 4-6 8-7');
    given(played)
      .when(...come(4))
      .thenRejected('session.round-of-match', { round: 4, first: 3 });
  });

  it('needs more copies of the boards than there are: that is asked, not taken as said', () => {
    const coming = boardsWhenArriving(session(played), ['A-NS8', 'A-EW8'], 3);
    expect(coming).toMatchObject({ owner: 'A', copies: 6, apart: 8 });
    expect(coming!.shared.map(({ round }) => round)).toContain(3);
    const copies = (boards: string) => {
      const [comes, body] = come(3);
      return session(given(played, [comes, { ...(body as object), boards }])).sections[0];
    };
    expect(copies('more-copies')).not.toHaveProperty('copies');
    expect(copies('shared')).toMatchObject({ copies: 6, shared: true });
  });

  it('that is there for the first match meets whoever would have had a bye', () => {
    const eight = given(seven, come(1, 'late'));
    expect(opponentsIn(session(eight), 'A-8', 1)).toEqual(['A-7']);
    expect(scheduledPlays(session(eight)).filter(({ round }) => round === 1)).toHaveLength(16);
  });
});

describe('a team that has left', () => {
  const leave: Step = [withdrawContestant, { session: '1', contestant: 'A-EW1', fromRound: 2 }];
  const left = given(firstPlayed, leave);

  it('has left as one, and comes back as one', () => {
    const both = { session: '1', fromRound: 2 };
    given(firstPlayed)
      .when(...leave)
      .then(
        sessionEvents.contestantWithdrew({ ...both, contestant: 'A-NS1' }),
        sessionEvents.contestantWithdrew({ ...both, contestant: 'A-EW1' }),
      );
    given(firstPlayed)
      .when(withdrawTeam, { session: '1', team: 'A-1', fromRound: 1 })
      .thenRejected('team.has-played', { team: 'A-1', round: 1 });
    const only = roundScored(given(given(club, ...teamSwiss(4, 1)), start, call(1)), 1);
    given(only)
      .when(withdrawTeam, { session: '1', team: 'A-1', fromRound: 1 })
      .thenRejected('team.played-last', { team: 'A-1', round: 1 });
    const again = { ...both, missed: 'not-played' as const };
    given(left)
      .when(admitContestant, { ...again, contestant: 'A-NS1' })
      .then(
        sessionEvents.contestantArrived({ ...again, contestant: 'A-NS1' }),
        sessionEvents.contestantArrived({ ...again, contestant: 'A-EW1' }),
      );
  });

  it('is drawn no more', () => {
    const { decision } = given(left).when(...draw(2, '1 3 5 7 2 4 6 8'));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ byes: ['A-8'] });
    expect(matches(given(left, draw(2, '1 3 5 7 2 4 6 8')), 2)).toBe('3-5 2-7 4-6 8-1');
  });
});

describe('teams that stay, do not meet, or have a bonus', () => {
  it('keep both their tables, and the side on which they are', () => {
    const options = { stationary: ['A-4'], bans: [['A-1', 'A-3']] };
    const journal = roundScored(given(given(club, ...teamSwiss(8, 4, {}, options)), start, call(1)), 1);
    // 4 was away at tables 3 and 4.
    expect(session(journal).sections[0]!.movement.stationary).toEqual(['NS4', 'EW4']);
    expect(matches(given(journal, draw(2, '1 3 5 7 2 4 6 8')), 2)).toBe('1-5 2-4 3-7 6-8');
  });

  it('meet sooner in the first matches of an accelerated event', () => {
    const accelerated = { rounds: 1, strongest: 4, hundredths: 10_000 };
    const journal = given(club, ...teamSwiss(8, 4, { segments: 2 }, { accelerated }));
    const played = roundScored(given(roundScored(given(journal, start, call(1)), 1), call(2)), 2);
    // Only the first draw had it: the second follows the standing.
    expect(matches(given(played, draw(3, '5 6 7 8 1 2 3 4')), 3)).toBe('5-7 6-8 1-3 2-4');
  });

  it('are teams that there are', () => {
    const empty = given(club, teamSwiss(8, 4)[0]!);
    const set = { session: '1', teams: 8, matches: 4, boardsPerRound: 2, draw: { stationary: ['A-NS1'] } };
    given(empty).when(setTeamSwiss, set).thenRejected('session.contestant-unknown');
  });
});

describe('a draw of teams changed by hand', () => {
  const change = (one: string, other: string): Step => [
    changeDraw,
    { session: '1', section: 'A', round: 2, one: `A-${one}`, other: `A-${other}`, reason: 'One club' },
  ];

  it('lets two teams change places, but not meet again', () => {
    const changed = given(secondDrawn, change('7', '8'));
    expect(matches(changed, 2)).toBe('1-3 5-8 2-4 6-7');
    expect(tables(changed, 2)).toContain('NS5-EW8 NS8-EW5');
    given(secondDrawn)
      .when(...change('3', '2'))
      .thenRejected('session.have-met', { contestant: 'A-1', opponent: 'A-2' });
  });
});

describe('a standing that changes after the draw', () => {
  const late = '8 6 4 2 7 5 3 1';

  it('changes no match that has begun at one of its tables', () => {
    const called = scored(given(secondDrawn, call(2)), 'A2', 2);
    const { decision } = given(called).when(...draw(2, late, { reason: 'x' }));
    expect(decision.accepted && decision.events['session']![0]!.payload).toMatchObject({ started: ['A2'] });
    expect(matches(given(called, draw(2, late, { reason: 'x' })), 2)).toBe('1-3 8-6 4-2 7-5');
  });

  it('leaves the draw as it is where the director keeps it', () => {
    const { decision } = given(secondDrawn).when(
      keepDraw,
      { session: '1', section: 'A', round: 2, at: 100, reason: 'They have sat down' },
      standingsOf('1 3 5 8 2 4 6 7'),
    );
    const [kept] = decision.accepted ? (decision.events['session'] as never[]) : [];
    expect(kept).toMatchObject({
      type: 'session.draw-kept',
      payload: { declined: [{}, { table: 'A3', ns: 'A-8', ew: 'A-5' }, {}, { ns: 'A-6', ew: 'A-7' }] },
    });
  });
});

describe('the line-ups of teams', () => {
  const seated = given(
    club,
    ...teamsRegistered(4),
    ...teamSwiss(4, 3),
    ...[1, 2, 3, 4].map((number): Step => [
      seatTeam,
      { session: '1', team: `A-${number}`, entry: team(number) },
    ]),
    start,
  );
  const [N, E, S, W] = playersOfTeam(1) as [string, string, string, string];
  const handIn = (round: number): Step => [
    handInLineUp,
    { session: '1', team: 'A-1', round, lineUp: { N, E, S, W } },
  ];

  it('that are shown are handed in anew where a match is drawn again with other opponents', () => {
    const played = roundScored(given(seated, call(1)), 1);
    const second = given(played, draw(2, '1 3 2 4'));
    const handedIn = [1, 3].map((number): Step => {
      const [n, e, s, w] = playersOfTeam(number) as [string, string, string, string];
      const lineUp = { N: s, E: w, S: n, W: e };
      return [handInLineUp, { session: '1', team: `A-${number}`, round: 2, lineUp }];
    });
    const shown = given(second, ...handedIn);
    const known = (journal: Journal) => session(journal).teams.lineUps['A-1']?.length ?? 0;
    expect([matches(shown, 2), known(shown)]).toEqual(['1-3 2-4', 1]);
    const again = given(shown, draw(2, '1 4 2 3', { reason: 'A result was wrong' }));
    expect([matches(again, 2), known(again)]).toEqual(['4-1 2-3', 0]);
    // So they are in a round that is called, as far as it has not started.
    const called = given(shown, call(2), draw(2, '1 4 2 3', { reason: 'A result was wrong' }));
    expect([matches(called, 2), known(called)]).toEqual(['4-1 2-3', 0]);
    const begun = given(scored(given(shown, call(2)), 'A1', 2), draw(2, '1 4 2 3', { reason: 'So' }));
    expect([matches(begun, 2), known(begun)]).toEqual(['1-3 4-2', 1]);
  });

  it('are handed in anew for each segment of a match that is drawn with other opponents, also those that nobody has seen', () => {
    const halves = given(
      club,
      ...teamsRegistered(4),
      ...teamSwiss(4, 3, { segments: 2 }),
      ...[1, 2, 3, 4].map((number): Step => [
        seatTeam,
        { session: '1', team: `A-${number}`, entry: team(number) },
      ]),
      start,
    );
    const played = roundScored(given(roundScored(given(halves, call(1)), 1), call(2)), 2);
    const drawn = given(played, draw(3, '1 3 2 4'), handIn(3), handIn(4));
    const handedIn = (journal: Journal) => Object.keys(session(journal).teams.handedIn);
    expect(handedIn(drawn)).toEqual(['3', '4']);
    expect(handedIn(given(drawn, draw(3, '1 3 4 2', { reason: 'So' })))).toEqual(['3', '4']);
    const again = given(drawn, draw(3, '1 4 2 3', { reason: 'So' }));
    expect([matches(again, 3), handedIn(again)]).toEqual(['4-1 2-3', []]);
  });

  it('are handed in for matches that are drawn', () => {
    expect(given(seated).when(...handIn(1)).decision.accepted).toBe(true);
    given(seated)
      .when(...handIn(2))
      .thenRejected('session.round-not-drawn', { round: 2 });
  });
});

/** The least sum of squared distances in rank of a draw in which nobody meets again, by trying everything. */
function leastSum(places: readonly number[], met: ReadonlySet<string>): number {
  const [first, ...others] = places;
  if (first === undefined) return 0;
  return Math.min(
    ...others
      .filter((other) => !met.has(`${first} ${other}`))
      .map(
        (other) =>
          (other - first) ** 2 +
          leastSum(
            others.filter((one) => one !== other),
            met,
          ),
      ),
  );
}

/** A whole evening whose standings are whatever they are: each draw after the first with its ranking. */
function randomEvening(teams: number, rounds: number, seed: number) {
  const numbers = Array.from({ length: teams }, (_, index) => index + 1);
  const rankings: number[][] = [];
  let journal = given(club, ...teamSwiss(teams, rounds), start);
  for (let round = 2; round <= rounds; round++) {
    const chance = (number: number) => Math.sin(seed + round * 31 + number * 97);
    const ranked = numbers.toSorted((one, other) => chance(one) - chance(other));
    rankings.push(ranked);
    journal = given(journal, call(round - 1), draw(round, ranked.join(' ')));
  }
  return { book: journal, rankings };
}

describe('a random evening of teams', () => {
  const met = (journal: Journal, round: number) =>
    matches(journal, round)
      .split(' ')
      .map((one) => one.split('-').map(Number) as [number, number]);

  it('of an even number has no rematch, and its last draw is the closest that there is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([4, 3], [6, 3], [6, 5], [8, 4], [8, 7]),
        fc.integer({ min: 0, max: 1_000_000 }),
        ([teams, rounds], seed) => {
          const { book, rankings } = randomEvening(teams!, rounds!, seed);
          const rounded = Array.from({ length: rounds! }, (_, index) => met(book, index + 1));
          const all = rounded.flat().map((pair) => pair.toSorted((a, b) => a - b).join('-'));
          expect(new Set(all).size).toBe(all.length);
          const ranked = rankings.at(-1)!;
          const place = (number: number) => ranked.indexOf(number);
          const before = new Set(
            rounded
              .slice(0, -1)
              .flatMap((matchesOfRound) =>
                matchesOfRound.flatMap(([a, b]) => [`${place(a)} ${place(b)}`, `${place(b)} ${place(a)}`]),
              ),
          );
          const sum = rounded.at(-1)!.reduce((total, [a, b]) => total + (place(a) - place(b)) ** 2, 0);
          expect(sum).toBe(leastSum([...ranked.keys()], before));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('of an odd number gives each at most one bye, and no rematch', () => {
    fc.assert(
      fc.property(fc.constantFrom(5, 7, 9), fc.integer({ min: 0, max: 1_000_000 }), (teams, seed) => {
        const rounds = (teams + 1) / 2;
        const { book } = randomEvening(teams, rounds, seed);
        const all = Array.from({ length: rounds }, (_, index) => met(book, index + 1)).flat();
        const keys = all.map((pair) => pair.toSorted((a, b) => a - b).join('-'));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 25 },
    );
  });
});
