import {
  begun,
  event,
  foldPlay,
  type TestEvents,
  linesOf,
  NOTED,
  played,
  setUp,
  uuid,
} from '../../../testing/play-events.js';
import { isReleased } from '../../../visibility/released.js';
import { boardSetsDocument } from './board-sets-document.js';
import { nameText } from '../../document-names.js';
import { DocumentsFollowed } from '../../../testing/documents-made.js';

const HIDDEN = { cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) } as const;
const SET = '101';
const of = (board: number) => ({ set: SET, board });
const deal = (board: number, again = 0) => ({ ...HIDDEN, id: uuid(500 + board + again) });
const described = event('deal-set.described', {
  set: SET,
  title: 'Final',
  from: 1,
  to: 8,
  contestants: 'refused',
});
const imported = (board: number) =>
  event('board.deal-imported', { ...of(board), deal: deal(board), format: 'PBN' });
const made = (board: number, copy: number) =>
  event('board.copy-made', { ...of(board), copy, deal: deal(board).id, how: 'machine' });
const checked = (board: number, copy: number, equal: boolean) =>
  event('board.copy-checked', {
    ...of(board),
    copy,
    deal: deal(board).id,
    how: 'second-reading',
    equal,
  });
const chosen = event('session.board-set-chosen', { session: '1', boardSet: SET });
const disclosed = event('deal-set.disclosed', { set: SET, from: 7, to: 8, reason: NOTED });

const sets = (...events: TestEvents) => boardSetsDocument(played(...events));
const board = (number: number, ...events: TestEvents) =>
  sets(...events)
    .find(({ set }) => set === SET)!
    .boards.find((one) => one.board === number)!;

describe('the sets of boards of a tournament', () => {
  it('are there before there is any session, with their boards', () => {
    const [set] = sets(described, imported(1));
    expect(set).toMatchObject({ set: SET, description: { title: 'Final' }, sessions: [], files: [] });
    expect(set!.boards.map(({ board: number, status }) => `${number} ${status}`).slice(0, 3)).toEqual([
      '1 dealt',
      '2 none',
      '3 none',
    ]);
  });

  it('say which boards a session plays, and which nobody does', () => {
    const [set, ...others] = sets(described, setUp(), chosen);
    expect(set).toMatchObject({ set: SET, sessions: [{ session: '1', status: 'set-up' }] });
    expect(others).toEqual([]);
    const unused = set!.boards.filter(({ sessions }) => sessions.length === 0);
    expect(unused.map(({ board: number }) => number)).toEqual([7, 8]);
  });

  it('are told by the documents of the session that chooses one', async () => {
    const before = played(described, setUp());
    const after = foldPlay(before, linesOf([chosen]));
    const name = nameText({ session: '1', kind: 'session', key: '' });
    const followed = new DocumentsFollowed();
    await followed.to(before);
    await followed.to(after);
    expect(followed.read()[name]).toMatchObject({ boardSet: SET });
  });

  it('never have a card in them', () =>
    expect(JSON.stringify(sets(described, imported(1), made(1, 1)))).not.toContain(HIDDEN.text));
});

describe('boards that were dealt by hand', () => {
  it('have who dealt them, once somebody has said so; the set, whether its deals may have been played before', () => {
    const told = event('board.dealing-told', { ...of(2), by: 'helpers', named: NOTED });
    const repeats = event('deal-set.repeats-declared', { set: SET, ground: 'replay', reason: NOTED });
    const ordered = event('deal-set.presence-ordered', { set: SET, bothSides: false, reason: NOTED });
    const journal: TestEvents = [described, imported(1), told];
    expect([1, 2, 3].map((number) => board(number, ...journal))).toMatchObject([
      { byHand: false, dealing: null },
      { byHand: true, dealing: { by: 'helpers', named: NOTED.text, bothSides: null, table: null } },
      { byHand: true, dealing: null },
    ]);
    expect(sets(...journal)[0]).toMatchObject({ repeats: null, bothSides: true });
    expect(sets(...journal, repeats, ordered)[0]).toMatchObject({ repeats: 'replay', bothSides: false });
  });
});

describe('the copies of a board', () => {
  const journal: TestEvents = [described, imported(1), made(1, 1), made(1, 2), checked(1, 2, false)];

  it('have who made them, and what came of the last check', () => {
    expect(board(1, ...journal).copies).toMatchObject([
      { copy: 1, made: { how: 'machine' }, check: null },
      { copy: 2, made: { how: 'machine' }, check: { how: 'second-reading', equal: false } },
    ]);
    expect(board(1, ...journal, checked(1, 2, true)).copies[1]).toMatchObject({ check: { equal: true } });
  });

  it('are to be checked anew when they were made anew', () =>
    expect(board(1, ...journal, made(1, 2)).copies[1]).toMatchObject({ copy: 2, check: null }));

  it('are none of the deal that is dealt in the place of theirs', () => {
    const again = event('board.redeal-requested', {
      ...of(1),
      how: 'before-play',
      ground: '6D1',
      reason: NOTED,
    });
    const dealt = event('board.dealt', { ...of(1), deal: deal(1, 50) });
    expect(board(1, ...journal, again, dealt).copies).toEqual([]);
    expect(board(1, ...journal, again, dealt, checked(1, 2, true)).copies).toEqual([]);
  });
});

describe('a deal that nobody has played', () => {
  const released = (number: number, ...events: TestEvents) =>
    isReleased(played(...events), { boardSet: SET }, number);

  it('is secret until it is disclosed', () => {
    expect(released(7, described, imported(7))).toBe(false);
    expect(released(7, described, imported(7), disclosed)).toBe(true);
    expect(released(6, described, imported(6), disclosed)).toBe(false);
  });

  it('stays secret until every session has played it, whatever was disclosed', () => {
    const all = event('deal-set.disclosed', { set: SET, from: 1, to: 8, reason: NOTED });
    const journal: TestEvents = [described, imported(1), imported(7), begun({ boardSet: SET }), all];
    expect([1, 7].map((number) => released(number, ...journal))).toEqual([false, true]);
  });
});
