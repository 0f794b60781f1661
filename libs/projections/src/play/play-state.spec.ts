import { randomBytes } from 'node:crypto';
import {
  AVERAGE,
  BEGINS,
  DIRECTOR,
  agreed,
  allPlayed,
  begun,
  called,
  confirmed,
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
  uuid,
  voided,
} from '../testing/play-events.js';
import { hideDeal, hideTricks } from '../testing/hidden-deal.js';
import { NOTHING_PLAYED, type PlayState, type SessionPlay } from './play-state.js';
import { lastEnded, roundAt } from './progress.js';

const session = ({ sessions }: PlayState): SessionPlay => sessions['1']!;
const rounds = (state: PlayState) => ['A1', 'A2', 'A3'].map((table) => roundAt(session(state), table));

describe('the result of a play', () => {
  const play = { table: 'A2', round: 1, board: 3 };
  const resultAfter = (...events: TestEvents) => session(played(begun(), ...events)).results['3']!['A2/1']!;

  it('waits for the other side when one side has entered it', () => {
    expect(resultAfter(entered(play, score(420), ['redoubled']))).toMatchObject({
      status: 'entered',
      entry: 1,
      side: 'NS',
      seating: { N: 'A-NS2', E: 'A-EW2', S: 'A-NS2', W: 'A-EW2' },
      result: { kind: 'score', score: 420 },
      flags: ['redoubled'],
      irregular: false,
    });
  });

  it('is agreed once the other side has confirmed it', () => {
    const state = played(begun(), entered(play), confirmed(play));
    expect(session(state).results['3']!['A2/1']).toMatchObject({ status: 'agreed', entry: 1, side: 'NS' });
    expect(session(state).tables['A2']!.settled).toEqual({ '1/3': true });
  });

  it('keeps its whole history: what was said, when, by whom, with which words', () => {
    const corrected = event('result.corrected', {
      session: '1',
      ...play,
      seating: seatsAt(play),
      result: score(450),
      flags: [],
      reason: NOTED,
    });
    const { history, status, result, entry } = resultAfter(
      entered(play, score(420)),
      confirmed(play),
      corrected,
    );
    const before = begun().length;
    const line = (number: number) => ({
      position: before + number,
      time: BEGINS + (before + number) * 1_000_000,
      actor: `person:${DIRECTOR}`,
    });
    expect(history).toEqual([
      {
        ...line(1),
        what: 'entered',
        side: 'NS',
        agreed: false,
        seating: seatsAt(play),
        result: score(420),
        flags: [],
      },
      { ...line(2), what: 'confirmed', side: 'EW' },
      {
        ...line(4),
        what: 'corrected',
        seating: seatsAt(play),
        result: score(450),
        flags: [],
        reason: NOTED.text,
      },
    ]);
    expect({ status, result, entry }).toEqual({ status: 'agreed', result: score(450), entry: 2 });
  });

  it('is open again when it was voided, and its history stays', () => {
    const state = played(begun(), agreed(play), voided(play));
    expect(session(state).results['3']!['A2/1']).toMatchObject({ status: 'voided', result: score(110) });
    expect(session(state).results['3']!['A2/1']!.history).toHaveLength(3);
    expect(session(state).tables['A2']!.settled).toEqual({});
  });

  it('is credited to those who really sat there', () => {
    const turned = { N: 'A-EW2', E: 'A-NS2', S: 'A-EW2', W: 'A-NS2' };
    const irregular = event('result.irregular-recorded', {
      session: '1',
      ...play,
      seating: turned,
      result: score(100),
      flags: [],
      reason: NOTED,
    });
    expect(resultAfter(irregular)).toMatchObject({ status: 'agreed', seating: turned, irregular: true });
  });

  it('is irregular as long as other seats are known than the movement has there', () => {
    const scheduled = { N: 'A-NS2', E: 'A-EW2', S: 'A-NS2', W: 'A-EW2' };
    const turned = { N: 'A-EW2', E: 'A-NS2', S: 'A-EW2', W: 'A-NS2' };
    const told = { session: '1', ...play, result: score(100), flags: [], reason: NOTED };
    const corrected = (seating: typeof turned) => event('result.corrected', { ...told, seating });
    const irregular = event('result.irregular-recorded', { ...told, seating: turned });
    expect(resultAfter(...agreed(play), corrected(turned))).toMatchObject({ irregular: true });
    expect(resultAfter(irregular, corrected(scheduled))).toMatchObject({ irregular: false });
    expect(resultAfter(irregular, corrected(turned))).toMatchObject({ irregular: true });
  });

  it('is irregular where the movement does not have the board, whoever sat there', () => {
    const wrong = { table: 'A2', round: 1, board: 1 };
    const seating = { N: 'A-NS2', E: 'A-EW2', S: 'A-NS2', W: 'A-EW2' };
    const told = { session: '1', ...wrong, seating, result: score(100), flags: [], reason: NOTED };
    const state = played(begun(), event('result.irregular-recorded', told), event('result.corrected', told));
    expect(session(state).results['1']!['A2/1']).toMatchObject({ irregular: true });
  });
});

describe('a table', () => {
  it('is nowhere before the first round is called, then at the first', () => {
    expect(rounds(played(setUp()))).toEqual([0, 0, 0]);
    expect(rounds(played(begun()))).toEqual([1, 1, 1]);
  });

  it('moves with the call when it has finished, and stays in its round when it has not (Law 8B)', () => {
    const state = played(begun(), roundPlayed(1, { tables: ['A1', 'A3'] }), called(2));
    expect(rounds(state)).toEqual([2, 1, 2]);
  });

  it('that was late moves when its players say so', () => {
    const late = [begun(), roundPlayed(1, { tables: ['A1', 'A3'] }), [called(2)]].flat();
    const finished = [...late, ...roundPlayed(1, { tables: ['A2'] })];
    expect(rounds(played(finished))).toEqual([2, 1, 2]);
    const moved = event('table.moved-on', { session: '1', table: 'A2', round: 2 });
    expect(rounds(played(finished, moved))).toEqual([2, 2, 2]);
  });

  it('that was late has moved when it enters a result of the next round', () => {
    const late = [begun(), roundPlayed(1, { tables: ['A1', 'A3'] }), [called(2)]].flat();
    expect(rounds(played(late, entered({ table: 'A2', round: 2, board: 5 })))).toEqual([2, 2, 2]);
  });

  it('does not wait for a board that is played late', () => {
    const open = { table: 'A2', round: 1, board: 4 };
    const state = played(
      begun(),
      roundPlayed(1, { tables: ['A1', 'A3'] }),
      agreed({ ...open, board: 3 }),
      postponed(open),
      called(2),
    );
    expect(rounds(state)).toEqual([2, 2, 2]);
  });

  it('does not go back when a result of an earlier round is voided', () => {
    const state = played(begun(), roundPlayed(1), called(2), voided({ table: 'A1', round: 1, board: 1 }));
    expect(rounds(state)).toEqual([2, 2, 2]);
  });
});

describe('a round', () => {
  it('ends when the last table has finished it', () => {
    const almost = [...begun(), ...roundPlayed(1)].slice(0, -1);
    expect(lastEnded(session(played(almost)))).toBe(0);
    const state = played(begun(), roundPlayed(1));
    const position = begun().length + roundPlayed(1).length;
    expect(session(state).ended).toEqual([{ position, time: BEGINS + position * 1_000_000 }]);
  });

  it('ends after the one before it', () => {
    const state = played(begun(), roundPlayed(1, { tables: ['A1', 'A3'] }), called(2), roundPlayed(2));
    expect(lastEnded(session(state))).toBe(0);
    const done = played(
      begun(),
      roundPlayed(1, { tables: ['A1', 'A3'] }),
      called(2),
      roundPlayed(2),
      roundPlayed(1, { tables: ['A2'] }),
    );
    expect(lastEnded(session(done))).toBe(2);
  });

  it('has ended also when a board of it is played late or ruled on', () => {
    const state = played(
      begun(),
      roundPlayed(1, { tables: ['A1', 'A2'] }),
      ruled({ table: 'A3', round: 1, board: 5 }, AVERAGE),
      postponed({ table: 'A3', round: 1, board: 6 }),
    );
    expect(lastEnded(session(state))).toBe(1);
  });

  it('stays ended when something in it is opened again', () => {
    const state = played(begun(), roundPlayed(1), voided({ table: 'A1', round: 1, board: 1 }));
    expect(lastEnded(session(state))).toBe(1);
  });

  it('ends when the pair that was missing is said not to come', () => {
    const state = played(
      begun(),
      roundPlayed(1, { tables: ['A1', 'A2'] }),
      event('session.contestant-withdrew', { session: '1', contestant: 'A-EW3', fromRound: 1 }),
    );
    expect(lastEnded(session(state))).toBe(1);
  });
});

describe('who plays', () => {
  const entry = uuid(1);
  const registered = event('entries.registered', { entry, players: [uuid(11), uuid(12)] });
  const seat = event('session.seated', { session: '1', contestant: 'A-NS1', entry });

  it('is an entry, or persons who were named at the table', () => {
    const named = event('session.players-named', {
      session: '1',
      contestant: 'A-EW1',
      players: [uuid(13)],
    });
    const state = played(registered, setUp(), seat, named);
    expect(session(state)).toMatchObject({
      entries: { 'A-NS1': entry },
      players: { 'A-EW1': [uuid(13)] },
    });
    expect(state.entries).toEqual({
      open: false,
      order: [entry],
      entries: { [entry]: { players: [uuid(11), uuid(12)], withdrawn: false } },
    });
  });

  it('stays who it was when the session started, whatever becomes of the entry', () => {
    const kept = { 'A-NS1': [uuid(11), uuid(12)] };
    const started = event('session.started', { session: '1', players: kept });
    const changed = event('entries.changed', { entry, players: [uuid(11), uuid(14)] });
    const named = event('session.players-named', { session: '1', contestant: 'A-NS1', players: [uuid(15)] });
    expect(session(played(registered, setUp(), seat, started, changed)).players).toEqual(kept);
    expect(session(played(registered, setUp(), seat, named, started)).players).toEqual({
      'A-NS1': [uuid(15)],
    });
    const late = event('session.seated', { session: '1', contestant: 'A-NS1', entry, players: [uuid(11)] });
    const away = event('session.seated', { session: '1', contestant: 'A-NS1', entry: null });
    const begun = event('session.started', { session: '1' });
    expect(session(played(registered, setUp(), begun, late)).players).toEqual({ 'A-NS1': [uuid(11)] });
    expect(session(played(registered, setUp(), begun, late, away)).players).toEqual({});
    const closed = event('session.closed', { session: '1', players: kept });
    expect(session(played(registered, setUp(), seat, begun, closed)).players).toEqual(kept);
  });

  it('is nobody any more in a seat that was taken away', () => {
    const away = event('session.seated', { session: '1', contestant: 'A-NS1', entry: null });
    expect(session(played(registered, setUp(), seat, away)).entries).toEqual({});
  });
});

describe('a board', () => {
  const deal = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
  const key = randomBytes(32);
  const requested = event('board.dealing-requested', { set: '1', board: 7 });
  const hidden = hideDeal(deal, key);
  const dealt = event('board.dealt', { set: '1', board: 7, deal: hidden });
  const board = (...events: TestEvents) => played(...events).boards['1']!['7']!;

  it('is asked for, dealt in secret, and opened with the key of its reveal', () => {
    expect(board(requested)).toMatchObject({ status: 'requested', requests: 1, hidden: null, deal: null });
    expect(board(requested, dealt)).toMatchObject({ status: 'dealt', hidden, deal: null });
    const revealed = event('board.revealed', {
      set: '1',
      board: 7,
      deal: hidden.id,
      key: key.toString('hex'),
    });
    expect(board(requested, dealt, revealed)).toMatchObject({ status: 'revealed', deal });
  });

  describe('that is analysed', () => {
    const tricks = '89956899574448644486';
    const analysis = hideTricks(tricks, key, hidden);
    const analysed = event('board.analysed', { set: '1', board: 7, analysis });
    const opening = key.toString('hex');
    const revealed = event('board.revealed', { set: '1', board: 7, deal: hidden.id, key: opening });
    const before = [requested, dealt];

    it('tells its double-dummy results with its deal, whichever is there first', () => {
      expect(board(...before, analysed)).toMatchObject({ deal: null, analysis: { tricks: null } });
      expect(board(...before, analysed, revealed)).toMatchObject({ deal, analysis: { tricks } });
      expect(board(...before, revealed)).toMatchObject({ analysis: null });
      expect(board(...before, revealed, analysed)).toMatchObject({ deal, analysis: { tricks } });
    });

    it('has none any more when it is dealt anew', () => {
      const of = { set: '1', board: 7, how: 'before-play', ground: '6D2', reason: NOTED } as const;
      const again = event('board.redeal-requested', of);
      for (const known of [[analysed], [analysed, revealed]])
        expect(board(...before, ...known, again)).toMatchObject({ analysis: null, opening: null });
    });

    it('has none when what was hidden is something else', () => {
      const deals = event('board.analysed', { set: '1', board: 7, analysis: { ...hidden } });
      const wrong = event('board.analysed', {
        set: '1',
        board: 7,
        analysis: hideTricks('89956', key, hidden),
      });
      for (const other of [deals, wrong])
        expect(board(...before, other, revealed)).toMatchObject({ deal, analysis: { tricks: null } });
    });
  });

  it('stays closed when the key does not fit', () => {
    const wrong = event('board.revealed', { set: '1', board: 7, deal: hidden.id, key: 'ab'.repeat(32) });
    expect(board(requested, dealt, wrong)).toMatchObject({ status: 'revealed', deal: null });
  });
});

describe('a state', () => {
  it('is the same after it was stored', () => {
    const state = played(begun(), allPlayed(), ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('copies little: another session and other boards are the very same', () => {
    const before = [begun(), setUp({ session: '2' }), agreed({ table: 'A1', round: 1, board: 1 })].flat();
    const lines = linesOf([...before, ...agreed({ table: 'A2', round: 1, board: 3 })]);
    const one = foldPlay(NOTHING_PLAYED, lines.slice(0, before.length));
    const two = foldPlay(one, lines.slice(before.length));
    expect(two.sessions['2']).toBe(one.sessions['2']);
    expect(session(two).results['1']).toBe(session(one).results['1']);
    expect(session(two).absences).toBe(session(one).absences);
    expect(session(two).results['3']).toBeDefined();
  });
});
