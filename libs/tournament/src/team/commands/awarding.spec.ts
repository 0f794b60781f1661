import {
  callRound,
  createSession,
  drawRound,
  setMovement,
  startSession,
  withdrawTeam,
} from '../../session/commands/commands.js';
import { sessionEvents } from '../../session/events.js';
import { club, given, session, type Step } from '../../session/testing/evening.js';
import { standingsOf } from '../../session/testing/swiss-evening.js';
import { NOTED } from '../../testing/decider-specification.js';
import { awardMatch, penaliseTeam, withdrawTeamPenalty } from './awarding.js';
import { carryIntoMatch } from './scoring-matches.js';
import { keptOf, matchesIn } from '../matches.js';
import { seatTeam } from './seating-teams.js';
import { setTeamSwiss } from './setting-team-swiss.js';
import { withTeamEvent } from '../state.js';
import { team, teamsRegistered } from '../testing/teams.js';

/** Four teams, each against each. */
const running = given(
  club,
  ...teamsRegistered(4, 4),
  [createSession, { session: '1' }],
  [
    setMovement,
    {
      session: '1',
      sections: [
        {
          section: 'A',
          boardsPerRound: 2,
          movement: { kind: 'teams', teams: { name: 'round-robin', teams: 4 } },
        },
      ],
    },
  ],
  ...[1, 2, 3, 4].map((number): Step => [
    seatTeam,
    { session: '1', team: `A-${number}`, entry: team(number) },
  ]),
  [startSession, { session: '1' }],
);
const PENALTY = '4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55';
const reason = 'Slow play';
const penalty = { session: '1', penalty: PENALTY, team: 'A-2', hundredths: 100, reason };

describe('a penalty of a team', () => {
  it('is given once, and withdrawn once', () => {
    given(running)
      .when(penaliseTeam, penalty)
      .then(sessionEvents.teamPenaltyGiven({ ...penalty, reason: NOTED }));
    const penalised = given(running, [penaliseTeam, penalty]);
    given(penalised).when(penaliseTeam, penalty).thenRejected('team.penalty-exists');
    const back = { session: '1', penalty: PENALTY, reason };
    given(penalised)
      .when(withdrawTeamPenalty, back)
      .then(sessionEvents.teamPenaltyWithdrawn({ ...back, reason: NOTED }));
    given(penalised, [withdrawTeamPenalty, back]).when(withdrawTeamPenalty, back).thenNothing();
    given(running).when(withdrawTeamPenalty, back).thenRejected('team.penalty-unknown');
  });

  it('is of a team that plays', () => {
    given(running)
      .when(penaliseTeam, { ...penalty, team: 'A-9' })
      .thenRejected('team.unknown');
  });
});

describe('a match that was not played', () => {
  const match = { session: '1', home: 'A-4', away: 'A-1', reason: 'Did not come' };

  it('goes to the team that was there, as usual or with points of its own, and back', () => {
    const toHome = { ...match, to: 'home' as const };
    given(running)
      .when(awardMatch, toHome)
      .then(sessionEvents.matchAwarded({ ...toHome, board: 1, reason: NOTED }));
    const awarded = given(running, [awardMatch, toHome]);
    given(awarded).when(awardMatch, toHome).thenNothing();
    const withPoints = { ...toHome, hundredths: { home: 1500, away: -100 } };
    given(awarded)
      .when(awardMatch, withPoints)
      .then(sessionEvents.matchAwarded({ ...withPoints, board: 1, reason: NOTED }));
    const toNobody = { ...match, to: null };
    given(awarded)
      .when(awardMatch, toNobody)
      .then(sessionEvents.matchAwarded({ ...toNobody, board: 1, reason: NOTED }));
    given(running).when(awardMatch, toNobody).thenNothing();
  });

  it('is one of the session, home first', () => {
    given(running)
      .when(awardMatch, { ...match, home: 'A-1', away: 'A-4', to: 'home' })
      .thenRejected('team.match-unknown');
  });
});

describe('two teams that meet twice', () => {
  /** The Danish system: 1 and 2 draw each other again, with boards 3 and 4. */
  const danish = given(
    club,
    ...teamsRegistered(4, 4),
    [createSession, { session: '1' }],
    [
      setTeamSwiss,
      {
        session: '1',
        teams: 4,
        matches: 3,
        boardsPerRound: 2,
        draw: { first: 'neighbours', rematches: 'allowed' },
      },
    ],
    [startSession, { session: '1' }],
    [callRound, { session: '1', round: 1 }],
    [
      drawRound,
      { session: '1', section: 'A', round: 2, at: 100, incomplete: true },
      standingsOf('1 2 3 4', { upTo: 1 }),
    ],
  );
  const both = { session: '1', home: 'A-1', away: 'A-2', reason };
  const toHome = { ...both, to: 'home' as const };
  /** What is kept of each of their matches. */
  const kept = (...steps: Step[]) => {
    const state = session(given(danish, ...steps));
    return matchesIn(state)
      .filter(({ home }) => home === 'A-1')
      .map((match) => ({
        awarded: keptOf(state.teams.awarded, match)?.to,
        carried: keptOf(state.teams.carried, match)?.home,
      }));
  };

  it('have each match to themselves, named by its first board', () => {
    const second = { ...toHome, board: 3 };
    given(danish)
      .when(awardMatch, second)
      .then(sessionEvents.matchAwarded({ ...second, reason: NOTED }));
    const awarded: Step = [awardMatch, second];
    const carried: Step = [carryIntoMatch, { ...both, board: 1, hundredths: { home: 550, away: 0 } }];
    expect(kept(awarded, carried)).toEqual([
      { awarded: undefined, carried: 550 },
      { awarded: 'home', carried: undefined },
    ]);
    expect(kept(awarded, [awardMatch, { ...second, to: null }])[1]).toEqual({});
  });

  it('are asked which one is meant', () => {
    given(danish).when(awardMatch, toHome).thenRejected('team.match-several', { home: 'A-1', away: 'A-2' });
    given(danish)
      .when(carryIntoMatch, { ...both, hundredths: { home: 550, away: 0 } })
      .thenRejected('team.match-several');
    given(danish)
      .when(awardMatch, { ...toHome, board: 5 })
      .thenRejected('team.match-unknown');
  });

  it('had one award for both matches in the first journals, which is withdrawn match by match', () => {
    const old = { awarded: { 'A-1/A-2': { to: 'away' as const, hundredths: null } } };
    const state = session(danish);
    const taken = withTeamEvent(
      { ...state.teams, ...old },
      sessionEvents.matchAwarded({ ...both, board: 3, to: null, reason: NOTED }),
    );
    const [first, second] = matchesIn(state).filter(({ home }) => home === 'A-1');
    expect(keptOf(old.awarded, second!)).toEqual({ to: 'away', hundredths: null });
    expect([keptOf(taken.awarded, first!)?.to, keptOf(taken.awarded, second!)]).toEqual(['away', null]);
  });
});

describe('a team that leaves', () => {
  it('does so with both its pairs, once', () => {
    const leaving = { session: '1', team: 'A-2', fromRound: 2 };
    const both = (['NS', 'EW'] as const).map((side) =>
      sessionEvents.contestantWithdrew({ session: '1', contestant: `A-${side}2`, fromRound: 2 }),
    );
    given(running)
      .when(withdrawTeam, leaving)
      .then(...both);
    given(running, [withdrawTeam, leaving]).when(withdrawTeam, leaving).thenNothing();
    given(running)
      .when(withdrawTeam, { ...leaving, team: 'A-7' })
      .thenRejected('team.unknown');
    given(running)
      .when(withdrawTeam, { ...leaving, fromRound: 9 })
      .thenRejected('session.round-unknown');
  });
});
