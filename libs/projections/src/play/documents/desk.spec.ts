import { howell, shareAndRelay } from '#movement';
import type { SectionData } from '#tournament';
import type { PlayState } from '../play-state.js';
import {
  agreed,
  AVERAGE,
  begun,
  called,
  confirmed,
  entered,
  event,
  NOTED,
  uuid,
  type TestEvents,
  played,
  postponed,
  voided,
  roundPlayed,
  ruled,
  score,
  setUp,
} from '../../testing/play-events.js';
import { openCallsOfPair } from './calls.js';
import { nameText, type DocumentKind } from '../document-names.js';
import { documentsOf } from '../../testing/documents-made.js';
import type { DeskDocument } from './desk-document.js';
import type { TableDocument } from './table-document.js';
import type { WhereaboutsDocument } from './boards/whereabouts-document.js';

function text(state: PlayState, kind: DocumentKind, key = ''): string {
  return documentsOf(state).get(nameText({ session: '1', kind, key }))!.text;
}

const room = (...events: TestEvents): DeskDocument => JSON.parse(text(played(...events), 'room'));
const table = (name: string, ...events: TestEvents): TableDocument =>
  JSON.parse(text(played(...events), 'table', name));
const whereabouts = (...events: TestEvents): WhereaboutsDocument =>
  JSON.parse(text(played(...events), 'whereabouts'));

/** Five pairs at three tables; who meets pair 6 sits out. */
const FIVE_PAIRS: SectionData = {
  section: 'A',
  movement: howell({ tables: 3, phantom: 6 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};

describe('the boards of a half table with share and relay, when the missing pair comes', () => {
  const relay: SectionData = {
    section: 'A',
    movement: { ...shareAndRelay({ tables: 8 }), phantom: 'NS8' } as SectionData['movement'],
    boardsPerRound: 3,
    firstBoard: 1,
  };
  const three: TestEvents = [begun({ sections: [relay] }), called(2), called(3)];
  const announced = event('session.board-movement-announced', {
    session: '1',
    afterRound: 2,
    moves: [{ boards: [7, 8, 9], from: 'A2', to: 'A1', relay: false, neededIn: 3, copy: 1, by: 'north' }],
    withheld: [],
  });
  const comesIn = (fromRound: number) =>
    event('session.contestant-arrived', {
      session: '1',
      contestant: 'A-NS8',
      fromRound,
      missed: 'late',
      copies: 1,
    });
  const comes = comesIn(3);

  it('have begun at no table because the pair plays what it has missed late', () => {
    const beganAt = (...events: TestEvents) =>
      room(begun({ sections: [relay] }), ...events).tables.flatMap(({ table: at, begun: has }) =>
        has ? [at] : [],
      );
    const late = comesIn(2);
    expect(beganAt(late)).toEqual([]);
    expect(beganAt(late, agreed({ table: 'A2', round: 1, board: 4, sections: [relay] }))).toEqual(['A2']);
  });

  it('are shared by tables 1 and 8 in all rounds to come, and the director’s desk says so', () => {
    expect(room(...three).sharing).toEqual([]);
    expect(room(...three, comes).sharing).toEqual([{ tables: ['A1', 'A8'], rounds: [3, 4, 5, 6, 7, 8] }]);
  });

  it('go where they are wanted now, whatever was announced before', () => {
    const toTable1 = (...events: TestEvents) =>
      whereabouts(...events).announced.flatMap(({ moves }) => moves.filter(({ to }) => to === 'A1'));
    expect(toTable1(...three, announced)).toMatchObject([{ boards: [7, 8, 9], from: 'A2' }]);
    expect(toTable1(...three, announced, comes)).toMatchObject([
      { boards: [7, 8, 9], from: 'A2', sharedWith: ['A8'] },
    ]);
  });

  it('stay where they are when the start of the round is undone', () => {
    const back = event('session.round-taken-back', { session: '1', round: 3 });
    expect(whereabouts(...three, announced).announced).toHaveLength(1);
    expect(whereabouts(...three, announced, back).announced).toEqual([]);
  });
});

describe('a table where a late play was taken up', () => {
  const fourth = { table: 'A2', round: 1, board: 4 };
  const taken: TestEvents = [
    begun(),
    postponed(fourth),
    event('result.late-play-begun', { session: '1', ...fourth, at: 'A3' }),
  ];
  const there = { table: 'A2', round: 1, board: 4, ns: 'A-NS2', ew: 'A-EW2', late: { at: 'A3' } };

  it('has its board, with those who met there', () => {
    expect(table('A3', ...taken).late).toMatchObject([{ ...there, status: 'postponed' }]);
    expect(table('A1', ...taken).late).toEqual([]);
    expect(table('A2', ...taken).boards[1]).toMatchObject({ board: 4, late: { granted: true, at: 'A3' } });
  });

  it('has it until its score is agreed, and holds up nobody meanwhile', () => {
    const others: TestEvents = [agreed({ ...fourth, board: 3 }), roundPlayed(1, { tables: ['A1', 'A3'] })];
    const waits: TestEvents = [...taken, ...others, entered(fourth)];
    expect(table('A3', ...waits).late).toMatchObject([{ ...there, status: 'entered' }]);
    expect(played(...waits).sessions['1']!.ended).toHaveLength(1);
    expect(table('A3', ...waits, confirmed(fourth)).late).toEqual([]);
  });
});

describe('the director’s desk', () => {
  const penalty = event('ruling.penalty-given', {
    ruling: uuid(901),
    session: '1',
    contestant: 'A-NS1',
    law: { edition: '2017', law: '90' },
    reason: NOTED,
    amount: { unit: 'percent-of-top', hundredths: 2500 },
  });

  it('has the late plays that were asked for, granted or taken up, as long as they are to come', () => {
    const fourth = { table: 'A2', round: 1, board: 4 };
    const play = { session: '1', ...fourth };
    const asked = event('result.late-play-asked', play);
    const taken = event('result.late-play-begun', { ...play, at: 'A3' });
    const waits = { ...fourth, asked: false, granted: true, at: null };
    const latePlays = (...events: TestEvents) => room(begun(), ...events).latePlays;
    expect(latePlays(asked)).toEqual([{ ...fourth, asked: true, granted: false, at: null }]);
    expect(latePlays(asked, event('result.late-play-refused', play))).toEqual([]);
    expect(latePlays(asked, postponed(fourth))).toEqual([waits]);
    expect(latePlays(postponed(fourth), taken)).toEqual([{ ...waits, at: 'A3' }]);
    expect(latePlays(postponed(fourth), taken, postponed(fourth))).toEqual([waits]);
    expect(latePlays(postponed(fourth), taken, agreed(fourth))).toEqual([]);
    const left = event('session.contestant-withdrew', { session: '1', contestant: 'A-NS2', fromRound: 1 });
    expect(latePlays(postponed(fourth), left)).toEqual([]);
  });

  it('plays a board again after its late play, or its mark as not played, was withdrawn', () => {
    const fourth = { table: 'A2', round: 1, board: 4 };
    const play = { session: '1', ...fourth };
    const refused = event('result.late-play-refused', play);
    const after = (...events: TestEvents) => {
      const { latePlays, tables } = room(begun(), ...events);
      const { boards } = tables.find(({ table }) => table === 'A2')!;
      return [boards.find(({ board }) => board === 4)!.status, latePlays.length];
    };
    expect(after(postponed(fourth))).toEqual(['postponed', 1]);
    expect(after(postponed(fourth), refused)).toEqual(['to-play', 0]);
    expect(after(postponed(fourth), refused, postponed(fourth))).toEqual(['postponed', 1]);
    // One that was taken up goes on: only the wish is refused.
    const taken = event('result.late-play-begun', { ...play, at: 'A3' });
    expect(after(postponed(fourth), taken, refused)).toEqual(['postponed', 1]);
    const marked = event('result.marked-not-played', play);
    expect(after(marked, event('result.voided', play))).toEqual(['to-play', 0]);
    expect(after(...agreed(fourth), ...voided(fourth))).toEqual(['voided', 0]);
  });

  it('knows that a round has begun also by a ruling without a score, and not by one that holds no longer', () => {
    const play = { table: 'A2', round: 1, board: 4 };
    const beganAt = (...events: TestEvents) =>
      room(begun(), ...events).tables.flatMap(({ table: at, begun: has }) => (has ? [at] : []));
    const given = (...about: (typeof play)[]) =>
      event('ruling.given', {
        ruling: uuid(902),
        session: '1',
        law: { edition: '2017', law: '16B' },
        reason: NOTED,
        ways: [],
        about,
      });
    expect(beganAt()).toEqual([]);
    expect(beganAt(given(play))).toEqual(['A2']);
    expect(beganAt(given({ ...play, round: 2 }))).toEqual([]);
    const score = [given(), ...ruled(play, AVERAGE, uuid(902))];
    expect(beganAt(...score)).toEqual(['A2']);
    const unruled = event('table.play-unruled', { session: '1', ...play, ruling: uuid(902) });
    expect(beganAt(...score, unruled)).toEqual([]);
  });

  it('counts postponed boards apart from those that are left, until their scores are agreed', () => {
    const late = [3, 4].map((board) => ({ table: 'A2', round: 1, board }));
    const put = late.map((play) => postponed(play));
    const at = (...events: TestEvents) =>
      room(begun(), ...events).tables.find(({ table: name }) => name === 'A2');
    expect(at()).toMatchObject({ state: 'playing', left: 2, putOff: 0 });
    expect(at(put[0]!)).toMatchObject({ state: 'playing', left: 1, putOff: 1 });
    expect(at(...put)).toMatchObject({ state: 'finished', left: 0, putOff: 2 });
    expect(at(...put, agreed(late[0]!))).toMatchObject({ state: 'finished', left: 0, putOff: 1 });
  });

  it('has the penalties that stand, also before the pair has any score', () => {
    const late = { contestant: 'A-NS1', amount: { unit: 'percent-of-top', hundredths: 2500 } };
    expect(room(begun(), penalty).penalties).toMatchObject([late]);
    const withdrawn = event('ruling.withdrawn', { ruling: uuid(901), reason: NOTED });
    expect(room(begun(), penalty, withdrawn).penalties).toEqual([]);
  });
  const asText = ({ tables }: DeskDocument) =>
    tables.map(
      ({ table, state, round, boards, left }) =>
        `${table} ${state} ${round} ${boards.map(({ board, status }) => `${board} ${status}`).join(', ')} ${left}`,
    );

  it('waits before the first round', () => {
    expect(asText(room(setUp()))).toEqual(['A1 waiting 0  0', 'A2 waiting 0  0', 'A3 waiting 0  0']);
    expect(room(setUp()).tables.map(({ ns, ew }) => [ns, ew])).toEqual([
      ['A-NS1', 'A-EW1'],
      ['A-NS2', 'A-EW2'],
      ['A-NS3', 'A-EW3'],
    ]);
  });

  it('shows how far every table is, and who is behind', () => {
    const state: TestEvents = [
      begun(),
      roundPlayed(1, { tables: ['A1', 'A3'] }),
      called(2),
      agreed({ table: 'A2', round: 1, board: 3 }),
    ];
    expect(asText(room(...state))).toEqual([
      'A1 playing 2 3 to-play, 4 to-play 2',
      'A2 playing 1 3 agreed, 4 to-play 1',
      'A3 playing 2 1 to-play, 2 to-play 2',
    ]);
    expect(room(...state).tables.map(({ behind }) => behind)).toEqual([0, 1, 0]);
    expect(room(...state).open).toBe(7);
  });

  it('says which tables have begun the round that was called: its call stands then', () => {
    const begunAt = (...events: TestEvents) =>
      room(begun(), ...events).tables.flatMap(({ table: name, begun: has }) => (has ? [name] : []));
    const A2 = { session: '1', table: 'A2', round: 1 };
    const third = { ...A2, board: 3 };
    expect(begunAt()).toEqual([]);
    for (const newEvents of [
      event('table.seats-confirmed', { ...A2, turned: [] }),
      event('table.hands-counted', third),
      event('table.slow-recorded', { ...A2, minutes: 3, held: 'both', reason: NOTED }),
      event('result.late-play-asked', third),
      entered(third),
      ruled(third, AVERAGE),
    ])
      expect(begunAt(newEvents)).toEqual(['A2']);
    expect(begunAt(roundPlayed(1), called(2))).toEqual([]);
  });

  it('tells of tables that are done with their round which sides have said that it is right', () => {
    const right = (side: 'NS' | 'EW') =>
      event('table.round-confirmed', { session: '1', table: 'A2', round: 1, side });
    const said = (...events: TestEvents) => room(begun(), ...events).tables.map(({ confirmed: by }) => by);
    const done = roundPlayed(1, { tables: ['A2'] });
    expect(said()).toEqual([null, null, null]);
    expect(said(done)).toEqual([null, [], null]);
    expect(said(done, right('EW'), right('NS'))).toEqual([null, ['EW', 'NS'], null]);
    expect(table('A2', begun(), done, right('EW')).confirmed).toEqual(['EW']);
    // What was said of one round is not said of the next.
    const next = [roundPlayed(1, { tables: ['A1', 'A3'] }), called(2)];
    expect(table('A2', begun(), done, right('EW'), ...next)).toMatchObject({ round: 2, confirmed: [] });
  });

  it('shows who sits out', () => {
    expect(room(begun({ sections: [FIVE_PAIRS] })).tables.map(({ state }) => state)).toEqual([
      'sit-out',
      'playing',
      'playing',
    ]);
  });

  it('shows what waits for confirmation, what is disputed, what is unlikely, what is late', () => {
    const [first, second] = [1, 2].map((board) => ({ table: 'A1', round: 1, board }));
    const disputed = event('result.disputed', { session: '1', ...second!, side: 'EW' });
    const state: TestEvents = [
      begun(),
      entered(first!, score(110), ['many-overtricks']),
      entered(second!),
      disputed,
    ];
    const { tables, suspected, sealKeptBack } = room(...state);
    expect(tables[0]!.boards).toEqual([
      { board: 1, status: 'entered', enteredBy: 'NS' },
      { board: 2, status: 'disputed', enteredBy: 'NS' },
    ]);
    const first1 = { table: 'A1', round: 1, board: 1, entry: 1 };
    expect(suspected).toEqual([{ ...first1, suspicions: ['many-overtricks'], sidesDiffer: false, fits: [] }]);
    expect(sealKeptBack).toEqual({ contradictions: 0, disputes: 1, missing: 5 });
    const late = room(begun(), agreed(first!), postponed(second!), called(2));
    expect(late.tables[0]).toMatchObject({
      round: 2,
      left: 2,
      late: [{ round: 1, board: 2, status: 'postponed' }],
    });
  });
});

describe('a table', () => {
  it('shows who sits there with which boards, and what was entered', () => {
    const play = { table: 'A2', round: 1, board: 3 };
    const document = table('A2', begun(), entered(play, score(620)));
    expect(document).toMatchObject({
      round: 1,
      called: 1,
      rounds: 3,
      ns: 'A-NS2',
      ew: 'A-EW2',
      sitsOut: null,
    });
    expect(document.boards).toMatchObject([
      { board: 3, dealer: 'S', vulnerable: 'EW', status: 'entered', entry: 1, enteredBy: 'NS', score: 620 },
      { board: 4, dealer: 'W', vulnerable: 'both', status: 'to-play', entry: 0, score: null },
    ]);
    expect(table('A2', begun(), entered(play), confirmed(play)).boards[0]).toMatchObject({
      status: 'agreed',
    });
    expect(table('A2', begun(), ruled(play, AVERAGE)).boards[0]).toMatchObject({
      status: 'ruled',
      adjustment: AVERAGE,
    });
  });

  it('says where everybody goes next, and which boards North carries where', () => {
    expect(table('A2', begun())).toMatchObject({
      mayMoveTo: null,
      next: [
        { contestant: 'A-NS2', round: 2, table: 'A2', side: 'NS', opponents: 'A-EW1', sitsOut: false },
        { contestant: 'A-EW2', round: 2, table: 'A3', side: 'EW', opponents: 'A-NS3', sitsOut: false },
      ],
      carries: [{ boards: [3, 4], to: 'A1', relay: false, neededIn: 2 }],
    });
    expect(table('A2', begun(), called(2)).mayMoveTo).toBe(2);
    const last: TestEvents = [begun(), roundPlayed(1), called(2), roundPlayed(2), called(3)];
    expect(table('A2', ...last)).toMatchObject({ round: 3, next: [], mayMoveTo: null });
    expect(table('A2', ...last).carries).toEqual([
      { boards: [1, 2], to: null, relay: false, neededIn: null, sharedWith: [], copy: null, by: 'north' },
    ]);
  });

  it('says who sits out', () => {
    const document = table('A1', begun({ sections: [FIVE_PAIRS] }));
    expect(document.sitsOut).not.toBeNull();
    expect(document.boards).toEqual([]);
    expect(document.next.map(({ contestant }) => contestant)).toEqual([document.sitsOut]);
  });
});

describe('the boards', () => {
  const where = (...events: TestEvents) =>
    whereabouts(...events).sections[0]!.sets.map(
      ({ boards, place, next, wanted }) =>
        `${boards.join('-')} ${place.at === 'box' ? 'box' : `${place.at} ${place.table}`}, next ${next?.table ?? 'nowhere'}${wanted ? ', wanted' : ''}`,
    );

  it('lie where they are played first', () => {
    expect(where(setUp())).toEqual([
      '1-2 table A1, next A1',
      '3-4 table A2, next A2',
      '5-6 table A3, next A3',
    ]);
    expect(where(begun())).toEqual([
      '1-2 table A1, next A3',
      '3-4 table A2, next A1',
      '5-6 table A3, next A2',
    ]);
  });

  it('go with their players when a table moves on', () => {
    const moved = event('table.moved-on', { session: '1', table: 'A1', round: 2 });
    expect(where(begun(), roundPlayed(1, { tables: ['A1', 'A3'] }), called(2), moved)).toEqual([
      '1-2 table A3, next A2',
      '3-4 table A2, next A1, wanted',
      '5-6 table A2, next A2',
    ]);
  });

  it('are in the box in the end', () => {
    const closed = event('session.closed', { session: '1' });
    expect(
      where(begun(), roundPlayed(1), called(2), roundPlayed(2), called(3), roundPlayed(3), closed),
    ).toEqual(['1-2 table A2, next nowhere', '3-4 table A3, next nowhere', '5-6 table A1, next nowhere']);
  });

  it('wait at a relay that feeds a table', () => {
    const sets = where(begun({ sections: [FIVE_PAIRS] }));
    expect(sets.some((set) => set.includes('relay'))).toBe(true);
  });
});

describe('a call for the director', () => {
  const plain = { matter: 'irregularity', hand: null, by: null } as const;
  const call = event('table.director-called', {
    session: '1',
    table: 'A1',
    round: 1,
    board: 1,
    call: 1,
    ...plain,
  });
  const first = { session: '1', table: 'A1', call: 1 } as const;
  const calls = (...events: TestEvents) => {
    const newEvents = [begun(), call, ...events];
    const inRoom = room(...newEvents).tables.find(({ table: name }) => name === 'A1')!.calls;
    return [table('A1', ...newEvents).calls.length, inRoom.length];
  };

  it('is shown at the table and at the director’s desk, and to nobody who comes to the table later', () => {
    expect(calls()).toEqual([1, 1]);
    expect(calls(called(2), event('table.moved-on', { session: '1', table: 'A1', round: 2 }))).toEqual([
      0, 1,
    ]);
  });

  it('ends for all when it is dealt with, withdrawn, or ruled on', () => {
    expect(calls(event('table.call-answered', { ...first, reason: NOTED }))).toEqual([0, 0]);
    expect(calls(event('table.call-taken-back', first))).toEqual([0, 0]);
    expect(calls(...ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE))).toEqual([0, 0]);
  });

  it('says what it is about, and who comes', () => {
    const revoke = {
      session: '1',
      table: 'A1',
      round: 1,
      board: 2,
      call: 1,
      ...plain,
      matter: 'revoke',
    } as const;
    const told = [
      begun(),
      call,
      event('table.call-described', revoke),
      event('table.director-coming', first),
    ];
    expect(table('A1', ...told).calls).toMatchObject([
      { call: 1, board: 2, matter: 'revoke', coming: expect.any(Number), came: null },
    ]);
    expect(room(...told).tables[0]!.calls).toMatchObject([{ comingBy: expect.stringMatching(/^person:/) }]);
  });
});

describe('a call without a board', () => {
  const plain = { session: '1', call: 1, matter: 'irregularity', hand: null, by: null } as const;
  const ofTable = event('table.director-called', { ...plain, table: 'A1', round: 1 });
  const ofPair = event('table.director-called', { ...plain, table: 'A2', round: 2, pair: 'A-EW1' });
  const movedOn = (name: string) => event('table.moved-on', { session: '1', table: name, round: 2 });
  const first = { session: '1', table: 'A1', call: 1 } as const;

  it('stands before the first round and in it, for those who sit there, until it is dealt with', () => {
    const before: TestEvents = [...setUp(), event('session.started', { session: '1' }), ofTable];
    const shown = { call: 1, table: 'A1', pair: null, round: 1, board: null };
    expect(table('A1', ...before)).toMatchObject({ round: 0, calls: [shown] });
    expect(room(...before).tables[0]).toMatchObject({ round: 0, calls: [{ ...shown, pairAt: null }] });
    expect(table('A1', ...before, called(1)).calls).toMatchObject([shown]);
    expect(table('A1', ...before, called(1), called(2), movedOn('A1')).calls).toEqual([]);
    const answer = event('table.call-answered', { ...first, reason: NOTED });
    expect(room(...before, answer).tables[0]!.calls).toEqual([]);
  });

  it('does not end with a ruling on a board there', () => {
    const given = [begun(), ofTable, ...ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE)];
    expect(table('A1', ...given).calls).toHaveLength(1);
    expect(room(...given).tables[0]!.calls).toHaveLength(1);
  });

  it('of a pair on its way is shown to that pair wherever it goes, and never to those at the table', () => {
    const waits: TestEvents = [begun(), called(2), movedOn('A1'), ofPair];
    const seats: TestEvents = [...waits, movedOn('A2')];
    for (const events of [waits, seats]) {
      expect(table('A2', ...events).calls).toEqual([]);
      const [own, ofOthers] = ['A-EW1', 'A-EW2'].map((pair) =>
        openCallsOfPair(played(...events).sessions['1']!, pair),
      );
      expect(own).toMatchObject([{ call: 1, table: 'A2', pair: 'A-EW1', board: null }]);
      expect(ofOthers).toEqual([]);
      expect(room(...events).tables[1]!.calls).toMatchObject([{ pair: 'A-EW1', pairAt: 'A2' }]);
    }
  });
});

describe('a correction that players have asked for', () => {
  const play = { table: 'A1', round: 1, board: 1 };
  const wish = { session: '1', ...play, correction: 1, entry: 1, side: 'EW', result: score(140) } as const;
  const asked: TestEvents = [begun(), agreed(play), event('result.correction-asked', wish)];
  const outcome = (...events: TestEvents) => [
    room(...asked, ...events).corrections.length,
    table('A1', ...asked, ...events).boards[0]!.asked?.outcome,
  ];
  const corrected = (more: object) =>
    event('result.corrected', {
      session: '1',
      ...play,
      seating: { N: 'A-NS1', S: 'A-NS1', E: 'A-EW1', W: 'A-EW1' },
      result: score(140),
      flags: [],
      ...more,
    });

  it('waits at the director’s desk, with who asks for what, until somebody answers', () => {
    expect(room(...asked).corrections).toMatchObject([
      { ...play, correction: 1, side: 'EW', result: score(110), asked: score(140) },
    ]);
    const meant = { session: '1', ...play, correction: 1 };
    expect(outcome()).toEqual([1, 'asked']);
    expect(outcome(corrected({ asked: { correction: 1, side: 'EW' } }))).toEqual([0, 'accepted']);
    expect(outcome(corrected({ reason: NOTED }))).toEqual([0, 'overtaken']);
    expect(outcome(event('result.correction-declined', meant))).toEqual([0, 'declined']);
    expect(outcome(event('result.correction-taken-back', meant))).toEqual([0, 'taken-back']);
  });
});
