import { chooseEntrants, createSession, setMovement } from '../session/commands/commands.js';
import { sessionEvents } from '../session/events.js';
import { club, FIVE_TABLES, given, nowhere, playedUpTo, setUp } from '../session/testing/evening.js';
import { seatTeam } from '../team/commands/commands.js';
import { team, teamsRegistered } from '../team/testing/teams.js';
import { closed, threeTables, tooLate } from '../result/testing/three-tables.js';
import { given as givenEvents, NOTED } from '../testing/decider-specification.js';
import { archiveTournament } from '../tournament/commands/decide.js';
import {
  abandonContest,
  carryIntoContest,
  chooseContest,
  decideGoingOn,
  penaliseInContest,
  withdrawPenaltyInContest,
} from './commands/decide.js';
import { contestEvents, type ContestSettings } from './events.js';
import { contestStream } from './state.js';

const league: ContestSettings = {
  title: 'Spring league',
  sessions: ['1', '2', '3'],
  total: 'mean-of-percentages',
  best: 2,
  dropIn: { kind: 'mean' },
  tables: [],
};
const final: ContestSettings = {
  title: 'Final',
  sessions: ['1'],
  total: 'sum',
  carry: { from: ['2'], regulation: { kind: 'ebu', decimals: 2 } },
  tables: [{ name: 'Seniors', whom: { category: 'seniors' }, handicap: false }],
};
const prepared = given(club, ...setUp(FIVE_TABLES), [createSession, { session: '2' }]);
const chosen = given(prepared, [chooseContest, { contest: '1', settings: final }]);
const PENALTY = '4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55';
const who = { session: '1', contestant: 'A-NS1' };

describe('a contest of several sessions', () => {
  it('is chosen, of sessions that are still to be created too, and changed', () => {
    const journal = given(prepared);
    journal
      .when(chooseContest, { contest: '1', settings: league })
      .then(contestEvents.chosen({ contest: '1', settings: league }));
    given(chosen).when(chooseContest, { contest: '1', settings: final }).thenNothing();
    given(chosen)
      .when(chooseContest, { contest: '1', settings: league })
      .then(contestEvents.chosen({ contest: '1', settings: league }));
  });

  it('changes with the reason once one of its sessions has started', () => {
    const begun = given(chosen, ...playedUpTo(1));
    given(begun)
      .when(chooseContest, { contest: '1', settings: league })
      .thenRejected('contest.reason-needed');
    given(begun)
      .when(chooseContest, { contest: '1', settings: league, reason: 'As announced' })
      .then(contestEvents.chosen({ contest: '1', settings: league, reason: NOTED }));
  });

  it.each([
    ['counts a session twice', { sessions: ['1', '1'] }, 'contest.session-twice'],
    ['counts a session and brings something from it', { sessions: ['2'] }, 'contest.session-twice'],
    ['adds points of the EBU formula to percentages', { total: 'percentage' }, 'contest.carry-needs-sum'],
    ['ranks teams in percent', { of: 'teams', total: 'percentage' }, 'contest.teams-have-points'],
    ['brings tops along for teams', { of: 'teams' }, 'contest.teams-have-points'],
    ['carries something forward for players', { of: 'players' }, 'contest.of-players'],
    ['has players qualify', { of: 'players', carry: undefined, qualify: 2 }, 'contest.of-players'],
    ['counts master points of teams', { of: 'teams', total: 'master-points' }, 'contest.teams-have-points'],
    ['has two tables of one name', { tables: [...final.tables, ...final.tables] }, 'standings.table-twice'],
  ] as const)('is refused when it %s', (_what, wrong, code) =>
    given(prepared)
      .when(chooseContest, { contest: '1', settings: { ...final, ...wrong } })
      .thenRejected(code),
  );

  it('takes nothing off players, who are not told apart by their pairs', () => {
    const players = given(prepared, [
      chooseContest,
      { contest: '1', settings: { ...league, of: 'players' } },
    ]);
    const penalty = { contest: '1', penalty: PENALTY, ...who, hundredths: 300, reason: 'Late' };
    given(players).when(penaliseInContest, penalty).thenRejected('contest.of-players');
  });

  it('needs a tournament that goes on', () => {
    given(nowhere).when(chooseContest, { contest: '1', settings: league }).thenRejected('tournament.unknown');
    given(prepared, [archiveTournament, {}])
      .when(chooseContest, { contest: '1', settings: league })
      .thenRejected('tournament.archived');
  });

  it('has it decided who goes on where places do not say it, with the reason', () => {
    const qualifying = given(prepared, [chooseContest, { contest: '1', settings: { ...final, qualify: 2 } }]);
    const reason = 'Drawn by lot';
    const decisions = [
      { ...who, decision: 'goes-on' as const },
      { session: '1', contestant: 'A-NS2', decision: 'declines' as const },
    ];
    const of = { contest: '1', at: 100, reason };
    const cut = { cut: { places: 1, chosen: 1 } };
    const decided = given(qualifying).when(decideGoingOn, { ...of, decisions }, cut);
    decided.then(contestEvents.goingOnDecided({ contest: '1', decisions, reason: NOTED }));
    const after = decided.book();
    given(after)
      .when(decideGoingOn, { ...of, decisions }, cut)
      .thenNothing();
    const back = [{ ...who, decision: null }, decisions[1]!];
    given(after)
      .when(decideGoingOn, { ...of, decisions: back }, { cut: { places: 1, chosen: 2 } })
      .then(contestEvents.goingOnDecided({ contest: '1', decisions: [back[0]!], reason: NOTED }));
    given(chosen)
      .when(decideGoingOn, { ...of, decisions })
      .thenRejected('contest.nobody-goes-on');
    given(qualifying)
      .when(decideGoingOn, { ...of, decisions: [{ ...decisions[0]!, session: '2' }] })
      .thenRejected('contest.session-not-in');
    given(qualifying)
      .when(decideGoingOn, { ...of, decisions }, { cut: { places: 1, chosen: 2 } })
      .thenRejected('contest.too-many-go-on', { places: 1, chosen: 2 });
    given(qualifying)
      .when(decideGoingOn, { ...of, decisions })
      .thenRejected('contest.no-standing-at', { at: 100 });
  });

  it('is changed by the organiser alone once it is official, but for who goes on', () => {
    const settings = { ...final, carry: undefined, sessions: ['1'], qualify: 2 };
    const over = givenEvents(...threeTables(3), closed, contestEvents.chosen({ contest: '1', settings }));
    const reason = 'Late for the final';
    const commands = [
      [chooseContest, { contest: '1', settings: { ...settings, total: 'mean' }, reason }],
      [carryIntoContest, { contest: '1', amounts: [{ ...who, hundredths: 100 }], reason }],
      [penaliseInContest, { contest: '1', penalty: PENALTY, ...who, hundredths: 300, reason }],
      [withdrawPenaltyInContest, { contest: '1', penalty: PENALTY, reason }],
      [abandonContest, { contest: '1', reason }],
    ] as const;
    for (const [command, body] of commands)
      given(over)
        .when(command as never, body, tooLate)
        .thenRejected('contest.official');
    const [, , [give, body]] = commands;
    given(over)
      .when(give, body, { ...tooLate, capacity: 'organiser' })
      .then(contestEvents.penaltyGiven({ ...body, reason: NOTED }));
    given(over).when(give, body, { capacity: 'director' }).thenAccepted();
    const open = contestEvents.chosen({ contest: '1', settings: { ...settings, sessions: ['1', '2'] } });
    given(givenEvents(...threeTables(3), closed, open))
      .when(give, body, tooLate)
      .thenAccepted();
    const declines = { contest: '1', decisions: [{ ...who, decision: 'declines' }], at: 9, reason };
    given(over)
      .when(decideGoingOn, declines, { ...tooLate, cut: { places: 0, chosen: 0 } })
      .thenAccepted();
  });

  it('is taken away with the reason, once', () => {
    const gone = given(chosen, [abandonContest, { contest: '1', reason: 'Wrong sessions' }]);
    given(chosen)
      .when(abandonContest, { contest: '1', reason: 'Wrong sessions' })
      .then(contestEvents.abandoned({ contest: '1', reason: NOTED }));
    given(gone).when(abandonContest, { contest: '1', reason: 'Again' }).thenRejected('contest.unknown');
  });
});

describe('what is brought into a contest', () => {
  const give = (hundredths: number | null, of: object = who) => ({
    contest: '1',
    amounts: [{ ...who, ...of, hundredths }],
    reason: 'From the qualification',
  });
  const event = (hundredths: number | null) =>
    contestEvents.carried({ contest: '1', amounts: [{ ...who, hundredths }], reason: NOTED });

  it('is set by hand, also against the formula, and withdrawn', () => {
    given(chosen).when(carryIntoContest, give(11257)).then(event(11257));
    const carried = given(chosen, [carryIntoContest, give(11257)]);
    given(carried).when(carryIntoContest, give(11257)).thenNothing();
    given(carried).when(carryIntoContest, give(0)).then(event(0));
    given(carried).when(carryIntoContest, give(null)).then(event(null));
    const back = given(carried, [carryIntoContest, give(null)]);
    expect(back.state(contestStream('1')).carried).toEqual({});
  });

  it('is for those who play in its sessions', () => {
    given(chosen)
      .when(carryIntoContest, give(100, { session: '2' }))
      .thenRejected('contest.session-not-in');
    given(chosen)
      .when(carryIntoContest, give(100, { contestant: 'A-NS6' }))
      .thenRejected('session.contestant-unknown');
    given(prepared).when(carryIntoContest, give(100)).thenRejected('contest.unknown');
  });
});

describe('a penalty in a contest', () => {
  const give = { contest: '1', penalty: PENALTY, ...who, hundredths: 300, reason: 'Late for the final' };
  const take = { contest: '1', penalty: PENALTY, reason: 'They were on time' };

  it('is a line of its own, which is withdrawn with a reason, once', () => {
    given(chosen)
      .when(penaliseInContest, give)
      .then(contestEvents.penaltyGiven({ ...give, reason: NOTED }));
    const given1 = given(chosen, [penaliseInContest, give]);
    given(given1).when(penaliseInContest, give).thenRejected('contest.penalty-exists');
    given(given1)
      .when(withdrawPenaltyInContest, take)
      .then(contestEvents.penaltyWithdrawn({ ...take, reason: NOTED }));
    given(given1, [withdrawPenaltyInContest, take]).when(withdrawPenaltyInContest, take).thenNothing();
    given(chosen).when(withdrawPenaltyInContest, take).thenRejected('contest.penalty-unknown');
  });

  it('is for those who play in its sessions', () =>
    given(chosen)
      .when(penaliseInContest, { ...give, contestant: 'A-EW9' })
      .thenRejected('session.contestant-unknown'));
});

describe('a contest of teams', () => {
  const teams = given(
    club,
    ...teamsRegistered(2, 4),
    [createSession, { session: '1' }],
    [createSession, { session: '2' }],
    [
      setMovement,
      {
        session: '1',
        sections: [
          {
            section: 'A',
            boardsPerRound: 2,
            movement: { kind: 'teams', teams: { name: 'knockout', teams: 2 } },
          },
        ],
      },
    ],
    [seatTeam, { session: '1', team: 'A-2', entry: team(1) }],
    [
      chooseContest,
      { contest: '1', settings: { ...league, of: 'teams', total: 'sum', sessions: ['1'], qualify: 1 } },
    ],
  );
  const amount = (contestant: string) => ({
    contest: '1',
    amounts: [{ session: '1', contestant, hundredths: 250 }],
    reason: 'The league before',
  });

  it('names teams, and no pairs of theirs', () => {
    given(teams)
      .when(carryIntoContest, amount('A-2'))
      .then(contestEvents.carried({ ...amount('A-2'), reason: NOTED }));
    given(teams).when(carryIntoContest, amount('A-NS2')).thenRejected('team.unknown');
  });

  it('sends those who go on into the next session', () => {
    const going = (contestant: string) => ({
      session: '2',
      choice: { kind: 'going-on', contest: '1', participants: [{ session: '1', contestant }] },
    });
    given(teams)
      .when(chooseEntrants, going('A-2'))
      .then(sessionEvents.entrantsChosen({ session: '2', entries: [team(1)], contest: '1' }));
    given(teams).when(chooseEntrants, going('A-1')).thenRejected('session.plays-without-entry');
  });
});
