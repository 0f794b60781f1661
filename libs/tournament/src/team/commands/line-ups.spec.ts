import { registerEntry, withdrawEntry } from '../../entries/commands/decide.js';
import { entriesStream } from '../../entries/state.js';
import {
  callRound,
  closeSession,
  createSession,
  drawSeats,
  seatEntry,
  setMovement,
  startSession,
} from '../../session/commands/commands.js';
import { sessionEvents } from '../../session/events.js';
import { playerIn, playersOf } from '../../session/people/naming.js';
import {
  club,
  given,
  type Journal,
  pair,
  reserve,
  session,
  type Step,
} from '../../session/testing/evening.js';
import { changeTeam } from './entering.js';
import type { LineUp } from '../events.js';
import { handInLineUp, openLineUps } from './line-ups.js';
import { drawTeams, seatTeam } from './seating-teams.js';
import { playersOfTeam, team, teamsRegistered } from '../testing/teams.js';

const sections = (teams: unknown) => [
  { section: 'A', boardsPerRound: 2, movement: { kind: 'teams', teams } },
];

/** Session 1 with teams 1, 2, ... of six in the places, ... */
function teamsSeated(teams: number, movement: unknown): Journal {
  return given(
    club,
    ...teamsRegistered(teams, 6),
    [createSession, { session: '1' }],
    [setMovement, { session: '1', sections: sections(movement) }],
    ...Array.from({ length: teams }, (_, index): Step => [
      seatTeam,
      { session: '1', team: `A-${index + 1}`, entry: team(index + 1) },
    ]),
  );
}

const headToHead = teamsSeated(2, { name: 'knockout', teams: 2, segments: 3 });
const started = given(headToHead, [startSession, { session: '1' }]);

/** The line-up of the players of a team with these numbers, North, South, East and West. */
const lineUpOf = (number: number, ...[n, s, e, w]: readonly number[]) => {
  const players = playersOfTeam(number, 6);
  return { N: players[n!]!, E: players[e!]!, S: players[s!]!, W: players[w!]! };
};
const handedIn = (number: number, round: number, lineUp: LineUp) =>
  [handInLineUp, { session: '1', team: `A-${number}`, round, lineUp }] as const;
const nsOf = (journal: Journal, round: number) => {
  const entries = journal.state(entriesStream);
  return ([0, 1] as const).map((index) => playerIn(session(journal), entries, 'A-NS1', index, round));
};

describe('the line-up of a team', () => {
  const fifth = lineUpOf(1, 4, 5, 0, 1);

  it('is as it entered as long as none is handed in: the first two North-South, the next two East-West', () => {
    const entries = started.state(entriesStream);
    expect(playersOf(session(started), entries, 'A-NS1')).toEqual(playersOfTeam(1, 6).slice(0, 2));
    expect(playersOf(session(started), entries, 'A-EW2')).toEqual(playersOfTeam(2, 6).slice(2, 4));
  });

  it('is handed in blind: it is shown when the opponents have handed in theirs', () => {
    const [command, body] = handedIn(1, 1, fifth);
    given(headToHead).when(command, body).then(sessionEvents.lineUpHandedIn(body));
    const one = given(headToHead, [command, body]);
    expect(nsOf(one, 1)).toEqual(playersOfTeam(1, 6).slice(0, 2));
    const [other, theirs] = handedIn(2, 1, lineUpOf(2, 0, 1, 2, 3));
    given(one)
      .when(other, theirs)
      .then(
        sessionEvents.lineUpHandedIn(theirs),
        sessionEvents.lineUpsOpened({ session: '1', round: 1, teams: ['A-2', 'A-1'] }),
      );
    expect(nsOf(given(one, [other, theirs]), 1)).toEqual([fifth.N, fifth.S]);
  });

  it('is shown when the director closes the handing in, or calls the round', () => {
    const one = given(started, handedIn(1, 1, fifth));
    given(one)
      .when(openLineUps, { session: '1', round: 1 })
      .then(sessionEvents.lineUpsOpened({ session: '1', round: 1, teams: ['A-1'] }));
    given(started).when(openLineUps, { session: '1', round: 1 }).thenNothing();
    expect(nsOf(given(one, [callRound, { session: '1', round: 1 }]), 1)).toEqual([fifth.N, fifth.S]);
  });

  it('holds until the next, which changes nothing of the rounds before', () => {
    const played = given(
      started,
      handedIn(1, 1, fifth),
      [callRound, { session: '1', round: 1 }],
      handedIn(1, 3, lineUpOf(1, 2, 3, 0, 1)),
      [callRound, { session: '1', round: 2 }],
      [callRound, { session: '1', round: 3 }],
    );
    const players = playersOfTeam(1, 6);
    expect([1, 2, 3].map((round) => nsOf(played, round)[0])).toEqual([players[4], players[4], players[2]]);
  });

  it('may be corrected until it is shown, and in the round that is played', () => {
    const one = given(started, handedIn(1, 2, fifth));
    given(one)
      .when(...handedIn(1, 2, fifth))
      .thenNothing();
    const other = lineUpOf(1, 0, 1, 2, 3);
    given(one)
      .when(...handedIn(1, 2, other))
      .then(sessionEvents.lineUpHandedIn({ session: '1', team: 'A-1', round: 2, lineUp: other }));
    const called = given(
      one,
      [callRound, { session: '1', round: 1 }],
      [callRound, { session: '1', round: 2 }],
    );
    given(called)
      .when(...handedIn(1, 2, other))
      .then(
        sessionEvents.lineUpHandedIn({ session: '1', team: 'A-1', round: 2, lineUp: other }),
        sessionEvents.lineUpsOpened({ session: '1', round: 2, teams: ['A-1'] }),
      );
    given(called)
      .when(...handedIn(1, 1, other))
      .thenRejected('team.line-up-late', { round: 1 });
  });

  it('is of four different players of the team', () => {
    given(started)
      .when(...handedIn(1, 1, { ...fifth, N: reserve(1) }))
      .thenRejected('team.player-not-in-it', { player: reserve(1) });
    given(started)
      .when(...handedIn(1, 1, { ...fifth, N: fifth.S }))
      .thenRejected('entries.player-twice');
    given(started)
      .when(...handedIn(3, 1, fifth))
      .thenRejected('team.unknown', { team: 'A-3' });
    given(started)
      .when(...handedIn(1, 4, fifth))
      .thenRejected('team.not-playing', { team: 'A-1', round: 4 });
    const free = given(headToHead, [seatTeam, { session: '1', team: 'A-1', entry: null }]);
    given(free)
      .when(...handedIn(1, 1, fifth))
      .thenRejected('team.without-entry', { team: 'A-1' });
  });

  it('of a team that meets two at once waits for both', () => {
    const whist = teamsSeated(3, { name: 'american-whist', teams: 3 });
    const two = given(whist, handedIn(1, 1, fifth), handedIn(2, 1, lineUpOf(2, 0, 1, 2, 3)));
    expect(Object.keys(session(two).teams.handedIn['1'] ?? {})).toEqual(['A-1', 'A-2']);
    const all = given(two, handedIn(3, 1, lineUpOf(3, 0, 1, 2, 3)));
    expect(session(all).teams.handedIn).toEqual({});
    expect(Object.keys(session(all).teams.lineUps)).toHaveLength(3);
  });

  it('stays as the session had it when the entry changes', () => {
    const changed = given(started, [
      changeTeam,
      { entry: team(1), players: [1, 2, 3, 4].map(reserve), captain: reserve(1) },
    ]);
    expect(nsOf(changed, 1)).toEqual(playersOfTeam(1, 6).slice(0, 2));
  });
});

describe('the numbers of teams', () => {
  const entered = given(
    club,
    ...teamsRegistered(3),
    [createSession, { session: '1' }],
    [setMovement, { session: '1', sections: sections({ name: 'round-robin', teams: 4 }) }],
  );

  it('are drawn from a seed, which draws them again', () => {
    const seed = '5e'.repeat(32);
    const drawn = given(entered, [drawTeams, { session: '1', seed }]);
    const entries = session(drawn).teams.entries;
    expect(Object.values(entries).toSorted()).toEqual([1, 2, 3].map(team));
    expect(session(given(entered, [drawTeams, { session: '1', seed }])).teams.entries).toEqual(entries);
  });

  it('need teams, and places for them', () => {
    given(club, [createSession, { session: '1' }])
      .when(drawTeams, { session: '1' })
      .thenRejected('team.none');
    const small = given(entered, [
      setMovement,
      { session: '1', sections: sections({ name: 'knockout', teams: 2 }) },
    ]);
    given(small)
      .when(drawTeams, { session: '1' })
      .thenRejected('team.too-few-places', { teams: 3, places: 2 });
  });

  it('are given and taken by hand, one to an entry', () => {
    given(entered)
      .when(seatTeam, { session: '1', team: 'A-4', entry: team(1) })
      .then(sessionEvents.teamSeated({ session: '1', team: 'A-4', entry: team(1) }));
    given(entered, [seatTeam, { session: '1', team: 'A-4', entry: team(1) }])
      .when(seatTeam, { session: '1', team: 'A-1', entry: team(1) })
      .thenRejected('session.entry-seated', { contestant: 'A-4' });
    given(entered)
      .when(seatTeam, { session: '1', team: 'A-5', entry: team(1) })
      .thenRejected('team.unknown');
  });

  it('are not seats of pairs', () => {
    const withPairs = given(entered, [registerEntry, { entry: pair(9), players: [reserve(8), reserve(9)] }]);
    given(withPairs)
      .when(seatEntry, { session: '1', contestant: 'A-NS1', entry: pair(9) })
      .thenRejected('team.place-of-team', { contestant: 'A-NS1' });
    given(withPairs)
      .when(drawSeats, { session: '1' })
      .thenRejected('session.too-few-places', { pairs: 1, places: 0 });
  });

  it('are nobody’s who has withdrawn when the session starts', () => {
    const withdrawn = given(
      entered,
      [seatTeam, { session: '1', team: 'A-1', entry: team(1) }],
      [withdrawEntry, { entry: team(1) }],
    );
    given(withdrawn)
      .when(startSession, { session: '1' })
      .thenRejected('session.entry-withdrawn', { contestant: 'A-1' });
  });

  it('go with the movement, and the session closes as any other', () => {
    const seated = given(entered, [seatTeam, { session: '1', team: 'A-1', entry: team(1) }]);
    const again = given(seated, [
      setMovement,
      { session: '1', sections: sections({ name: 'knockout', teams: 2 }) },
    ]);
    expect(session(again).teams.entries).toEqual({});
    given(started).when(closeSession, { session: '1' }).thenRejected('session.rounds-not-called');
  });
});

describe('a captain who hands in line-ups', () => {
  const own = {
    actor: 'captain:00000000-0000-4000-8000-0000000000ca',
    capacity: 'captain',
    entry: team(1),
  } as const;
  const fifth = lineUpOf(1, 4, 5, 0, 1);
  const others = handedIn(2, 1, lineUpOf(2, 0, 1, 2, 3));

  it('does so blind, and puts it right as long as it is hidden', () => {
    const [command, body] = handedIn(1, 1, fifth);
    given(started).when(command, body, own).then(sessionEvents.lineUpHandedIn(body));
    const other = { ...body, lineUp: lineUpOf(1, 0, 1, 2, 3) };
    given(started, [command, body]).when(command, other, own).then(sessionEvents.lineUpHandedIn(other));
    given(started, others)
      .when(command, body, own)
      .then(
        sessionEvents.lineUpHandedIn(body),
        sessionEvents.lineUpsOpened({ session: '1', round: 1, teams: ['A-1', 'A-2'] }),
      );
  });

  it('has no other team', () => {
    const [command, body] = others;
    given(started).when(command, body, own).thenRejected('team.not-own');
    given(started)
      .when(command, body, { actor: own.actor, capacity: own.capacity })
      .thenRejected('team.not-own');
  });

  it('changes nothing that they could have seen: line-ups that are shown, or a round that was called', () => {
    const [command, body] = handedIn(1, 1, fifth);
    const again = { ...body, lineUp: lineUpOf(1, 0, 1, 2, 3) };
    given(started, [command, body], others).when(command, again, own).thenRejected('team.line-ups-shown');
    given(started, others, [openLineUps, { session: '1', round: 1 }])
      .when(command, body, own)
      .thenRejected('team.line-ups-shown');
    const called = given(started, [callRound, { session: '1', round: 1 }]);
    called.when(command, body, own).thenRejected('team.line-ups-shown');
    called.when(...handedIn(1, 2, fifth), own).then(sessionEvents.lineUpHandedIn(handedIn(1, 2, fifth)[1]));
  });
});
