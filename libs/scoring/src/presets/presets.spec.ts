import { scoreBoard, type ScoredBoard } from '../methods/board-method.js';
import type { FieldLine } from '../board/board-field.js';
import { artificial, awardsAsText, line, traveller } from '../testing/traveller.js';
import { BODIES, PRESETS, presetOf, type Preset } from './presets.js';
import { methodByBoards, swissMethodOf } from './swiss-method.js';
import { guaranteeOf } from './scoring-method.js';

const all = Object.values(PRESETS).flat<readonly (readonly Preset[])[]>();

const scored = (name: string, lines: readonly FieldLine[], expected = lines.length): ScoredBoard =>
  scoreBoard(lines, presetOf(name)!.board, { board: 1, expected });

/** What each line gives North-South, as decimals. */
const ns = (name: string, lines: readonly FieldLine[], expected?: number) =>
  scored(name, lines, expected).lines.map(({ ns: award }) =>
    award.kind === 'not-played' ? '-' : Number(award.points.toText(2)),
  );

describe('the presets', () => {
  it('have names of their own, by body', () => {
    expect(Object.keys(PRESETS)).toEqual([...BODIES]);
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const body of BODIES) {
      for (const { name } of PRESETS[body]) expect(name.startsWith(`${body.toLowerCase()}-`)).toBe(true);
    }
    expect(presetOf('own')).toBeUndefined();
  });

  it('are plain data: what was stored scores the same', () => {
    for (const preset of all) expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
  });

  it('measure artificial scores by the edition of the laws, but where their regulation does not', () => {
    expect(guaranteeOf(presetOf('ebu-matchpoints')!, '2017')).toBe('law-12c2c');
    expect(guaranteeOf(presetOf('ebu-matchpoints')!, '1997')).toBe('law-88');
    expect(guaranteeOf(presetOf('acbl-matchpoints')!, '2017')).toBe('none');
  });
});

describe('a Swiss of pairs', () => {
  it("is ranked by the body's own victory points where it has some", () => {
    expect(swissMethodOf(presetOf('ebu-matchpoints')!).name).toBe('ebu-swiss-pairs');
    expect(swissMethodOf(presetOf('ebu-cross-imps')!).name).toBe('ebu-swiss-cross-imps');
    expect(swissMethodOf(presetOf('wbf-butler')!).name).toBe('wbf-swiss-butler');
    expect(swissMethodOf(presetOf('ebu-swiss-pairs')!)).toEqual(presetOf('ebu-swiss-pairs'));
    for (const name of ['ebu-matchpoints', 'ebu-cross-imps', 'wbf-butler'])
      expect(methodByBoards(swissMethodOf(presetOf(name)!)).name).toBe(name);
    expect(methodByBoards(presetOf('acbl-butler')!)).toEqual(presetOf('acbl-butler'));
    const byHand = { ...presetOf('club-butler')!, name: 'own', guarantee: 'none' as const };
    expect(methodByBoards(swissMethodOf(byHand))).toMatchObject({
      name: 'own',
      guarantee: 'none',
      ranking: { by: 'mean' },
    });
  });

  it('else by the usual ones, from boards that score as before', () => {
    for (const name of ['club-matchpoints', 'acbl-cross-imps', 'wbf-matchpoints', 'ebu-butler']) {
      const before = presetOf(name)!;
      const swiss = swissMethodOf(before);
      expect(swiss).toMatchObject({ name: 'own', regulation: '', board: before.board });
      expect(swiss.ranking).toMatchObject({ by: 'victory-points' });
      expect(swissMethodOf(swiss)).toEqual(swiss);
      const back = methodByBoards(JSON.parse(JSON.stringify(swiss)) as typeof swiss);
      expect(back).toMatchObject({
        board: before.board,
        ranking: before.ranking,
        guarantee: before.guarantee,
      });
      expect(back.name).not.toBe('own');
    }
  });
});

describe('matchpoints', () => {
  const eight = traveller(-50, 150, 120, 120, 110, -100, -50, 120);

  it('are 2, 1 and 0 a comparison, 1, 1/2 and 0 in North America', () => {
    for (const body of ['ebu', 'wbf', 'pzbs', 'club']) {
      expect(ns(`${body}-matchpoints`, eight)).toEqual([3, 14, 10, 10, 6, 0, 3, 10]);
    }
    expect(ns('acbl-matchpoints', eight)).toEqual([1.5, 7, 5, 5, 3, 0, 1.5, 5]);
  });

  it('of two scores where six should be are 65 and 55 % by the White Book, elsewhere by Neuberg', () => {
    const two = traveller(420, 170);
    expect(ns('ebu-matchpoints', two, 6)).toEqual([6.5, 5.5]);
    expect(ns('wbf-matchpoints', two, 6)).toEqual([8, 2]);
    expect(ns('club-matchpoints', two, 6)).toEqual([8, 2]);
    expect(ns('acbl-matchpoints', two, 6)).toEqual([4, 1]);
  });

  it('of a factored board are rounded to hundredths by ACBLscore alone', () => {
    const [first] = scored('acbl-matchpoints', traveller(420, 170, 0), 7).lines;
    expect(first!.ns).toMatchObject({ kind: 'scored' });
    expect(awardsAsText(scored('acbl-matchpoints', traveller(420, 170, 0), 7))[0]).toBe('533/100 67/100');
    expect(awardsAsText(scored('wbf-matchpoints', traveller(420, 170, 0), 7))[0]).toBe('32/3 4/3');
  });

  it('of a single score are average plus but by the bare Law 87', () => {
    expect(
      ['ebu', 'acbl', 'pzbs', 'club'].map((body) => ns(`${body}-matchpoints`, traveller(420), 4)),
    ).toEqual([[3.6], [1.8], [3.6], [3.6]]);
    expect(ns('wbf-matchpoints', traveller(420), 4)).toEqual([3]);
  });
});

describe('Butler', () => {
  // The mean of 450, 420, 420 and -50 is 310 ... of the four that are left 302.5: 300.
  const six = traveller(450, 420, -800, -50, 420, 420);

  it('compares with the mean of what is left without the best and the worst, to the nearest 10', () => {
    for (const body of ['ebu', 'wbf', 'pzbs', 'club']) {
      expect(ns(`${body}-butler`, six)).toEqual([4, 3, -15, -8, 3, 3]);
      expect(scored(`${body}-butler`, six).charts[0]).toMatchObject({ dropped: 1, datum: 300 });
    }
  });

  it('leaves nothing out of three scores', () => {
    for (const body of ['ebu', 'wbf', 'pzbs', 'club']) {
      expect(scored(`${body}-butler`, traveller(650, 170, 200)).charts[0]).toMatchObject({
        dropped: 0,
        datum: 340,
      });
    }
  });

  it('leaves 5 % out at each end and rounds halves to the even ten as ACBLscore does (manual, 83)', () => {
    const datum = (...scores: number[]) => scored('acbl-butler', traveller(...scores)).charts[0];
    expect(datum(430, 420)).toMatchObject({ dropped: 0, datum: 420 });
    expect(datum(430, 440)).toMatchObject({ datum: 440 });
    expect(datum(-430, -420)).toMatchObject({ datum: -420 });
    expect(datum(0, 10)).toMatchObject({ datum: 0 });
    expect(datum(...Array<number>(18).fill(420), 1430, -1000)).toMatchObject({ dropped: 1, datum: 420 });
  });

  it('factors the frequencies of a short board by the White Book (4.2.4)', () => {
    const five = traveller(650, 620, 620, 170, -100);
    expect(scored('ebu-butler', five, 8).charts[0]).toMatchObject({ datum: 430 });
    expect(scored('wbf-butler', five, 8).charts[0]).toMatchObject({ datum: 470 });
  });
});

describe('cross-IMPs', () => {
  const five = traveller(620, 170, 140, 140, -100);
  const sums = [42, -1, -5, -5, -31];

  it('are the sum of all comparisons, or their mean', () => {
    expect(ns('ebu-cross-imps', five)).toEqual(sums);
    expect(ns('acbl-total-imps', five)).toEqual(sums);
    for (const name of ['acbl-cross-imps', 'wbf-cross-imps', 'club-cross-imps']) {
      expect(ns(name, five)).toEqual([10.5, -0.25, -1.25, -1.25, -7.75]);
    }
  });

  it('of a board with fewer scores count as much as others by the White Book (4.2.5)', () =>
    expect(ns('ebu-cross-imps', five, 10)).toEqual(sums.map((sum) => 2 * sum)));

  it('are 17 a comparison at the most in the Cavendish', () => {
    expect(ns('pzbs-cross-imps', traveller(730, -170, 100, -420, -400))).toEqual([
      14, -2.25, 4.25, -8.25, -7.75,
    ]);
    expect(ns('pzbs-cross-imps', traveller(2220, -2000, 100))).toEqual([17, -17, 0]);
  });

  it('make average plus 3 IMPs, 3 a comparison where they are added up (ACBLscore manual, 83)', () => {
    const lines = [...traveller(420, 170, 170), line('4', artificial('ave+'))];
    expect(ns('acbl-cross-imps', lines).at(-1)).toBe(3);
    expect(ns('acbl-total-imps', lines).at(-1)).toBe(9);
  });
});

describe('board-a-match', () => {
  const two = traveller(120, 110);

  it('is won by 10 points, but that is a tie where it is as in the Patton', () => {
    expect(ns('acbl-board-a-match', two)).toEqual([1, 0]);
    for (const body of ['ebu', 'wbf', 'club']) expect(ns(`${body}-board-a-match`, two)).toEqual([2, 0]);
    expect(ns('pzbs-board-a-match', two)).toEqual([1, 1]);
  });

  it('is worth the same whatever the number of tables', () =>
    expect(ns('acbl-board-a-match', traveller(420, 400, 400, 170, -50))).toEqual([1, 0.63, 0.63, 0.25, 0]));
});
