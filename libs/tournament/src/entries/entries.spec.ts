import {
  club,
  given,
  nowhere,
  pair,
  playersOfPair,
  registered,
  reserve,
} from '../session/testing/evening.js';
import { archiveTournament } from '../tournament/commands/decide.js';
import { UNCLASSED } from '../standings/session-standings.js';
import {
  changeEntry,
  classifyEntry,
  closeEntries,
  openEntries,
  registerEntry,
  withdrawEntry,
} from './commands/decide.js';
import { entriesEvents } from './events.js';
import { entriesStream, takingPart } from './state.js';

const [anna, boris] = playersOfPair(1) as [string, string];
const [celina, daniel] = playersOfPair(2) as [string, string];
const first = { entry: pair(1), players: [anna, boris] };
const two = given(club, ...registered(2));
const part = (journal: typeof two) => takingPart(journal.state(entriesStream));

describe('the entries', () => {
  it('are opened and closed, each once', () => {
    given(club).when(openEntries, {}).then(entriesEvents.opened({}));
    given(club).when(closeEntries, {}).thenNothing();
    const open = given(club, [openEntries, {}]);
    given(open).when(openEntries, {}).thenNothing();
    given(open).when(closeEntries, {}).then(entriesEvents.closed({}));
    given(open, [closeEntries, {}]).when(openEntries, {}).then(entriesEvents.opened({}));
  });

  it('take late ones from the director when they are closed', () =>
    given(club, [openEntries, {}], [closeEntries, {}])
      .when(registerEntry, first)
      .then(entriesEvents.registered(first)));

  it('are kept in the order of registration', () => expect(part(two)).toEqual([pair(1), pair(2)]));

  it('need a tournament, and end with its archive', () => {
    const archived = given(two, [archiveTournament, {}]);
    for (const [command, body] of [
      [openEntries, {}],
      [closeEntries, {}],
      [registerEntry, { entry: pair(3), players: playersOfPair(3) }],
      [changeEntry, first],
      [withdrawEntry, { entry: pair(1) }],
    ] as const) {
      given(nowhere).when(command, body).thenRejected('tournament.unknown');
      given(archived).when(command, body).thenRejected('tournament.archived');
    }
  });
});

describe('a pair', () => {
  it('registers by its players’ ids, alone as long as a partner is looked for', () => {
    given(club).when(registerEntry, first).then(entriesEvents.registered(first));
    const alone = { entry: pair(1), players: [anna] };
    given(club).when(registerEntry, alone).then(entriesEvents.registered(alone));
  });

  it('registers once', () => given(two).when(registerEntry, first).thenRejected('entries.exists'));

  it('is two different people', () =>
    given(club)
      .when(registerEntry, { entry: pair(1), players: [anna, anna.toUpperCase()] })
      .thenRejected('entries.player-twice'));

  it('is the same, however its id is written', () => {
    const capitals = { entry: pair(1).toUpperCase(), players: [celina.toUpperCase()] };
    given(club)
      .when(registerEntry, capitals)
      .then(entriesEvents.registered({ entry: pair(1), players: [celina] }));
  });

  it.each([
    ['three players', { players: [anna, boris, celina] }],
    ['no player', { players: [] }],
    ['a name', { players: ['Anna', 'Boris'] }],
  ])('is not %s', (_what, other) =>
    expect(() => given(club).when(registerEntry, { ...first, ...other })).toThrow('players'),
  );

  it('has players who take part in no other', () => {
    given(two)
      .when(registerEntry, { entry: pair(3), players: [celina, reserve(1)] })
      .thenRejected('entries.player-entered', { player: celina });
    given(two)
      .when(changeEntry, { entry: pair(1), players: [anna, daniel] })
      .thenRejected('entries.player-entered', { player: daniel });
  });

  it('changes a player, or the order of the two', () => {
    for (const players of [[anna, reserve(1)], [boris, anna], [anna]]) {
      given(two)
        .when(changeEntry, { entry: pair(1), players })
        .then(entriesEvents.changed({ entry: pair(1), players }));
    }
    given(two).when(changeEntry, first).thenNothing();
    given(two)
      .when(changeEntry, { entry: pair(3), players: [anna, boris] })
      .thenRejected('entries.unknown');
  });
});

describe('a pair that withdraws', () => {
  const withdrawn = given(two, [withdrawEntry, { entry: pair(2) }]);

  it('no longer takes part', () => {
    given(two)
      .when(withdrawEntry, { entry: pair(2) })
      .then(entriesEvents.withdrawn({ entry: pair(2) }));
    expect(part(withdrawn)).toEqual([pair(1)]);
    given(withdrawn)
      .when(withdrawEntry, { entry: pair(2) })
      .thenNothing();
    given(two)
      .when(withdrawEntry, { entry: pair(3) })
      .thenRejected('entries.unknown');
  });

  it('leaves its players free for others', () => {
    const other = { entry: pair(3), players: [celina, reserve(1)] };
    given(withdrawn).when(registerEntry, other).then(entriesEvents.registered(other));
    given(withdrawn, [registerEntry, other])
      .when(changeEntry, { entry: pair(2), players: [celina, daniel] })
      .thenRejected('entries.player-entered', { player: celina });
  });

  it('takes part again in its old place', () => {
    const again = given(withdrawn, ...registered(3).slice(2), [
      changeEntry,
      { entry: pair(2), players: [celina, daniel] },
    ]);
    expect(part(again)).toEqual([pair(1), pair(2), pair(3)]);
    given(withdrawn)
      .when(registerEntry, { entry: pair(2), players: [celina] })
      .thenRejected('entries.exists');
  });
});

describe('the class of an entry', () => {
  const B = { ...UNCLASSED, stratum: 'B', categories: ['mixed', 'seniors'] };
  const classed = given(two, [classifyEntry, { entry: pair(1), class: B }]);

  it('is said, changed, and stays with the entry whoever plays in it', () => {
    given(two)
      .when(classifyEntry, { entry: pair(1), class: B })
      .then(entriesEvents.classed({ entry: pair(1), class: B }));
    given(classed)
      .when(classifyEntry, { entry: pair(1), class: B })
      .thenNothing();
    given(two)
      .when(classifyEntry, { entry: pair(1), class: UNCLASSED })
      .thenNothing();
    const changed = given(classed, [changeEntry, { entry: pair(1), players: [anna, reserve(1)] }]);
    expect(changed.state(entriesStream).entries[pair(1)]?.class).toEqual(B);
  });

  it('needs an entry', () =>
    given(two)
      .when(classifyEntry, { entry: pair(3), class: B })
      .thenRejected('entries.unknown'));
});
