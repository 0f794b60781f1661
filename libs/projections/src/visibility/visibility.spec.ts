import { DEFAULT_SESSION_SETTINGS, meetingAt } from '#tournament';
import { NOTHING_PLAYED, type PlayState } from '../play/play-state.js';
import {
  AVERAGE,
  agreed,
  allPlayed,
  begun,
  called,
  confirmed,
  corrected,
  DIRECTOR as WRITER,
  entered,
  event,
  foldPlay,
  type TestEvents,
  linesOf,
  NOTED,
  played,
  postponed,
  roundPlayed,
  ruled,
  score,
  seatsAt,
  setUp,
  THREE_TABLES,
  uuid,
  voided,
} from '../testing/play-events.js';
import { hasPlayBefore, isKnownToPlay } from './before-oneself.js';
import { maySeeDeal, maySeeFlags, maySeeTraveller } from './boards-seen.js';
import { maySeeOwnResult } from './own-play.js';
import { isReleased } from './released.js';
import { standingsSeen, standingsSeenOfPast } from './standings-seen.js';
import { PUBLIC_VIEWER, type Viewer } from './viewer.js';

const DIRECTOR = uuid(70);
const director: Viewer = { kind: 'director', person: DIRECTOR };
const scorer: Viewer = { kind: 'scorer', person: uuid(71) };
const at = (table: string, session = '1'): Viewer => ({ kind: 'table', session, table });
const HIDDEN = { cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) } as const;
const closed = event('session.closed', { session: '1' });

const released = (state: PlayState, session = '1') =>
  [1, 2, 3, 4, 5, 6].filter((board) => isReleased(state, state.sessions[session]!, board));
const seen = (state: PlayState, viewer: Viewer, session = '1') =>
  [1, 2, 3, 4, 5, 6].filter((board) => maySeeTraveller(state, state.sessions[session]!, board, viewer));

const deals = (state: PlayState, viewer: Viewer) =>
  [1, 2, 3, 4, 5, 6].filter((board) => maySeeDeal(state, { boardSet: '1' }, board, viewer));
const insiders: readonly Viewer[] = [director, scorer, { ...director, kind: 'organiser' }];

const dealt = (board: number) => [
  event('board.dealing-requested', { set: '1', board }),
  event('board.dealt', { set: '1', board, deal: { ...HIDDEN, id: uuid(500 + board) } }),
];
const lookedAt = (board: number) =>
  event('board.deal-looked-at', {
    set: '1',
    board,
    deal: uuid(500 + board),
    person: DIRECTOR,
    office: 'director',
    reason: NOTED,
  });

const SELF = `person:${DIRECTOR}`;
const COLLEAGUE = `person:${uuid(71)}`;
const PHONES = `device:${uuid(60)}`;

/** Who has caused some events, and the events. */
type Part = readonly [actor: string, ...events: TestEvents];

/** What is known of play after events that were caused by one after the other. */
function playedBy(...parts: readonly Part[]): PlayState {
  const told = parts.flatMap(([actor, ...events]) => events.flat().map((each) => ({ actor, each })));
  const lines = linesOf(told.map(({ each }) => each));
  return foldPlay(
    NOTHING_PLAYED,
    lines.map((line, index) => ({ ...line, actor: told[index]!.actor })),
  );
}

/** Everything but one play, which is the last one of board 6: table A1 plays it in round 3. */
const LAST = { table: 'A1', round: 3, board: 6 };
const almostAll: TestEvents = [
  begun(),
  allPlayed().slice(0, -18),
  roundPlayed(3, { tables: ['A2', 'A3'] }),
  agreed({ ...LAST, board: 5 }),
];

describe('what belongs to a board', () => {
  it('appears after the last scheduled play of it', () => {
    expect(released(played(begun()))).toEqual([]);
    expect(released(played(begun(), roundPlayed(1), called(2), roundPlayed(2), called(3)))).toEqual([]);
    expect(released(played(...almostAll))).toEqual([1, 2, 3, 4, 5]);
    expect(released(played(...almostAll, agreed(LAST)))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('does not appear for a score that only one side has given', () => {
    expect(released(played(...almostAll, entered(LAST)))).not.toContain(6);
    expect(released(played(...almostAll, entered(LAST), confirmed(LAST)))).toContain(6);
  });

  it('waits for a late play', () => {
    const late = played(...almostAll, postponed(LAST));
    expect(released(late)).not.toContain(6);
    expect(released(played(...almostAll, postponed(LAST), agreed(LAST)))).toContain(6);
  });

  it('waits for a late pair that is to play what it has missed, and for no other', () => {
    const missing = event('session.contestant-withdrew', { session: '1', contestant: 'A-EW2', fromRound: 1 });
    const arrived = (missed: 'late' | 'not-played') =>
      event('session.contestant-arrived', { session: '1', contestant: 'A-EW2', fromRound: 3, missed });
    // EW2 misses boards 3 and 4 at table 2, and 1 and 2 at table 3; in round 3 it plays 5 and 6 at table 1.
    const others: TestEvents = [
      [...begun(), missing],
      roundPlayed(1, { tables: ['A1', 'A3'] }),
      called(2),
      roundPlayed(2, { tables: ['A1', 'A2'] }),
      called(3),
    ];
    const end = roundPlayed(3);
    expect(released(played(...others, arrived('not-played'), end))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(released(played(...others, arrived('late'), end))).toEqual([5, 6]);
    expect(released(played(...others, arrived('late'), end, roundPlayed(1, { tables: ['A2'] })))).toEqual([
      3, 4, 5, 6,
    ]);
  });

  it('does not wait for a play that was ruled on or is not to be played', () => {
    expect(released(played(...almostAll, ruled(LAST, AVERAGE)))).toContain(6);
    const notPlayed = [
      event('result.marked-not-played', { session: '1', ...LAST }),
      event('table.play-settled', { session: '1', ...LAST }),
    ];
    expect(released(played(...almostAll, notPlayed))).toContain(6);
  });

  it('waits for every session that uses its set', () => {
    const first: TestEvents = [begun(), allPlayed(), closed];
    expect(released(played(...first))).toEqual([1, 2, 3, 4, 5, 6]);
    const second = begun({ session: '2', boardSet: '1' });
    expect(released(played(...first, second))).toEqual([]);
    expect(released(played(...first, second, allPlayed('2')))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(released(played(...first, begun({ session: '2', boardSet: '2' })))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('waits for a session that is being set up on the same boards, whatever it will play', () => {
    const first: TestEvents = [begun(), allPlayed(), closed];
    const second = setUp({ session: '2', boardSet: '1' });
    expect(released(played(...first, second))).toEqual([]);
    expect(released(played(...first, second.slice(0, 2)))).toEqual([]);
  });

  it('waits no more for a session that was taken away before it started', () => {
    const first: TestEvents = [begun(), allPlayed(), closed];
    const abandoned = event('session.abandoned', { session: '2', reason: NOTED });
    const state = played(...first, setUp({ session: '2', boardSet: '1' }), abandoned);
    expect(released(state)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Object.keys(state.sessions)).toEqual(['1']);
  });

  it('disappears again when a score is voided, until the board is settled anew', () => {
    const state = played(begun(), allPlayed(), voided(LAST));
    expect(released(state)).toEqual([1, 2, 3, 4, 5]);
    expect(released(played(begun(), allPlayed(), voided(LAST), agreed(LAST)))).toContain(6);
  });

  it('never appears for a board that nobody has played', () => {
    const state = played(begun(), allPlayed(), closed);
    expect(isReleased(state, state.sessions['1']!, 7)).toBe(false);
    expect(released(played(setUp()))).toEqual([]);
  });
});

describe('the public', () => {
  it('sees a board’s traveller and its deal when it is released', () => {
    const state = played(...almostAll);
    expect(seen(state, PUBLIC_VIEWER)).toEqual([1, 2, 3, 4, 5]);
    expect(maySeeDeal(state, state.sessions['1']!, 5, PUBLIC_VIEWER)).toBe(true);
    expect(maySeeDeal(state, state.sessions['1']!, 6, PUBLIC_VIEWER)).toBe(false);
  });

  it('sees nothing that was played in hidden rounds until the session is closed', () => {
    const dark: TestEvents = [begun({ rules: { darkRounds: 1 } }), allPlayed()];
    expect(seen(played(...dark), PUBLIC_VIEWER)).toEqual([]);
    expect(seen(played(...dark, closed), PUBLIC_VIEWER)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('still sees what was shown at the end while something is corrected', () => {
    const dark: TestEvents = [begun({ rules: { darkRounds: 1 } }), allPlayed(), closed];
    const state = played(...dark, event('session.reopened', { session: '1', reason: NOTED }));
    expect(seen(state, PUBLIC_VIEWER)).toEqual([1, 2, 3, 4, 5, 6]);
    const session = state.sessions['1']!;
    expect(standingsSeen(state, session, PUBLIC_VIEWER)).toEqual({ kind: 'everything' });
  });

  it('does not see a board that is to be played again, however it was shown before', () => {
    const reopened = event('session.reopened', { session: '1', reason: NOTED });
    const state = played(begun(), allPlayed(), closed, reopened, voided(LAST));
    expect(seen(state, PUBLIC_VIEWER)).toEqual([1, 2, 3, 4, 5]);
  });

  it('never sees flags', () => {
    const state = played(begun(), allPlayed(), closed);
    expect(maySeeFlags(state, state.sessions['1']!, 1, PUBLIC_VIEWER)).toBe(false);
  });

  it('sees standings as at the end of the last round that all tables have finished', () => {
    const standings = (...events: TestEvents) => {
      const state = played(...events);
      return standingsSeen(state, state.sessions['1']!, PUBLIC_VIEWER);
    };
    const nothing = { kind: 'rounds', upTo: 0, as: null };
    expect(standings(begun())).toEqual(nothing);
    expect(standings(begun(), roundPlayed(1, { tables: ['A1', 'A2'] }))).toEqual(nothing);
    const ended = begun().length + roundPlayed(1).length;
    const afterOne = { kind: 'rounds', upTo: 1, as: expect.objectContaining({ position: ended }) };
    expect(standings(begun(), roundPlayed(1))).toEqual(afterOne);
    expect(standings(begun(), roundPlayed(1), called(2), roundPlayed(2, { tables: ['A1'] }))).toEqual(
      afterOne,
    );
  });

  it('sees everything when nothing is left to be played', () => {
    const state = played(begun(), allPlayed());
    expect(standingsSeen(state, state.sessions['1']!, PUBLIC_VIEWER)).toEqual({ kind: 'everything' });
  });

  it('does not see the hidden rounds in the standings until the session is closed', () => {
    const dark: TestEvents = [begun({ rules: { darkRounds: 1 } }), allPlayed()];
    const state = played(...dark);
    expect(standingsSeen(state, state.sessions['1']!, PUBLIC_VIEWER)).toMatchObject({
      kind: 'rounds',
      upTo: 2,
    });
    const over = played(...dark, closed);
    expect(standingsSeen(over, over.sessions['1']!, PUBLIC_VIEWER)).toEqual({ kind: 'everything' });
  });

  it('sees running standings where the setting allows it, except for the hidden rounds', () => {
    const running = played(begun({ rules: { standings: 'running' } }));
    expect(standingsSeen(running, running.sessions['1']!, PUBLIC_VIEWER)).toEqual({ kind: 'everything' });
    const dark = played(begun({ rules: { standings: 'running', darkRounds: 2 } }));
    expect(standingsSeen(dark, dark.sessions['1']!, PUBLIC_VIEWER)).toEqual({
      kind: 'rounds',
      upTo: 1,
      as: null,
    });
  });

  it('sees of the past what is seen now: all of it in the end, ends of rounds before that', () => {
    const past = played(begun(), roundPlayed(1), called(2)).sessions['1']!;
    const now = played(begun(), roundPlayed(1), called(2), roundPlayed(2)).sessions['1']!;
    const seenNow = standingsSeen(
      played(begun(), roundPlayed(1), called(2), roundPlayed(2)),
      now,
      PUBLIC_VIEWER,
    );
    expect(seenNow).toMatchObject({ upTo: 2 });
    expect(standingsSeenOfPast(past, seenNow)).toEqual({ kind: 'rounds', upTo: 1, as: past.ended[0] });
    expect(standingsSeenOfPast(now, { kind: 'rounds', upTo: 1, as: past.ended[0]! })).toMatchObject({
      upTo: 1,
    });
    expect(standingsSeenOfPast(past, { kind: 'everything' })).toEqual({ kind: 'everything' });
  });
});

describe('a table', () => {
  it('sees the field of a board once its own result is agreed, and no other board', () => {
    expect(seen(played(begun(), entered({ table: 'A1', round: 1, board: 1 })), at('A1'))).toEqual([]);
    const state = played(begun(), agreed({ table: 'A1', round: 1, board: 1 }));
    expect(seen(state, at('A1'))).toEqual([1]);
    expect(seen(state, at('A2'))).toEqual([]);
    expect(seen(state, at('A1', '2'))).toEqual([]);
  });

  it('no longer sees it when its players have moved on', () => {
    const finished: TestEvents = [begun(), roundPlayed(1)];
    expect(seen(played(...finished), at('A1'))).toEqual([1, 2]);
    expect(seen(played(...finished, called(2)), at('A1'))).toEqual([]);
    const late: TestEvents = [
      begun(),
      roundPlayed(1, { tables: ['A2'] }),
      called(2),
      roundPlayed(1, { tables: ['A1'] }),
    ];
    expect(seen(played(...late), at('A1'))).toEqual([1, 2]);
    const moved = event('table.moved-on', { session: '1', table: 'A1', round: 2 });
    expect(seen(played(...late, moved), at('A1'))).toEqual([]);
  });

  it('does not see the field of a board that was ruled on before it was played', () => {
    expect(seen(played(begun(), ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE)), at('A1'))).toEqual([]);
  });

  it('sees neither deals nor flags before the board is released', () => {
    const state = played(begun(), agreed({ table: 'A1', round: 1, board: 1 }));
    expect(maySeeDeal(state, state.sessions['1']!, 1, at('A1'))).toBe(false);
    expect(maySeeFlags(state, state.sessions['1']!, 1, at('A1'))).toBe(false);
  });

  it('sees nothing of others before the end where its session keeps that from phones', () => {
    const boards = { carried: 'by-plan', tapped: false, counted: false, others: false } as const;
    const kept = { settings: { boards } };
    const [, ...rest] = almostAll;
    const state = played(begun(kept), ...rest);
    const onTheWay: Viewer = { kind: 'public', session: '1' };
    for (const phone of [at('A1'), at('A3'), onTheWay]) expect(seen(state, phone)).toEqual([]);
    // Whoever looks at the results from elsewhere sees what is released, as do phones of other sessions and staff.
    for (const other of [PUBLIC_VIEWER, at('A1', '2')]) expect(seen(state, other)).toEqual([1, 2, 3, 4, 5]);
    expect(seen(state, director)).toEqual([1, 2, 3, 4, 5, 6]);
    const over = played(begun(kept), allPlayed(), closed);
    expect(seen(over, at('A1'))).toEqual([1, 2, 3, 4, 5, 6]);
    const chosen = event('session.configured', {
      session: '1',
      settings: { ...DEFAULT_SESSION_SETTINGS, boards: { ...boards, others: true } },
    });
    expect(seen(played(begun(kept), ...rest, [chosen]), at('A3'))).toEqual([1, 2, 3, 4, 5]);
  });

  it('sees what everybody sees, and the public’s standings', () => {
    const state = played(...almostAll);
    expect(seen(state, at('A3'))).toEqual([1, 2, 3, 4, 5]);
    expect(standingsSeen(state, state.sessions['1']!, at('A3'))).toMatchObject({ kind: 'rounds', upTo: 2 });
  });
});

describe('those who run the tournament', () => {
  it('see every board at any time when they do not play', () => {
    const state = played(begun(), agreed({ table: 'A1', round: 1, board: 1 }));
    for (const viewer of insiders) {
      expect(seen(state, viewer)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(maySeeFlags(state, state.sessions['1']!, 1, viewer)).toBe(true);
      expect(standingsSeen(state, state.sessions['1']!, viewer)).toEqual({ kind: 'everything' });
    }
  });

  it('see no deal that somebody has not played yet', () => {
    const state = played(begun(), agreed({ table: 'A1', round: 1, board: 1 }));
    for (const viewer of insiders) expect(deals(state, viewer)).toEqual([]);
  });

  it('see what they have asked for, each only their own request, and no other deal that follows', () => {
    const state = played(begun(), dealt(1), dealt(3), lookedAt(3));
    expect(deals(state, director)).toEqual([3]);
    expect(deals(state, { kind: 'organiser', person: uuid(73) })).toEqual([]);
    expect(deals(state, { kind: 'scorer', person: DIRECTOR })).toEqual([]);
    expect(deals(state, PUBLIC_VIEWER)).toEqual([]);
    const again = event('board.redeal-requested', {
      set: '1',
      board: 3,
      how: 'before-play',
      ground: '6D1',
      reason: NOTED,
    });
    expect(deals(played(begun(), dealt(3), lookedAt(3), again, dealt(3).slice(1)), director)).toEqual([]);
  });

  it('see every deal once everybody has played it', () => {
    for (const viewer of insiders) expect(deals(played(...almostAll), viewer)).toEqual([1, 2, 3, 4, 5]);
  });

  it('see what the public sees when they only duplicate boards', () => {
    const state = played(...almostAll);
    expect(seen(state, { kind: 'duplicator', person: uuid(72) })).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a director who plays', () => {
  const named = event('session.players-named', {
    session: '1',
    contestant: 'A-EW1',
    players: [DIRECTOR, uuid(99)],
  });
  // EW1 plays at table 1 in round 1, at table 2 in round 2, at table 3 in round 3.
  const own = (round: number) => roundPlayed(round, { tables: [`A${round}`] });

  it('does not see fields, deals and flags of boards still to play', () => {
    const state = played(begun(), named, roundPlayed(1));
    expect(seen(state, director)).toEqual([1, 2]);
    const session = state.sessions['1']!;
    expect(deals(state, director)).toEqual([]);
    expect([1, 3].map((board) => maySeeFlags(state, session, board, director))).toEqual([true, false]);
  });

  it('sees a board after playing it, wherever else it is still to be played', () => {
    const state = played(begun(), named, roundPlayed(1), called(2), own(2));
    expect(seen(state, director)).toEqual([1, 2, 5, 6]);
  });

  it('sees the deal after asking for it, and still no score of it', () => {
    const state = played(begun(), named, roundPlayed(1), dealt(3), lookedAt(3));
    expect(deals(state, director)).toEqual([3]);
    expect(seen(state, director)).toEqual([1, 2]);
  });

  it('sees results after asking to, and that is in the journal', () => {
    const asked = event('session.hidden-shown', { session: '1', person: DIRECTOR, boards: [3] });
    const state = played(begun(), named, roundPlayed(1), asked);
    expect(seen(state, director)).toEqual([1, 2, 3]);
    expect(seen(state, { ...director, person: uuid(99) } as Viewer)).toEqual([1, 2]);
  });

  it('is known as the player that they are said to be; a request counts for that person only', () => {
    const other: Viewer = { kind: 'director', person: uuid(71), players: [uuid(98), uuid(99)] };
    const state = played(begun(), named, roundPlayed(1));
    expect(seen(state, { kind: 'director', person: uuid(71) })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen(state, other)).toEqual([1, 2]);
    const asked = event('session.hidden-shown', { session: '1', person: uuid(71), boards: [3] });
    expect(seen(played(begun(), named, roundPlayed(1), asked), other)).toEqual([1, 2, 3]);
  });

  it('is known as the player that they were said to be, until somebody else withdraws that in this journal', () => {
    const other: Viewer = { kind: 'director', person: uuid(71), formerly: [uuid(98), uuid(99)] };
    const round: TestEvents = [begun(), named, roundPlayed(1)];
    expect(seen(played(...round), other)).toEqual([1, 2]);
    const takenBack = (person: string, ...players: string[]) =>
      event('tournament.player-taken-back', { person, players });
    // Said again elsewhere it is not said here; said again here it is.
    const again: Viewer = { kind: 'director', person: uuid(71), players: [uuid(99)] };
    const denied = takenBack(uuid(71), uuid(99));
    expect(seen(played(...round, denied), again)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen(played(...round, denied, takenBack(uuid(71))), again)).toEqual([1, 2]);
    expect(seen(played(...round, takenBack(uuid(71), uuid(98))), other)).toEqual([1, 2]);
    expect(seen(played(...round, takenBack(uuid(72), uuid(99))), other)).toEqual([1, 2]);
    expect(seen(played(...round, takenBack(uuid(71), uuid(98), uuid(99))), other)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('does not stop being a player by naming others instead', () => {
    const playing = (...players: string[]) =>
      event('session.players-named', { session: '1', contestant: 'A-EW1', players });
    const replaced = (person: string) =>
      playedBy(
        [`person:${WRITER}`, begun(), playing(person, uuid(99))],
        [PHONES, roundPlayed(1)],
        [`person:${WRITER}`, playing(uuid(98), uuid(99))],
      );
    expect(seen(replaced(WRITER), { kind: 'director', person: WRITER })).toEqual([1, 2]);
    expect(seen(replaced(DIRECTOR), director)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  describe('whose play of a board nobody else confirms', () => {
    const own = { table: 'A2', round: 2, board: 5 };
    const place = { session: '1', ...own };
    const given = { ...place, seating: seatsAt(own), result: score(110), flags: [] };
    const settled = event('table.play-settled', place);
    const evening: Part = [PHONES, begun(), named, roundPlayed(1), called(2)];
    const ways: Readonly<Record<string, TestEvents>> = {
      recorded: [event('result.recorded', given), settled],
      'marked as not played': [event('result.marked-not-played', place), settled],
      'ruled on': [ruled(own, AVERAGE)],
      'corrected while it waited': [corrected(own, score(110)), settled],
      'voided and recorded anew': [voided(own), event('result.recorded', given), settled],
    };
    it.each(Object.entries(ways))('sees no other result of a board that they have %s', (_way, events) => {
      const before: TestEvents = events.flat().some(({ type }) => type === 'result.voided')
        ? [agreed(own)]
        : [];
      const by = (actor: string) => playedBy(evening, [PHONES, ...before], [actor, ...events]);
      expect(seen(by(SELF), director)).toEqual([1, 2]);
      expect(seen(by(COLLEAGUE), director)).toEqual([1, 2, 5]);
      expect(seen(by(SELF), { kind: 'director', person: uuid(72) })).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('sees it once everybody does, or on request', () => {
      const all = playedBy([SELF, begun(), named, allPlayed()]);
      expect(seen(all, director)).toEqual([1, 2, 3, 4, 5, 6]);
      const asked = event('session.hidden-shown', { session: '1', person: DIRECTOR, boards: [5] });
      expect(seen(playedBy(evening, [SELF, ...ways['recorded']!, asked]), director)).toEqual([1, 2, 5]);
    });

    it('sees their own score there', () => {
      const state = playedBy(evening, [SELF, ...ways['recorded']!]);
      const meeting = meetingAt({ sections: [THREE_TABLES] }, 'A2', 2)!;
      const mine = { ...own, contestant: 'A-EW1', meeting };
      const self = { person: DIRECTOR };
      expect(maySeeOwnResult(state, state.sessions['1']!, mine, { viewer: director, self })).toBe(true);
    });
  });

  it('does not stop being a player by taking boards off their own schedule', () => {
    const withdrew = event('session.contestant-withdrew', {
      session: '1',
      contestant: 'A-EW1',
      fromRound: 2,
    });
    const by = (actor: string) => playedBy([PHONES, begun(), named, roundPlayed(1)], [actor, withdrew]);
    expect(seen(by(SELF), director)).toEqual([1, 2]);
    expect(seen(by(COLLEAGUE), director)).toEqual([1, 2, 3, 4, 5, 6]);
    const others = playedBy(
      [PHONES, begun(), named, roundPlayed(1)],
      [SELF, withdrew],
      [PHONES, called(2), roundPlayed(2), called(3), roundPlayed(3)],
    );
    expect(seen(others, director)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gets no deals after withdrawing', () => {
    const entry = uuid(1);
    const registered = event('entries.registered', { entry, players: [DIRECTOR, uuid(99)] });
    const withdrawn = event('entries.withdrawn', { entry });
    const changed = event('entries.changed', { entry, players: [uuid(98), uuid(99)] });
    const plays = (...parts: readonly Part[]) => isKnownToPlay(playedBy(...parts), '1', { person: DIRECTOR });
    for (const left of [withdrawn, changed]) {
      expect(plays([COLLEAGUE, registered, setUp()], [SELF, left])).toBe(true);
      expect(plays([COLLEAGUE, registered, setUp()], [COLLEAGUE, left])).toBe(false);
    }
    const renamed = event('session.players-named', {
      session: '1',
      contestant: 'A-EW1',
      players: [uuid(98), uuid(99)],
    });
    expect(plays([PHONES, begun(), named], [SELF, renamed])).toBe(true);
    expect(plays([PHONES, begun(), named], [COLLEAGUE, renamed])).toBe(false);
    expect(plays([PHONES, begun(), named, allPlayed()], [SELF, renamed])).toBe(false);
  });

  it('may come to play as long as another session may follow: a word of others blinds nobody in between', () => {
    const registered = event('entries.registered', { entry: uuid(1), players: [DIRECTOR, uuid(99)] });
    const sealed = event('tournament.seal-requested', { kind: 'official' });
    const over = [begun(), allPlayed(), closed];
    const mayPlay = (...events: TestEvents) => hasPlayBefore(played(...events), { person: DIRECTOR });
    expect([mayPlay(), mayPlay(registered), mayPlay(registered, ...over)]).toEqual([false, true, true]);
    expect([mayPlay(...over), mayPlay(begun(), named, allPlayed(), closed)]).toEqual([false, true]);
    expect(mayPlay(registered, ...over, sealed)).toBe(false);
  });

  it('sees standings as the public does while they have boards to play', () => {
    const state = played(begun(), named, roundPlayed(1), called(2), own(2));
    expect(standingsSeen(state, state.sessions['1']!, director)).toMatchObject({ kind: 'rounds', upTo: 1 });
    const done = played(begun(), named, roundPlayed(1), called(2), roundPlayed(2), called(3), own(3));
    expect(standingsSeen(done, done.sessions['1']!, director)).toEqual({ kind: 'everything' });
  });

  it('is one who entered, one who sits in for somebody, and one who keeps the scores', () => {
    const registered = event('entries.registered', { entry: uuid(1), players: [DIRECTOR, uuid(99)] });
    const seated = event('session.seated', { session: '1', contestant: 'A-EW1', entry: uuid(1) });
    expect(seen(played(registered, setUp(), seated, begun().slice(3), roundPlayed(1)), director)).toEqual([
      1, 2,
    ]);
    const substituted = event('session.substituted', {
      session: '1',
      contestant: 'A-EW1',
      seat: 'E',
      person: DIRECTOR,
      fromRound: 2,
      toRound: 2,
    });
    expect(seen(played(begun(), substituted, roundPlayed(1)), director)).toEqual([1, 2, 3, 4]);
    const keeps: Viewer = { kind: 'scorer', person: DIRECTOR };
    expect(seen(played(begun(), named, roundPlayed(1)), keeps)).toEqual([1, 2]);
  });

  it('counts as having every board to play while a session that may seat them is being set up', () => {
    const registered = event('entries.registered', { entry: uuid(1), players: [DIRECTOR, uuid(99)] });
    expect(seen(played(registered, setUp()), director)).toEqual([]);
    const second = setUp({ session: '2', boardSet: '1' });
    expect(seen(played(begun(), allPlayed(), closed, registered, second), director)).toEqual([]);
    expect(seen(played(begun(), allPlayed(), closed, second), director)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('sees everything once their boards are played, also later corrections', () => {
    const corrected = event('result.corrected', {
      session: '1',
      ...LAST,
      seating: { N: 'A-NS1', E: 'A-EW2', S: 'A-NS1', W: 'A-EW2' },
      result: { kind: 'passed-out' },
      flags: [],
      reason: NOTED,
    });
    expect(seen(played(begun(), named, allPlayed(), corrected), director)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
