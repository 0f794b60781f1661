import { changeEntry, classifyEntry, registerEntry, withdrawEntry } from '../../entries/commands/decide.js';
import { entriesEvents } from '../../entries/events.js';
import { entriesStream, takingPart, teamsTakingPart } from '../../entries/state.js';
import { club, given, pair, playersOfPair, registered, reserve } from '../../session/testing/evening.js';
import { UNCLASSED } from '../../standings/session-standings.js';
import { changeTeam, registerTeam } from './entering.js';
import { playersOfTeam, team, teamsRegistered } from '../testing/teams.js';

const [anna, boris, celina, daniel] = playersOfTeam(1) as [string, string, string, string];
const first = { entry: team(1), players: [anna, boris, celina, daniel], captain: anna };
const two = given(club, ...teamsRegistered(2));

describe('a team', () => {
  it('registers with four to six players and its captain', () => {
    given(club).when(registerTeam, first).then(entriesEvents.teamRegistered(first));
    const six = { ...first, players: [...first.players, reserve(1), reserve(2)] };
    given(club).when(registerTeam, six).then(entriesEvents.teamRegistered(six));
    for (const players of [first.players.slice(0, 3), [...six.players, reserve(3)]]) {
      expect(() => given(club).when(registerTeam, { ...first, players })).toThrow('players');
    }
  });

  it('has the name that it was given, until it is given another or none', () => {
    const named = (name: string | null) => entriesEvents.teamNamed({ entry: team(1), name });
    const lions = given(club, [registerTeam, { ...first, name: 'Lions “old” & Co.' }]);
    given(club)
      .when(registerTeam, { ...first, name: ' Lions ' })
      .then(entriesEvents.teamRegistered(first), named('Lions'));
    expect(lions.state(entriesStream).entries[team(1)]).toMatchObject({ name: 'Lions “old” & Co.' });
    const led = { ...first, captain: boris };
    given(lions).when(changeTeam, led).then(entriesEvents.teamChanged(led));
    expect(given(lions, [changeTeam, led]).state(entriesStream).entries[team(1)]?.name).toBe(
      'Lions “old” & Co.',
    );
    given(lions)
      .when(changeTeam, { ...first, name: 'Owls' })
      .then(named('Owls'));
    given(lions)
      .when(changeTeam, { ...first, name: 'Lions “old” & Co.' })
      .thenNothing();
    given(lions)
      .when(changeTeam, { ...first, name: null })
      .then(named(null));
    given(two)
      .when(changeTeam, { ...first, name: null })
      .thenNothing();
    for (const name of ['', '-', 'x'.repeat(41)])
      expect(() => given(club).when(registerTeam, { ...first, name })).toThrow('name');
  });

  it('may have a captain who does not play', () => {
    const led = { ...first, captain: reserve(1) };
    given(club).when(registerTeam, led).then(entriesEvents.teamRegistered(led));
  });

  it('has players who are different people and play in no other entry', () => {
    given(club)
      .when(registerTeam, { ...first, players: [anna, boris, celina, anna] })
      .thenRejected('entries.player-twice');
    given(two)
      .when(registerTeam, { entry: team(3), players: [...playersOfTeam(3).slice(0, 3), anna], captain: anna })
      .thenRejected('entries.player-entered', { player: anna });
    given(two)
      .when(registerEntry, { entry: pair(9), players: [anna, reserve(1)] })
      .thenRejected('entries.player-entered', { player: anna });
  });

  it('is changed as a team, and a pair as a pair', () => {
    const changed = { ...first, players: [anna, boris, celina, reserve(1)], captain: boris };
    given(two).when(changeTeam, changed).then(entriesEvents.teamChanged(changed));
    given(two).when(changeTeam, first).thenNothing();
    given(two)
      .when(changeEntry, { entry: team(1), players: [anna, boris] })
      .thenRejected('entries.is-team');
    given(
      two,
      ...registered(1).map(
        ([command]) => [command, { entry: pair(9), players: [reserve(8), reserve(9)] }] as const,
      ),
    )
      .when(changeTeam, {
        ...changed,
        entry: pair(9),
        players: [reserve(1), reserve(2), reserve(3), reserve(4)],
      })
      .thenRejected('entries.is-pair');
    given(two)
      .when(changeTeam, { ...first, entry: team(7) })
      .thenRejected('entries.unknown');
  });

  it('is withdrawn and classed as any entry, and takes part again when it is changed', () => {
    const withdrawn = given(two, [withdrawEntry, { entry: team(1) }]);
    expect(teamsTakingPart(withdrawn.state(entriesStream))).toEqual([team(2)]);
    given(withdrawn).when(changeTeam, first).then(entriesEvents.teamChanged(first));
    const classed = given(two, [classifyEntry, { entry: team(1), class: { ...UNCLASSED, stratum: 'B' } }]);
    expect(classed.state(entriesStream).entries[team(1)]).toMatchObject({
      captain: anna,
      class: { stratum: 'B' },
    });
  });

  it('is no pair: pairs and teams take part side by side', () => {
    const both = given(two, [registerEntry, { entry: pair(9), players: [reserve(8), reserve(9)] }]);
    const entries = both.state(entriesStream);
    expect([takingPart(entries), teamsTakingPart(entries)]).toEqual([[pair(9)], [team(1), team(2)]]);
    expect(playersOfPair(9)).not.toContain(anna);
  });
});
