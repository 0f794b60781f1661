import { createSession, setMovement, startSession, withdrawTeam } from '../session/commands.js';
import { sessionEvents as happened } from '../session/events.js';
import { club, given, type Step } from '../session/testing/evening.js';
import { NOTED } from '../testing/decider-specification.js';
import { awardMatch, penaliseTeam, withdrawTeamPenalty } from './awarding.js';
import { seatTeam } from './seating-teams.js';
import { team, teamsRegistered } from './testing/teams.js';

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
  it('is given once, and taken back once', () => {
    given(running)
      .when(penaliseTeam, penalty)
      .then(happened.teamPenaltyGiven({ ...penalty, reason: NOTED }));
    const penalised = given(running, [penaliseTeam, penalty]);
    given(penalised).when(penaliseTeam, penalty).thenRejected('team.penalty-exists');
    const back = { session: '1', penalty: PENALTY, reason };
    given(penalised)
      .when(withdrawTeamPenalty, back)
      .then(happened.teamPenaltyWithdrawn({ ...back, reason: NOTED }));
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
      .then(happened.matchAwarded({ ...toHome, reason: NOTED }));
    const awarded = given(running, [awardMatch, toHome]);
    given(awarded).when(awardMatch, toHome).thenNothing();
    const withPoints = { ...toHome, hundredths: { home: 1500, away: -100 } };
    given(awarded)
      .when(awardMatch, withPoints)
      .then(happened.matchAwarded({ ...withPoints, reason: NOTED }));
    const toNobody = { ...match, to: null };
    given(awarded)
      .when(awardMatch, toNobody)
      .then(happened.matchAwarded({ ...toNobody, reason: NOTED }));
    given(running).when(awardMatch, toNobody).thenNothing();
  });

  it('is one of the session, home first', () => {
    given(running)
      .when(awardMatch, { ...match, home: 'A-1', away: 'A-4', to: 'home' })
      .thenRejected('team.match-unknown');
  });
});

describe('a team that leaves', () => {
  it('does so with both its pairs, once', () => {
    const leaving = { session: '1', team: 'A-2', fromRound: 2 };
    const both = (['NS', 'EW'] as const).map((side) =>
      happened.contestantWithdrew({ session: '1', contestant: `A-${side}2`, fromRound: 2 }),
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
