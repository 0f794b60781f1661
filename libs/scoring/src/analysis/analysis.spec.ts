import type { PlayedContract } from '../contract/contract-score.js';
import { analysis, kindsOfContract, type AnalysedPlay } from './analysis.js';

/** `3NT 9`, `2Sx 8`: what was bid, and declarer's tricks. */
function contract(text: string): PlayedContract {
  const [, level, strain, doubling, tricks] = /^(\d)(NT|[CDHS])(x*) (\d+)$/.exec(text)!;
  return { level: Number(level), strain, doubling, tricks: Number(tricks) } as PlayedContract;
}

/** A board of a player: what he was, the contract, double-dummy tricks, percent. */
function play(
  role: AnalysedPlay['role'],
  played: string | null,
  doubleDummy: number | null,
  percent: string | null,
): AnalysedPlay {
  const declaring = role === 'declarer' || role === 'dummy';
  return {
    side: role === null ? null : declaring ? 'declaring' : 'defending',
    role,
    contract: played === null ? null : contract(played),
    doubleDummy,
    percent,
    imps: null,
  };
}

// Anna's evening of eight boards, on paper.
const EVENING = [
  play('declarer', '3NT 9', 9, '50'), // 0: made, as double dummy
  play('declarer', '4S 11', 10, '80'), // 1: one trick more
  play('declarer', '2Sx 7', 8, '10'), // 2: down, one trick fewer
  play('dummy', '6C 12', null, '100'), // 3: not analysed
  play('leader', '4H 9', 10, '200/3'), // 4: beaten, one trick won
  play('partner', '1NT 8', 6, '0'), // 5: two tricks given away
  play('leader', '3D 9', 9, '100/3'), // 6
  play(null, null, null, '60'), // 7: passed out
];

/** `side kind: boards, percent, made, tricks`, as one writes it down. */
const written = (plays: readonly (AnalysedPlay | null)[]) =>
  analysis(plays).map(
    ({ side, kind, plays: boards, percent, made, tricks }) =>
      `${side} ${kind}: ${boards.join(' ')} | ${percent} | ${made ? `${made.made}/${made.of}` : '-'} | ${
        tricks ? `${tricks.above}/${tricks.of}` : '-'
      }`,
  );

it('adds an evening up by what the player was and by what was played', () => {
  expect(written(EVENING)).toEqual([
    'all all: 0 1 2 3 4 5 6 7 | 50 | - | -',
    'declaring all: 0 1 2 3 | 60 | 3/4 | 0/3',
    'declaring declarer: 0 1 2 | 140/3 | 2/3 | 0/3',
    'declaring dummy: 3 | 100 | 1/1 | -',
    'declaring part-score: 2 | 10 | 0/1 | -1/1',
    'declaring game: 0 1 | 65 | 2/2 | 1/2',
    'declaring slam: 3 | 100 | 1/1 | -',
    'declaring doubled: 2 | 10 | 0/1 | -1/1',
    'declaring no-trump: 0 | 50 | 1/1 | 0/1',
    'declaring major: 1 2 | 45 | 1/2 | 0/2',
    'declaring minor: 3 | 100 | 1/1 | -',
    'defending all: 4 5 6 | 100/3 | 2/3 | 1/3',
    'defending leader: 4 6 | 50 | 1/2 | -1/2',
    'defending partner: 5 | 0 | 1/1 | 2/1',
    'defending part-score: 5 6 | 50/3 | 2/2 | 2/2',
    'defending game: 4 | 200/3 | 0/1 | -1/1',
    'defending no-trump: 5 | 0 | 1/1 | 2/1',
    'defending major: 4 | 200/3 | 0/1 | -1/1',
    'defending minor: 6 | 100/3 | 1/1 | 0/1',
  ]);
});

it('counts nothing where somebody did not play, and keeps the numbers of the others', () => {
  expect(written([null, EVENING[3]!, null]).slice(0, 2)).toEqual([
    'all all: 1 | 100 | - | -',
    'declaring all: 1 | 100 | 1/1 | -',
  ]);
  expect(analysis([])).toEqual([]);
});

it('adds IMPs apart from percentages', () => {
  const inImps = { ...EVENING[0]!, percent: null, imps: '-7/2' };
  expect(analysis([EVENING[1]!, inImps])[0]).toMatchObject({ percent: '80', imps: '-7/2' });
});

it.each([
  ['1C 7', 'part-score minor'],
  ['3NT 9', 'game no-trump'],
  ['4D 10', 'part-score minor'],
  ['5D 10', 'game minor'],
  ['3Hxx 9', 'part-score major doubled'],
  ['4S 10', 'game major'],
  ['6NT 12', 'slam no-trump'],
])('%s is of the kinds %s', (text, kinds) => {
  expect(kindsOfContract(contract(text)).join(' ')).toBe(kinds);
});
