import { drawOrder } from '#cards';
import { withdrawEntry } from '../entries/commands/decide.js';
import type { MatchResult } from '../command/command.js';
import { abandonSession, createSession, startSession } from '../session/commands/commands.js';
import { sessionEvents } from '../session/events.js';
import { given, type Journal, type Step } from '../session/testing/evening.js';
import { drawTeams, seatTeam } from '../team/commands/seating-teams.js';
import { handInLineUp, openLineUps } from '../team/commands/line-ups.js';
import { lineUpIn, withTeamEvent } from '../team/state.js';
import { playersOfTeam, team } from '../team/testing/teams.js';
import { NOTED } from '../testing/decider-specification.js';
import { bracketOf } from './bracket.js';
import {
  abandonKnockout,
  chooseOpponent,
  decideMatch,
  keepRound,
  openExtraBoards,
  openRound,
  redrawRound,
  replaceEntry,
  setUpKnockout,
} from './commands.js';
import { knockoutEvents } from './events.js';
import {
  drawn,
  EIGHT,
  field,
  number,
  open,
  over,
  seeded,
  session,
  setUp,
  settings,
  state,
  told,
} from './testing/cup.js';

/** Results of the round that was opened last. */
const inLast = (journal: Journal, results: readonly MatchResult[]) =>
  results.map((one) => ({ ...one, session: `${state(journal).rounds.length}` }));
const places = (journal: Journal, results: readonly MatchResult[] = []) =>
  bracketOf(state(journal), inLast(journal, results)).places.map(
    ({ entry, from, to }) => `${number(entry)}: ${from}-${to}`,
  );
const decide = (match: number, winner: number | null, ground: string): Step => [
  decideMatch,
  { knockout: '1', match, winner: winner === null ? null : team(winner), ground, reason: 'Decided' },
];

describe('a knockout', () => {
  it('is set up with the teams in the order of their seeds, anew as long as no round is opened', () => {
    const body = { knockout: '1', settings, entries: seeded(8) };
    given(field).when(setUpKnockout, body).then(knockoutEvents.setUp(body));
    given(field, setUp(8)).when(setUpKnockout, body).thenNothing();
    given(field, setUp(6)).when(setUpKnockout, body).then(knockoutEvents.setUp(body));
    given(field, setUp(8), open(1)).when(setUpKnockout, body).thenRejected('knockout.begun');
  });

  it('says itself who meets whom: no lot gives the numbers of a round’s teams anew', () => {
    given(field, setUp(8), open(1)).when(drawTeams, { session: '1' }).thenRejected('team.numbers-of-bracket');
  });

  it.each([null, team(2)])('lets nobody change the numbers by hand either: %s', (entry) => {
    given(field, setUp(8), open(1))
      .when(seatTeam, { session: '1', team: 'A-1', entry })
      .thenRejected('team.numbers-of-bracket');
  });

  it('draws the seeds by lot, which anybody draws again from the seed', () => {
    const seed = '5e'.repeat(32);
    const lot = { knockout: '1', settings, entries: seeded(8), from: { kind: 'lot', seed } };
    const order = drawOrder(8, seed).map((at) => team(at + 1));
    given(field)
      .when(setUpKnockout, lot)
      .then(knockoutEvents.setUp({ ...lot, from: { kind: 'lot', seed }, entries: order }));
    // In whichever order the page names them, and again as it was drawn.
    const drawnOnce = given(field, [setUpKnockout, { ...lot, entries: seeded(8).toReversed() }]);
    expect(state(drawnOnce).entries).toEqual(order);
    drawnOnce.when(setUpKnockout, { ...lot, entries: order }).thenNothing();
  });

  it('draws the seeds by a lot of its own where nobody names one', () => {
    const body = { knockout: '1', settings, entries: seeded(8), from: { kind: 'lot' } };
    const once = state(given(field, [setUpKnockout, body]));
    expect(once.from).toEqual({ kind: 'lot', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(once.entries.toSorted()).toEqual(seeded(8));
    expect(once.entries).not.toEqual(seeded(8));
  });

  it.each([
    ['seeds a team twice', { entries: [team(1), team(1)] }, 'knockout.entry-twice'],
    ['names nobody', { entries: [team(1), team(99)] }, 'entries.unknown'],
    [
      'has more choose than there are opponents',
      { settings: { ...settings, choosers: 5 } },
      'knockout.choosers',
    ],
  ] as const)('is refused when it %s', (_what, wrong, code) =>
    given(field)
      .when(setUpKnockout, { knockout: '1', settings, entries: seeded(8), ...wrong })
      .thenRejected(code),
  );

  it('of eight is played to the final, each round in a session of its own', () => {
    const first = given(field, setUp(8), open(1));
    expect(drawn(first)).toEqual(['1-8 2-7 3-6 4-5']);
    const { teams, sections, knockout, entrants } = session(first, '1');
    expect(Object.entries(teams.entries).map(([place, entry]) => `${place} ${number(entry)}`)).toEqual([
      'A-1 1',
      'A-2 8',
      'A-3 2',
      'A-4 7',
      'A-5 3',
      'A-6 6',
      'A-7 4',
      'A-8 5',
    ]);
    expect([teams.method.name, sections[0]!.movement.rounds, sections[0]!.boardsPerRound, knockout]).toEqual([
      'knockout',
      2,
      8,
      '1',
    ]);
    expect(entrants?.entries).toHaveLength(8);
    const semi = given(first, open(2, EIGHT));
    const last = given(semi, open(3, [over(1, 5, 3, 40), over(7, 3, 9, 8)]));
    expect(drawn(last)).toEqual(['1-8 2-7 3-6 4-5', '1-5 7-3', '5-7 3-1']);
    expect(places(last, [over(5, 7, 1, 2), over(3, 1, 4, 2)])).toEqual([
      '7: 1-1',
      '5: 2-2',
      '3: 3-3',
      '1: 4-4',
      '8: 5-8',
      '2: 5-8',
      '6: 5-8',
      '4: 5-8',
    ]);
    given(last)
      .when(...(open(4, EIGHT) as [Step[0], Step[1]]))
      .thenRejected('knockout.no-more-rounds', { rounds: 3 });
  });

  it('of six has byes for the first two', () => {
    const journal = given(field, setUp(6), open(1));
    expect(bracketOf(state(journal)).byes.map(number)).toEqual([1, 2]);
    const semi = given(journal, open(2, [over(3, 6, 1, 9), over(4, 5, 9, 1)]));
    expect(drawn(semi)).toEqual(['3-6 4-5', '1-4 2-6']);
  });

  it('has its rounds opened one after the other, from results that are there', () => {
    const first = given(field, setUp(8), open(1));
    const opens = (round: number, matches?: readonly MatchResult[]) => {
      const [command, body, by] = open(round, matches);
      return given(first).when(command, body, by);
    };
    opens(3, EIGHT).thenRejected('knockout.round-not-next', { round: 3, next: 2 });
    opens(2).thenRejected('session.no-standings-at');
    const without = EIGHT.slice(1);
    opens(2, without).thenRejected('knockout.match-open', { match: 1 });
    opens(2, [{ ...EIGHT[0]!, complete: false }, ...without]).thenRejected('knockout.match-open', {
      match: 1,
    });
    opens(2, [...EIGHT.slice(0, 3), over(4, 5, 7, 7)]).thenRejected('knockout.match-tied', { match: 4 });
    given(field, setUp(8), [createSession, { session: '1', game: 'preferans' }])
      .when(...(open(1) as [Step[0], Step[1]]))
      .thenRejected('session.exists');
    given(field, setUp(8), open(1), [setUpKnockout, { knockout: '2', settings, entries: seeded(8) }])
      .when(openRound, { knockout: '2', round: 1, session: '1' })
      .thenRejected('session.exists');
  });

  it('is played in a session that was created before and in which nothing is set up yet', () => {
    const created = given(field, setUp(2), [createSession, { session: '1' }], open(1));
    const fresh = given(field, setUp(2), open(1));
    expect(session(created, '1')).toEqual(session(fresh, '1'));
    expect(session(created, '1').knockout).toBe('1');
  });

  it('has matches of another length in a round', () => {
    const journal = given(field, setUp(2), [
      openRound,
      { knockout: '1', round: 1, session: '7', segments: 4, boards: 12 },
    ]);
    const [section] = session(journal, '7').sections;
    expect([section!.movement.rounds, section!.boardsPerRound]).toEqual([4, 12]);
  });

  it('may give the higher seed a part of an IMP, so that no match is tied', () => {
    const journal = given(
      field,
      setUp(6, { higherSeed: 10 }),
      open(1),
      open(2, [over(3, 6, 1, 9), over(4, 5, 9, 1)]),
    );
    expect(session(journal, '2').teams.carried).toEqual({
      'A-1/A-2/1': { home: 10, away: 0 },
      'A-3/A-4/1': { home: 10, away: 0 },
    });
  });

  it('opens a round once more whose session was taken away', () => {
    const gone = given(field, setUp(8), open(1), [abandonSession, { session: '1', reason: 'Wrong boards' }]);
    const again = given(gone, open(1));
    expect(drawn(again)).toEqual(['1-8 2-7 3-6 4-5']);
    expect(session(again, '1').status).toBe('set-up');
    const reused = given(gone, [createSession, { session: '1' }]);
    const elsewhere = given(reused, [openRound, { knockout: '1', round: 1, session: '5' }]);
    expect(state(elsewhere).rounds.map((round) => round.session)).toEqual(['5']);
  });

  it('is taken away with the reason; its sessions stay', () => {
    const journal = given(field, setUp(8), open(1));
    given(journal)
      .when(abandonKnockout, { knockout: '1', reason: 'By mistake' })
      .then(knockoutEvents.abandoned({ knockout: '1', reason: NOTED }));
    const gone = given(journal, [abandonKnockout, { knockout: '1', reason: 'By mistake' }]);
    expect(session(gone, '1').status).toBe('set-up');
    given(gone).when(abandonKnockout, { knockout: '1', reason: 'Again' }).thenRejected('knockout.unknown');
  });
});

describe('opponents who are chosen', () => {
  const chosen = (chooser: number, opponent: number | null) =>
    [
      chooseOpponent,
      { knockout: '1', chooser: team(chooser), opponent: opponent === null ? null : team(opponent) },
    ] as const;
  const begun = given(field, setUp(8, { choosers: 3 }), chosen(1, 6));

  it('are chosen in turn, among those who are free', () => {
    given(begun)
      .when(...chosen(1, 5))
      .thenRejected('knockout.not-its-turn');
    given(begun)
      .when(...chosen(2, 6))
      .thenRejected('knockout.not-to-be-chosen');
    given(begun)
      .when(...chosen(2, 3))
      .thenRejected('knockout.not-to-be-chosen');
    given(begun)
      .when(...chosen(2, 8))
      .then(knockoutEvents.opponentChosen({ knockout: '1', chooser: team(2), opponent: team(8) }));
    given(field, setUp(8))
      .when(...chosen(1, 6))
      .thenRejected('knockout.nobody-chooses');
  });

  it('are given back by who has chosen last', () => {
    given(begun)
      .when(...chosen(2, null))
      .thenRejected('knockout.not-its-turn');
    expect(state(given(begun, chosen(1, null))).chosen).toEqual([]);
  });

  it('meet whoever has chosen them, before any round is opened', () => {
    given(begun)
      .when(...(open(1) as [Step[0], Step[1]]))
      .thenRejected('knockout.opponents-open');
    expect(drawn(given(begun, chosen(2, 8), chosen(3, 4), open(1)))).toEqual(['1-6 2-8 3-4 5-7']);
  });

  it('are none of those who have a bye', () => {
    const six = given(field, setUp(6, { choosers: 1 }));
    six
      .when(...chosen(3, 5))
      .then(knockoutEvents.opponentChosen({ knockout: '1', chooser: team(3), opponent: team(5) }));
    expect(drawn(given(six, chosen(3, 5), open(1)))).toEqual(['3-5 4-6']);
  });
});

describe('who wins a match', () => {
  const first = given(field, setUp(8), open(1));

  it('is decided by the director where it is tied, and only then', () => {
    const tied = [...EIGHT.slice(0, 3), over(4, 5, 7, 7)];
    const decided = given(first, decide(4, 5, 'tie'));
    expect(drawn(given(decided, open(2, tied)))[1]).toBe('1-5 7-3');
    const corrected = [...EIGHT.slice(0, 3), over(4, 5, 8, 7)];
    expect(drawn(given(decided, open(2, corrected)))[1]).toBe('1-4 7-3');
  });

  it('is decided against the results where a team forfeits', () => {
    const journal = given(first, decide(1, 8, 'forfeit'), open(2, EIGHT));
    expect(drawn(journal)[1]).toBe('8-5 7-3');
    expect(state(journal).rounds[0]!.decided[0]).toEqual({
      match: 1,
      winner: team(8),
      by: 'forfeit',
      score: { home: '50', away: '20' },
    });
    const back = given(first, decide(1, 8, 'forfeit'), decide(1, null, 'forfeit'));
    expect(drawn(given(back, open(2, EIGHT)))[1]).toBe('1-5 7-3');
  });

  it('is decided only of those who play it', () => {
    const [command, body] = decide(1, 2, 'other');
    given(first).when(command, body).thenRejected('knockout.not-in-match', { match: 1 });
    const [, ofLater] = decide(5, 1, 'other');
    given(first).when(command, ofLater).thenRejected('knockout.match-not-drawn', { match: 5 });
    const [, nothing] = decide(1, null, 'other');
    given(first).when(command, nothing).thenNothing();
  });

  it('is who is still there when the round is opened', () => {
    const journal = given(first, [withdrawEntry, { entry: team(5) }], open(2, EIGHT));
    expect(drawn(journal)[1]).toBe('7-3');
    expect(state(journal).rounds[1]!.walkovers).toEqual([{ match: 5, winner: team(1) }]);
    expect(drawn(given(journal, open(3, [over(7, 3, 9, 8)])))[2]).toBe('1-7');
  });
});

describe('a tied match', () => {
  const first = given(field, setUp(8), open(1));
  const tied = over(4, 5, 7, 7);
  const round = [...EIGHT.slice(0, 3), tied];
  const extra = (name: string, ...results: readonly MatchResult[]): Step => [
    openExtraBoards,
    { knockout: '1', match: 4, session: name, boards: 4, at: 100 },
    told([...round, ...results]),
  ];
  /** What came of extra boards in a session. */
  const then = (name: string, home: number, away: number, complete = true): MatchResult => ({
    ...over(4, 5, home, away),
    session: name,
    complete,
  });
  const begun = given(first, extra('7'));

  it('goes on with extra boards in a session of its two teams', () => {
    const { teams, sections, knockout, entrants } = session(begun, '7');
    expect(Object.values(teams.entries).map(number)).toEqual([4, 5]);
    expect([
      sections[0]!.boardsPerRound,
      sections[0]!.movement.rounds,
      knockout,
      entrants?.entries.length,
    ]).toEqual([4, 1, '1', 2]);
    expect(state(begun).extras).toEqual({ 4: ['7'] });
  });

  it('goes on with who played last in it, as long as nobody hands in anything else', () => {
    const seats = (players: readonly string[]) => ({
      N: players[0]!,
      E: players[2]!,
      S: players[1]!,
      W: players[3]!,
    });
    const members = playersOfTeam(4);
    const [asEntered, turned] = [seats(members), seats(members.toReversed())];
    const handIn = (name: string, one: string, of: number, lineUp: typeof asEntered): Step => [
      handInLineUp,
      { session: name, team: one, round: of, lineUp },
    ];
    const { entries } = session(first, '1').teams;
    const home = Object.keys(entries).find((one) => entries[one] === team(4))!;
    const played = given(
      first,
      handIn('1', home, 1, asEntered),
      [openLineUps, { session: '1', round: 1 }],
      handIn('1', home, 2, turned),
      [openLineUps, { session: '1', round: 2 }],
    );
    const goesOn = given(played, extra('7'));
    expect(session(goesOn, '7').teams.lineUps['A-1']).toEqual([{ fromRound: 0, lineUp: turned }]);
    expect(lineUpIn(session(goesOn, '7').teams, 'A-1', 1)).toEqual(turned);
    // The others play as they entered: nothing was handed in for them.
    expect(lineUpIn(session(goesOn, '7').teams, 'A-2', 1)).toBeUndefined();
    const changed = given(goesOn, handIn('7', 'A-1', 1, asEntered), [
      openLineUps,
      { session: '7', round: 1 },
    ]);
    expect(lineUpIn(session(changed, '7').teams, 'A-1', 1)).toEqual(asEntered);
    // And once more: as they played in the extra boards.
    const again = given(changed, extra('8', then('7', 3, 3)));
    expect(lineUpIn(session(again, '8').teams, 'A-1', 1)).toEqual(asEntered);
    // Another team in the place brings nothing of it along.
    const other = sessionEvents.teamSeated({ session: '7', team: 'A-1', entry: team(9) });
    expect(withTeamEvent(session(goesOn, '7').teams, other).lineUps).toEqual({});
  });

  it('is won by what its boards and the extra boards come to', () => {
    const second = given(begun, open(2, [...round, then('7', 1, 6)]));
    expect(drawn(second)[1]).toBe('1-5 7-3');
    expect(state(second).rounds[0]!.decided[3]).toEqual({
      match: 4,
      winner: team(5),
      by: 'results',
      score: { home: '8', away: '13' },
    });
    const opens = (...results: readonly MatchResult[]) => {
      const [command, body, by] = open(2, [...round, ...results]);
      return given(begun).when(command, body, by);
    };
    opens(then('7', 1, 6, false)).thenRejected('knockout.match-tied', { match: 4 });
    opens(then('7', 3, 3)).thenRejected('knockout.match-tied', { match: 4 });
  });

  it('goes on once more, or is decided, where the extra boards are tied; they are none of a match that is not', () => {
    const again = given(begun, extra('8', then('7', 3, 3)));
    expect(drawn(given(again, open(2, [...round, then('7', 3, 3), then('8', 9, 2)])))[1]).toBe('1-4 7-3');
    expect(drawn(given(begun, decide(4, 5, 'tie'), open(2, [...round, then('7', 3, 3)])))[1]).toBe('1-5 7-3');
    const corrected = [...EIGHT.slice(0, 3), over(4, 5, 8, 7), then('7', 1, 6)];
    expect(drawn(given(begun, open(2, corrected)))[1]).toBe('1-4 7-3');
  });

  it('has them only while it is tied, one after the other', () => {
    const refused = (journal: Journal, [command, body, by]: Step, more: object = {}) =>
      given(journal).when(command, { ...(body as object), ...more }, by);
    refused(first, extra('7'), { match: 1 }).thenRejected('knockout.match-not-tied', { match: 1 });
    refused(first, extra('7'), { match: 6 }).thenRejected('knockout.match-not-drawn', { match: 6 });
    refused(first, extra('1')).thenRejected('session.exists');
    refused(begun, extra('8', then('7', 2, 1, false))).thenRejected('knockout.extra-open', { session: '7' });
    const [command, body] = extra('7');
    given(first).when(command, body).thenRejected('session.no-standings-at');
  });
});

describe('what was carried from an earlier match', () => {
  const carry = { from: '9', wonByHigher: '1/2', wonByLower: '1/3', most: '16', decimals: 1 };
  const before = (home: number, away: number, ...score: readonly [number, number]) => ({
    ...over(home, away, ...score),
    session: '9',
  });
  const opened = (...results: readonly MatchResult[]) => {
    const [command, body, by] = open(1, results);
    return session(given(field, setUp(8, { carry }), [command, { ...(body as object), at: 100 }, by]), '1')
      .teams.carried;
  };

  it('is a part of its margin, to whoever won it, and no more than is said', () => {
    const carried = opened(before(8, 1, 20, 51), before(2, 7, 30, 40), before(3, 6, 90, 5));
    expect(carried).toMatchObject({
      'A-1/A-2/1': { home: 1550, away: 0, earlier: { session: '9', margin: '31', higher: 'home' } },
      'A-3/A-4/1': { home: 0, away: 330, earlier: { margin: '-10' } },
      'A-5/A-6/1': { home: 1600, away: 0, earlier: { margin: '85' } },
    });
    expect(carried['A-7/A-8/1']).toBeUndefined();
  });

  it('is of all matches of the two, exactly, beside what the higher seed begins with', () => {
    const [command, body, by] = open(1, [
      before(1, 8, 3, 1),
      { ...before(8, 1, 0, 0), score: { home: '41/3', away: '0' } },
    ]);
    const journal = given(field, setUp(8, { carry, higherSeed: 10 }), [
      command,
      { ...(body as object), at: 100 },
      by,
    ]);
    expect(session(journal, '1').teams.carried['A-1/A-2/1']).toMatchObject({
      home: 10,
      away: 390,
      earlier: { margin: '-35/3' },
    });
  });

  it('needs the line at which it is read', () =>
    given(field, setUp(8, { carry }))
      .when(...(open(1) as [Step[0], Step[1]]))
      .thenRejected('session.no-standings-at'));
});

describe('another team in the place of one that has withdrawn', () => {
  const replace = (entry: number, by: number, more: object = {}) =>
    [replaceEntry, { knockout: '1', entry: team(entry), by: team(by), reason: 'Illness', ...more }] as const;

  it('plays in the round that has not started, and from there on', () => {
    const journal = given(field, setUp(8), open(1), replace(3, 9));
    expect(drawn(journal)).toEqual(['1-8 2-7 9-6 4-5']);
    expect(session(journal, '1').teams.entries['A-5']).toBe(team(9));
    expect(drawn(given(journal, open(2, [...EIGHT.slice(0, 2), over(9, 6, 9, 2), EIGHT[3]!])))[1]).toBe(
      '1-5 7-9',
    );
  });

  it('is chosen by setting the knockout up as long as no round is opened', () =>
    given(field, setUp(8))
      .when(...replace(3, 9))
      .thenRejected('knockout.not-begun'));

  it('may have been beaten before', () => {
    const second = given(field, setUp(8), open(1), open(2, EIGHT));
    given(second)
      .when(...replace(5, 3))
      .thenRejected('knockout.still-in-it');
    given(second)
      .when(...replace(8, 9))
      .thenRejected('knockout.not-in-it');
    const journal = given(second, replace(5, 2));
    expect(drawn(journal)[1]).toBe('1-2 7-3');
    const last = given(journal, open(3, [over(1, 2, 0, 1), over(7, 3, 1, 0)]));
    expect(places(last, [over(2, 7, 5, 4), over(3, 1, 0, 2)])).toEqual([
      '2: 1-1',
      '7: 2-2',
      '1: 3-3',
      '3: 4-4',
      '8: 5-8',
      '6: 5-8',
      '4: 5-8',
    ]);
  });

  it('plays from the next round on where the last one has started', () => {
    const started = given(field, setUp(8), open(1), [startSession, { session: '1' }], replace(1, 9));
    expect(drawn(started)).toEqual(['1-8 2-7 3-6 4-5']);
    expect(drawn(given(started, open(2, EIGHT)))[1]).toBe('9-5 7-3');
  });
});

describe('a result that is corrected after the next round was opened', () => {
  const second = given(field, setUp(8), open(1), open(2, EIGHT));
  const corrected = [EIGHT[0]!, over(2, 7, 32, 31), ...EIGHT.slice(2)];
  const body = { knockout: '1', round: 2, at: 100, reason: 'Score of board 5' };

  it('leaves the round as it is, and the director may keep it', () => {
    expect(bracketOf(state(second)).matches[1]!.winner).toBe(team(7));
    given(second)
      .when(keepRound, body, told(corrected))
      .then(
        knockoutEvents.roundKept({
          knockout: '1',
          round: 2,
          at: 100,
          would: [{ match: 2, winner: team(2) }],
          reason: NOTED,
        }),
      );
    given(second).when(keepRound, body, told(EIGHT)).thenNothing();
  });

  it('has the round drawn anew before it has started', () => {
    const again = given(second, [redrawRound, body, told(corrected)]);
    expect(drawn(again)).toEqual(['1-8 2-7 3-6 4-5', '1-5 2-3']);
    expect(Object.values(session(again, '2').teams.entries).map(number)).toEqual([1, 5, 2, 3]);
    given(second).when(redrawRound, body, told(EIGHT)).thenNothing();
    given(second, [startSession, { session: '2' }])
      .when(redrawRound, body, told(corrected))
      .thenRejected('session.started');
    given(second)
      .when(redrawRound, { ...body, round: 1 }, told(corrected))
      .thenRejected('knockout.round-not-last', { last: 2 });
  });
});
