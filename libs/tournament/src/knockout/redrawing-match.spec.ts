import fc from 'fast-check';
import { accept, type MatchResult } from '../command/command.js';
import { withdrawEntry } from '../entries/commands/decide.js';
import { entriesStream } from '../entries/state.js';
import { recordResult } from '../result/commands/commands.js';
import { callRound, startSession } from '../session/commands/commands.js';
import { sessionEvents } from '../session/events.js';
import { playersOf } from '../session/people/naming.js';
import { meetingAt } from '../session/plan/schedule.js';
import { given, type Journal, type Step } from '../session/testing/evening.js';
import { awardMatch, handInLineUp, penaliseTeam, seatTeam } from '../team/commands/commands.js';
import { playersOfTeam, team } from '../team/testing/teams.js';
import { NOTED } from '../testing/decider-specification.js';
import { bracketOf } from './bracket.js';
import { decideMatch, redrawMatch, redrawRound } from './commands.js';
import { knockoutEvents } from './events.js';
import { drawn, EIGHT, field, number, open, over, session, setUp, state, told } from './testing/cup.js';

/* Round 2 is played: 1-5 at tables 1 and 2, 7-3 at tables 3 and 4. Then it turns out that 2 had beaten 7. */
const running = given(
  field,
  setUp(8),
  open(1),
  open(2, EIGHT),
  [startSession, { session: '2' }],
  [callRound, { session: '2', round: 1 }],
);
const corrected = [EIGHT[0]!, over(2, 7, 32, 31), ...EIGHT.slice(2)];
const ofRound = { knockout: '1', round: 2, at: 100, reason: 'Score of board 5' };
const body = { ...ofRound, match: 6 };
const again: Step = [redrawMatch, body, told(corrected)];

const scored = (journal: Journal, table: string, round = 1): Step => {
  const [board] = meetingAt(session(journal, '2'), table, round)!.boards;
  return [
    recordResult,
    { session: '2', table, round, board, result: { kind: 'score', score: 110 } },
    { capacity: 'scorer' },
  ];
};
const lineUp = (place: string, number: number, round = 1): Step => {
  const [N, E, S, W] = playersOfTeam(number);
  return [handInLineUp, { session: '2', team: place, round, lineUp: { N: S, E: W, S: N, W: E } }];
};
const players = (journal: Journal, contestant: string) =>
  playersOf(session(journal, '2'), journal.state(entriesStream), contestant, 1);
const inSession = (results: readonly MatchResult[]) => results.map((one) => ({ ...one, session: '1' }));
/** The teams of the session of a round, place by place. */
const seated = (journal: Journal, name = '2') => {
  const { entries } = session(journal, name).teams;
  return Object.keys(entries).map((_, index) => number(entries[`A-${index + 1}`]!));
};

describe('one match of a round that has started', () => {
  it('has the team that goes on now in the place of the one that should not have, while the others play', () => {
    const playing = given(running, scored(running, 'A1'));
    const [command, , by] = again;
    const { decision } = given(playing).when(command, body, by);
    expect(decision.accepted && decision.events['knockout']).toEqual([
      knockoutEvents.matchRedrawn({
        knockout: '1',
        round: 2,
        match: 6,
        matches: [{ match: 6, home: team(2), away: team(3) }],
        decided: [
          { match: 2, winner: team(2), by: 'results', score: { home: '32', away: '31' } },
          { match: 3, winner: team(3), by: 'results', score: { home: '12', away: '9' } },
        ],
        at: 100,
        reason: NOTED,
      }),
    ]);
    const redrawn = given(playing, again);
    expect(drawn(redrawn)).toEqual(['1-8 2-7 3-6 4-5', '1-5 2-3']);
    expect([seated(redrawn), session(redrawn, '2').entrants?.entries.map((one) => number(one))]).toEqual([
      [1, 5, 2, 3],
      [1, 2, 3, 5],
    ]);
    expect(bracketOf(state(redrawn)).matches[1]!.winner).toBe(team(2));
    expect(session(redrawn, '2').status).toBe('running');
    given(redrawn)
      .when(...again)
      .thenNothing();
  });

  it('is played by the people of that team', () => {
    expect(players(running, 'A-NS3')).toEqual(playersOfTeam(7).slice(0, 2));
    const redrawn = given(running, again);
    expect(players(redrawn, 'A-NS3')).toEqual(playersOfTeam(2).slice(0, 2));
    expect(players(redrawn, 'A-EW3')).toEqual(playersOfTeam(2).slice(2, 4));
    expect(players(redrawn, 'A-NS4')).toEqual(playersOfTeam(3).slice(0, 2));
  });

  it('has its line-ups handed in anew, shown or not, of both teams; those of others stay', () => {
    const shown = given(
      running,
      lineUp('A-1', 1),
      lineUp('A-3', 7),
      lineUp('A-4', 3),
      lineUp('A-2', 5, 2),
      lineUp('A-4', 3, 2),
    );
    const { lineUps, handedIn } = session(given(shown, again), '2').teams;
    expect(Object.entries(lineUps).flatMap(([place, known]) => known.map(() => place))).toEqual(['A-1']);
    expect(Object.keys(handedIn[2]!)).toEqual(['A-2']);
  });

  it('stays once something was played in it, in whatever room or segment', () => {
    for (const [table, round] of [
      ['A3', 1],
      ['A4', 1],
      ['A4', 2],
    ] as const) {
      const called = given(running, [callRound, { session: '2', round: 2 }]);
      given(given(called, scored(called, table, round)))
        .when(...again)
        .thenRejected('knockout.match-begun', { match: 6 });
    }
  });

  it('stays once it was given to a team, or the team that leaves was penalised', () => {
    const reason = 'Late';
    const award: Step = [awardMatch, { session: '2', home: 'A-3', away: 'A-4', to: 'home', reason }];
    const penalty = {
      session: '2',
      penalty: '4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55',
      hundredths: 100,
      reason,
    };
    given(given(running, award))
      .when(...again)
      .thenRejected('knockout.match-begun');
    given(given(running, [penaliseTeam, { ...penalty, team: 'A-3' }]))
      .when(...again)
      .thenRejected('knockout.match-begun');
    const ofOther = given(running, [penaliseTeam, { ...penalty, team: 'A-4' }]);
    expect(drawn(given(ofOther, again))[1]).toBe('1-5 2-3');
  });

  it('is decided anew: what the director had decided was of other teams', () => {
    const decide: Step = [
      decideMatch,
      { knockout: '1', match: 6, winner: team(3), ground: 'forfeit', reason: '7 did not come' },
    ];
    const decided = given(running, decide);
    expect(state(decided).decisions).toEqual({ 6: { winner: team(3), ground: 'forfeit' } });
    expect(state(given(decided, again)).decisions).toEqual({});
  });

  it('is one of the last round, which goes on', () => {
    const refused = (journal: Journal, more: object, ...code: readonly [string, object?]) =>
      given(journal)
        .when(redrawMatch, { ...body, ...more }, told(corrected))
        .thenRejected(...(code as ['knockout.unknown']));
    refused(running, { round: 1, match: 2 }, 'knockout.round-not-last', { last: 2 });
    refused(running, { match: 7 }, 'knockout.match-not-drawn', { match: 7 });
    refused(given(running, [withdrawEntry, { entry: team(2) }]), {}, 'entries.unknown');
    given(running).when(redrawMatch, body).thenRejected('session.no-standings-at');
    const tied = [EIGHT[0]!, over(2, 7, 31, 31), ...EIGHT.slice(2)];
    given(running).when(redrawMatch, body, told(tied)).thenRejected('knockout.match-tied', { match: 2 });
  });

  it('is drawn again by itself also before the round starts, and whatever becomes of other matches', () => {
    const waiting = given(field, setUp(8), open(1), open(2, EIGHT));
    const both = [over(1, 8, 20, 50), over(2, 7, 32, 31), ...EIGHT.slice(2)];
    const redrawn = given(waiting, [redrawMatch, body, told(both)]);
    expect(drawn(redrawn)[1]).toBe('1-5 2-3');
    expect(drawn(given(redrawn, [redrawRound, ofRound, told(both)]))[1]).toBe('8-5 2-3');
  });

  it('takes no team that has another place there', () => {
    // Earlier journals have numbers of a bracket that were changed by hand.
    const seated = { session: '2', team: 'A-2', entry: team(2), players: {} };
    const byHand = { ...seatTeam, decide: () => accept({ session: [sessionEvents.teamSeated(seated)] }) };
    const elsewhere = given(running, [byHand, { session: '2', team: 'A-2', entry: team(2) }]);
    given(elsewhere)
      .when(...again)
      .thenRejected('session.entry-seated', { contestant: 'A-2' });
  });
});

describe('the final and the match for the third place', () => {
  /* 1 and 7 have won the semi-finals; then it turns out that 3 had beaten 7. */
  const semiFinals = [over(1, 5, 40, 3), over(7, 3, 9, 8)];
  const last = given(running, open(3, semiFinals), [startSession, { session: '3' }]);
  const now = [semiFinals[0]!, over(7, 3, 8, 9)];
  const final = { knockout: '1', round: 3, match: 7, at: 100, reason: 'Board 9' };

  it('are drawn again together: each has the other’s team', () => {
    expect(drawn(last)[2]).toBe('1-7 3-5');
    for (const match of [7, 8]) {
      const redrawn = given(last, [redrawMatch, { ...final, match }, told(now, 2)]);
      expect([drawn(redrawn)[2], seated(redrawn, '3')]).toEqual(['1-3 7-5', [1, 3, 7, 5]]);
    }
  });

  it('stay both where one of them has begun', () => {
    const begun = given(
      last,
      [callRound, { session: '3', round: 1 }],
      [
        recordResult,
        { session: '3', table: 'A3', round: 1, board: 1, result: { kind: 'score', score: 110 } },
        { capacity: 'scorer' },
      ],
    );
    given(begun).when(redrawMatch, final, told(now, 2)).thenRejected('knockout.match-begun', { match: 8 });
  });

  it('begin with what is carried into them for who plays now', () => {
    const seeds = given(
      field,
      setUp(4, { higherSeed: 10 }),
      open(1),
      open(2, [over(1, 4, 9, 0), over(2, 3, 9, 0)]),
    );
    const carried = (journal: Journal) =>
      Object.values(session(journal, '2').teams.carried).map(({ home, away }) => [home, away]);
    expect([drawn(seeds)[1], carried(seeds)]).toEqual([
      '1-2 3-4',
      [
        [10, 0],
        [10, 0],
      ],
    ]);
    const redrawn = given(seeds, [
      redrawMatch,
      { ...final, round: 2, match: 3 },
      told([over(1, 4, 0, 9), over(2, 3, 9, 0)]),
    ]);
    expect([drawn(redrawn)[1], carried(redrawn)]).toEqual([
      '4-2 3-1',
      [
        [0, 10],
        [0, 10],
      ],
    ]);
  });
});

it('no team ever has two places, whatever is corrected and drawn again', () => {
  const result = fc.constantFrom<readonly [number, number]>([9, 0], [0, 9]);
  fc.assert(
    fc.property(
      fc.constantFrom('first', 'third', 'all'),
      fc.constantFrom(5, 6, 7, 8),
      fc.array(result, { minLength: 4, maxLength: 4 }),
      fc.array(result, { minLength: 4, maxLength: 4 }),
      fc.array(fc.nat(3), { maxLength: 6 }),
      (places, teams, before, after, asked) => {
        const begun = given(field, setUp(teams, { places: places as 'all' }), open(1));
        const by = (scores: typeof before): MatchResult[] =>
          state(begun).rounds[0]!.matches.map(({ home, away }, index) =>
            over(number(home) as number, number(away) as number, ...scores[index]!),
          );
        let journal = given(begun, open(2, by(before)), [startSession, { session: '2' }]);
        for (const which of asked) {
          const { matches } = state(journal).rounds[1]!;
          const { match } = matches[which % matches.length]!;
          journal = given(journal, [redrawMatch, { ...body, match }, told(by(after))]);
          const playing = seated(journal);
          expect(new Set(playing).size).toBe(playing.length);
          expect(drawn(journal)[1]!.split(/[ -]/).map(Number)).toEqual(playing);
          const now = bracketOf(state(journal)).matches.find((one) => one.match === match)!;
          const wanted = bracketOf(
            { ...state(journal), rounds: [state(journal).rounds[0]!] },
            inSession(by(after)),
          );
          expect(now.entries).toEqual(wanted.matches.find((one) => one.match === match)!.entries);
        }
      },
    ),
    { numRuns: 60 },
  );
});
