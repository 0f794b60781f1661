import { formatDeal } from '../deal/deal-text.js';
import { dealOfNumber } from '../numbers/deal-number.js';
import { checkDeals, isAmiss, type PublishedDeal, type PublishedDeals } from './check-deals.js';
import { commitmentHash, hashOfKey } from './commitment.js';
import { promisedDeals, type PublishedSquareDeal } from '../squaredeal/promise.js';
import { hashOfSessionKeys } from '../squaredeal/session-keys.js';
import { sealedText } from './sealed-number.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const DELAYED = { what: 'closing value of the WIG20, 23 November 2026', how: 'two decimals and a point' };
const keyOf = (board: number) => String(board).repeat(64);
const BOARDS = [1, 2, 3].map((board) => ({ board, hash: hashOfKey(keyOf(board)) }));
const HASH = commitmentHash({ tournament: TOURNAMENT, set: '1', delayed: DELAYED, boards: BOARDS });
const VALUE = '2431.17';

/** A deal as it follows from the commitment. */
function dealt(board: number, { request = 1, passedOver = 0 } = {}): PublishedDeal {
  const key = keyOf(board);
  const from = { commitment: HASH, value: VALUE, board, request, key, passedOver };
  const deal = sealedText(from);
  return { board, deal, request, sealed: { commitment: 1, passedOver, key } };
}

const promised: Omit<PublishedDeals, 'boards'> = {
  tournament: TOURNAMENT,
  set: '1',
  commitments: [{ number: 1, delayed: DELAYED, hash: HASH, boards: BOARDS, value: VALUE }],
  atTable: [],
};
const some = formatDeal(dealOfNumber(12_345n));

interface Given {
  readonly commitments?: PublishedDeals['commitments'];
  readonly atTable?: readonly number[];
}

const given = (boards: readonly PublishedDeal[], changed: Given = {}) => ({
  /** What is said of the boards, by their numbers; of those behind the last that is named anything. */
  expectSaid: (...verdicts: readonly object[]) =>
    expect(checkDeals({ ...promised, ...changed, boards }).boards.slice(0, verdicts.length)).toEqual(
      verdicts.map((verdict) => expect.objectContaining(verdict) as unknown),
    ),
});

const whole: PublishedDeals = { ...promised, boards: [dealt(1), dealt(2, { request: 2, passedOver: 1 })] };

describe('deals that were committed to', () => {
  it('follow from what was published; those that are not open yet are named', () =>
    given(whole.boards).expectSaid(
      { board: 1, verdict: 'same', passedOver: 0, request: 1 },
      { board: 2, verdict: 'same', passedOver: 1, request: 2 },
      { board: 3, verdict: 'not-open' },
    ));

  it('do not when another was dealt, promised or not', () => {
    given([{ ...dealt(1), deal: some }]).expectSaid({ verdict: 'different', why: 'deal' });
    given([{ ...dealt(1), sealed: null }]).expectSaid({ verdict: 'different', why: 'not-as-promised' });
    given([{ ...dealt(1), deal: null }]).expectSaid({ verdict: 'different', why: 'unreadable' });
    const passedOver = { ...dealt(1).sealed!, passedOver: 5000 };
    given([{ ...dealt(1), sealed: passedOver }]).expectSaid({ verdict: 'different', why: 'deal' });
  });

  it('do not with another key than the one whose hash was published', () => {
    for (const key of [keyOf(2), 'no key'])
      given([{ ...dealt(1), sealed: { ...dealt(1).sealed!, key } }]).expectSaid({ why: 'key' });
  });

  it('do not while the promised value is missing, or with one that nobody promised', () => {
    const [first] = promised.commitments;
    given([dealt(1)], { commitments: [{ ...first!, value: null }] }).expectSaid({ why: 'value' });
    const nothing = commitmentHash({ tournament: TOURNAMENT, set: '1', delayed: null, boards: BOARDS });
    given([dealt(1)], { commitments: [{ ...first!, delayed: null, hash: nothing }] }).expectSaid({
      why: 'value',
    });
  });

  it('do not where two commitments cover a board: one could be chosen afterwards', () => {
    const [first] = promised.commitments;
    given([dealt(1)], { commitments: [first!, { ...first!, number: 2 }] }).expectSaid({ why: 'commitment' });
  });

  it('are none where the players dealt themselves', () =>
    given([dealt(1)], { atTable: [2] }).expectSaid(
      { verdict: 'same' },
      { board: 2, verdict: 'at-table' },
      { board: 3, verdict: 'not-open' },
    ));

  it('cannot be checked once a board was dealt anew because its key was known', () =>
    given([{ board: 1, deal: some, request: 2, sealed: null }]).expectSaid({ verdict: 'dealt-anew' }));
});

describe('deals of preferans', () => {
  const hash = commitmentHash({
    tournament: TOURNAMENT,
    set: '1',
    game: 'preferans',
    delayed: null,
    boards: BOARDS,
  });
  const from = { commitment: hash, value: null, board: 1, request: 1, key: keyOf(1) };
  const deal = sealedText(from, 'preferans');
  const sealed = { commitment: 1, passedOver: 0, key: keyOf(1) };
  const preferans: PublishedDeals = {
    ...promised,
    game: 'preferans',
    commitments: [{ number: 1, delayed: null, hash, boards: BOARDS, value: null }],
    boards: [{ board: 1, deal, request: 1, sealed }],
  };

  it('are three hands of ten and a talon of two that follow from what was published', () => {
    expect(deal.split(' ').map((hand) => hand.replaceAll('.', '').length)).toEqual([10, 10, 10, 2]);
    expect(checkDeals(preferans).boards[0]).toMatchObject({ board: 1, verdict: 'same' });
  });

  it('do not from a promise of another game', () => {
    const { game: _preferans, ...ofBridge } = preferans;
    expect(checkDeals(ofBridge)).toMatchObject({
      commitments: [{ hash: 'different' }],
      boards: [{ verdict: 'different', why: 'commitment' }, {}, {}],
    });
  });
});

it('says of deals of which nothing was promised that it was not', () => {
  const set = { ...promised, commitments: [], boards: [{ board: 1, deal: some, request: 1, sealed: null }] };
  expect(checkDeals(set).boards).toEqual([{ board: 1, verdict: 'not-promised' }]);
  expect(isAmiss(checkDeals(set))).toBe(false);
});

it('waits for the hash while the keys are being made', () => {
  const [first] = promised.commitments;
  const making = {
    ...promised,
    commitments: [{ ...first!, hash: null, boards: [], value: null }],
    boards: [],
  };
  expect(checkDeals(making)).toEqual({
    commitments: [{ number: 1, hash: 'not-made' }],
    squareDeal: null,
    boards: [],
  });
});

/** Every document that differs from this one in a single figure or word, or in what is not there. */
function altered(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => altered(each).map((other) => value.with(index, other) as unknown));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) =>
      altered(each).map((other) => ({ ...value, [name]: other })),
    );
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') {
    const places = [0, Math.floor(value.length / 2), value.length - 1];
    return places.map((at) => `${value.slice(0, at)}${value[at] === '7' ? '8' : '7'}${value.slice(at + 1)}`);
  }
  return [];
}

it('finds whatever is altered in what was published, wherever it is', () => {
  expect(isAmiss(checkDeals(whole))).toBe(false);
  const others = altered(whole) as PublishedDeals[];
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter((other) => !isAmiss(checkDeals(other)))).toEqual([]);
});

describe('deals that an SQD has promised', () => {
  const sqk = `1,1:${'abc'.repeat(20)}\r\n`;
  const hash = hashOfSessionKeys(new TextEncoder().encode(sqk));
  const promise = {
    sqd: `TN Club\nDI The closing of the WIG20\nDV 2431.17\nSN 1:2:FINAL:Final\nKH ${hash}\n`,
    phase: 1,
    session: 1,
    set: 'original',
    boards: { first: 1, last: 2 },
    sqk,
  } as const;
  const deals = promisedDeals(promise, new TextEncoder().encode(sqk));
  const open = [1, 2].map((board) => ({ board, deal: deals.get(board)!, request: 1, sealed: null }));
  const published = (squareDeal: PublishedSquareDeal, boards: readonly PublishedDeal[] = open) =>
    checkDeals({ tournament: TOURNAMENT, set: '1', commitments: [], squareDeal, boards, atTable: [] });

  it('follow from its keys, once they are published', () => {
    const checked = published(promise);
    expect(checked.squareDeal).toEqual({ keys: 'same' });
    expect(checked.boards).toEqual([
      { board: 1, verdict: 'same', passedOver: 0, request: 1 },
      { board: 2, verdict: 'same', passedOver: 0, request: 1 },
    ]);
    const waiting = published({ ...promise, sqk: null }, open.slice(1));
    expect(waiting.squareDeal).toEqual({ keys: 'not-open' });
    expect(waiting.boards).toEqual([
      { board: 1, verdict: 'not-open' },
      { board: 2, verdict: 'keys-not-open' },
    ]);
    expect(isAmiss(waiting)).toBe(false);
  });

  it('are told where they are others, or the keys are', () => {
    const other = published(promise, [{ ...open[0]!, deal: some }, open[1]!]);
    expect(other.boards[0]).toEqual({ board: 1, verdict: 'different', why: 'deal' });
    const forged = published({ ...promise, sqk: sqk.replace('abc', 'abd') });
    expect(forged.squareDeal).toMatchObject({
      keys: 'different',
      fault: { code: 'squaredeal.keys-altered' },
    });
    expect(forged.boards[0]).toEqual({ board: 1, verdict: 'different', why: 'keys' });
    expect([other, forged].map(isAmiss)).toEqual([true, true]);
    const anew = published(promise, [{ ...open[0]!, deal: some, request: 2 }]);
    expect(anew.boards[0]).toEqual({ board: 1, verdict: 'dealt-anew' });
  });
});
