import fc from 'fast-check';
import { SEATS } from '#cards';
import { STRAINS } from '#scoring';
import { readAbility } from '../deals/double-dummy-tables.js';
import { UnreadableDeals } from '../faults/unreadable.js';
import { pbnGame, type PbnTag } from './pbn-game.js';
import { readOptimumScore } from '../convert/lost-of-game.js';
import { readScoreTable, writeScoreTable, type PbnScoreRow } from './pbn-scores.js';
import { readTotalScoreTable, writeTotalScoreTable } from './pbn-totals.js';
import { readPbnGames } from './read-pbn-games.js';
import { pbnGameText } from './write-pbn-games.js';
import { writeAbility, readMinimax, writeMinimax, writeOptimumScore } from '../testing/pbn-tags.js';

const tagIn = (text: string, name: string): PbnTag => [...readPbnGames(text)][0]!.tags.get(name)!;
/** A tag as it is after it was written and read. */
const again = (tag: PbnTag) => tagIn(pbnGameText(pbnGame([tag])), tag.name);
const withoutLine = <Row extends { readonly line: number }>({ line: _line, ...row }: Row) => row;

/** A row without what it does not say. */
function said(row: object): Omit<PbnScoreRow, 'line'> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as never;
}

const score = fc.option(
  fc.record({ points: fc.constantFrom('-650', '0', '12.5', '100'), artificial: fc.boolean() }),
  { nil: undefined },
);
const some = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const names = fc.constantFrom([], ['Ann'], ['Żak, J.', 'The "Fox" \\ B']);
const contract = fc.record({
  level: fc.constantFrom(1, 3, 7),
  strain: fc.constantFrom(...STRAINS),
  doubling: fc.constantFrom('', 'x', 'xx'),
});

describe('tables of results in PBN', () => {
  it('are read with what they do not say left out, artificial scores marked, and other columns kept', () => {
    const table = tagIn(
      `[ScoreTable "+Rank\\3R;PairId_NS;Contract\\5L;Declarer;Result;Score_NS\\6R;MP_NS;Names_NS;Lead"]
  1 4 4SX   N 10    590 6.5 "Ann;Bob" HK
  2 5 Pass  - -       0 ?   "Eve"     -
  - 6 -     - -     ^60 4   ""        -`,
      'ScoreTable',
    );
    expect(readScoreTable(table)).toEqual([
      {
        line: 2,
        rank: 1,
        pairNS: '4',
        namesNS: ['Ann', 'Bob'],
        namesEW: [],
        contract: { level: 4, strain: 'S', doubling: 'x' },
        declarer: 'N',
        tricks: 10,
        scoreNS: { points: '590', artificial: false },
        mpNS: { points: '6.5', artificial: false },
        more: new Map([['Lead', 'HK']]),
      },
      expect.objectContaining({
        line: 3,
        contract: 'passed-out',
        scoreNS: { points: '0', artificial: false },
      }),
      expect.objectContaining({ line: 4, pairNS: '6', scoreNS: { points: '60', artificial: true } }),
    ]);
  });

  it('are the same after they were written and read', () => {
    const row = fc.record(
      {
        rank: some(fc.nat(99)),
        pairNS: some(fc.constantFrom('1', '12', 'A 3')),
        pairEW: some(fc.constantFrom('2', 'B-14')),
        namesNS: names,
        namesEW: names,
        contract: some(fc.oneof(contract, fc.constant('passed-out' as const))),
        declarer: some(fc.constantFrom(...SEATS)),
        tricks: some(fc.nat(13)),
        scoreNS: score,
        impEW: score,
        mpNS: score,
        percentageEW: score,
        multiplicity: some(fc.constantFrom(1, 2)),
        more: fc.constant(new Map()),
      },
      { requiredKeys: ['namesNS', 'namesEW', 'more'] },
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const given = rows.map(said);
        const read = readScoreTable(again(writeScoreTable(given))).map(withoutLine);
        // Tricks of a board that was passed out are told besides.
        expect(read.map(({ besidePass: _tricks, ...row }) => row)).toEqual(given);
      }),
    );
    const totals = [
      {
        rank: 1,
        contestant: '4',
        kind: 'pair' as const,
        names: ['Ann', 'Bob'],
        totalMP: { points: '61.5', artificial: false },
        boards: 24,
      },
      { names: ['Eve'], meanIMP: { points: '-1.25', artificial: true } },
      {
        contestant: '7',
        kind: 'player' as const,
        names: ['Dan'],
        totalPercentage: { points: '50', artificial: false },
      },
      {
        contestant: '2',
        kind: 'team' as const,
        teamName: 'The Cats',
        names: ['A', 'B', 'C', 'D'],
        totalVP: { points: '12.5', artificial: false },
      },
    ];
    expect(readTotalScoreTable(again(writeTotalScoreTable(totals))).map(withoutLine)).toEqual(totals);
  });

  it('with a row that is not whole are refused by its line', () => {
    const table = tagIn('[ScoreTable "Rank;Score_NS"]\n1 420\n2', 'ScoreTable');
    expect(() => readScoreTable(table)).toThrow(UnreadableDeals);
    expect(() => readScoreTable(table)).toThrow(/"line":3/);
  });
});

describe('what double-dummy play gives, by tags', () => {
  it.each([
    ['NS 420', { ns: 420, ew: -420 }],
    ['EW +90', { ns: -90, ew: 90 }],
    ['EW -420 NS 420', { ns: 420, ew: -420 }],
    ['NS 0', { ns: 0, ew: 0 }],
    ['NS 420 EW 420', undefined],
    ['?', undefined],
  ])('OptimumScore %s', (value, points) => expect(readOptimumScore(value)).toEqual(points));

  it.each([
    ['4SW-420', { level: 4, strain: 'S', doubling: '', declarer: 'W', ns: -420 }],
    ['6HDE800', { level: 6, strain: 'H', doubling: 'x', declarer: 'E', ns: 800 }],
    ['3NS460', { level: 3, strain: 'NT', doubling: '', declarer: 'S', ns: 460 }],
    ['3DDE100', { level: 3, strain: 'D', doubling: 'x', declarer: 'E', ns: 100 }],
    ['7NN', undefined],
  ])('Minimax %s', (value, minimax) => {
    expect(readMinimax(value)).toEqual(minimax);
    expect([readMinimax(value)].flatMap((read) => (read ? [writeMinimax(read)] : []))).toEqual(
      minimax ? [value] : [],
    );
  });

  it('Ability and OptimumScore are written as they are read', () => {
    const ability = 'N:63456 E:7A986 S:63457 W:7A985';
    expect(writeAbility(readAbility({ value: ability }, { format: 'PBN' }))).toBe(ability);
    expect(readOptimumScore(writeOptimumScore(-1430))).toEqual({ ns: -1430, ew: 1430 });
  });
});
