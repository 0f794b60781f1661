import type { SheetLine } from '#tournament';
import { deal } from '../../../../../libs/preferans/src/testing/deal.js';
import { sheetLineShown } from './sheet-line-shown.js';

it('has both results of a disputed plan on paper, and by whose plan the lot gave declarer theirs (3.8.5.1b)', () => {
  const six = (tricks: string) => deal('6H by E', { dealer: 'N', whists: 'S whist, W pass', tricks });
  const ruling = (seed: string): SheetLine => ({
    kind: 'ruling',
    ruling: {
      ofWhister: six('E 6, S 4, W 0'),
      ofDissenter: six('E 5, S 5, W 0'),
      dissenters: ['N', 'W'],
      seed,
    },
  });
  const shown = sheetLineShown(ruling('a'.repeat(64)));
  expect(shown).toMatchObject({
    kind: 'ruling',
    ofWhister: { game: { declarer: 'E' }, dealer: 'N', tricks: { E: 6 } },
    ofDissenter: { tricks: { E: 5 } },
    dissenters: ['N', 'W'],
  });
  const lots = Array.from({ length: 16 }, (_lot, digit) => {
    const line = sheetLineShown(ruling(digit.toString(16).repeat(64)));
    return line.kind === 'ruling' ? line.drawn : undefined;
  });
  expect(new Set(lots)).toEqual(new Set(['of-whister', 'of-dissenter']));
});
