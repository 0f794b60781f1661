import type { SheetLineShown } from '../documents/sheet-shown.js';
import { sayIn } from '../words/words.js';
import { dealerOf, rectifiedTexts, sheetLineText, tricksOf, whistsText } from './sheet-line-text.js';

const six = {
  kind: 'deal',
  game: { kind: 'contract', level: 6, strain: 'S', declarer: 'E' },
  dealer: 'N',
  whists: [],
  tricks: {},
  rectified: [],
} as const satisfies SheetLineShown;

describe('a line of a sheet on paper', () => {
  it.each<[SheetLineShown, string]>([
    [six, '6♠ E'],
    [{ ...six, besides: ['open'] }, '6♠ E, open'],
    [{ ...six, besides: ['talonRefused', 'withoutAll'] }, '6♠ E, talon refused, down all'],
    [
      { ...six, game: { kind: 'misere', declarer: 'E' }, besides: ['halved', 'agreed'] },
      'misère E, halved with the dealer, as agreed',
    ],
  ])('says how a game was played and ended, where that is not usual', (line, text) =>
    expect(sheetLineText(line, sayIn('en'))).toBe(text),
  );

  it('has both results of a disputed plan, who dissented, and what the lot gave (3.8.5.1b)', () => {
    const whists = [
      { seat: 'S', call: 'whist' },
      { seat: 'W', call: 'pass' },
    ] as const;
    const ruling: SheetLineShown = {
      kind: 'ruling',
      ofWhister: { ...six, whists, tricks: { E: 6, S: 4, W: 0 } },
      ofDissenter: { ...six, whists, tricks: { E: 5, S: 5, W: 0 } },
      dissenters: ['N', 'W'],
      drawn: 'of-dissenter',
    };
    const say = sayIn('en');
    expect(sheetLineText(ruling, say)).toBe('a ruling on the plans of play: 6♠ E');
    expect(rectifiedTexts(ruling, say)).toEqual([
      'whister’s plan: tricks E 6, S 4, W 0',
      'other plan (N, W): tricks E 5, S 5, W 0',
      'drawn by lot: declarer gets the result of the other plan',
    ]);
    expect([dealerOf(ruling), whistsText(ruling, say)]).toEqual(['N', 'S whist, W pass']);
    expect(tricksOf(ruling)).toEqual({ E: 6, S: 4, W: 0 });
  });

  it('has no trumps as players of each language write them', () => {
    const game = { kind: 'contract', level: 7, strain: 'NT', declarer: 'W' } as const;
    const said = (['en', 'pl', 'ru'] as const).map((one) => sheetLineText({ ...six, game }, sayIn(one)));
    expect(said).toEqual(['7NT W', '7BA W', '7БК W']);
  });

  it('says where a penalty has cost the dealer the deal', () => {
    const penalties = { kind: 'penalties', rectified: [] } as const;
    expect(sheetLineText(penalties, sayIn('en'))).toBe('penalties');
    expect(sheetLineText({ ...penalties, passes: true }, sayIn('en'))).toBe(
      'penalties, the deal passes to the next dealer',
    );
  });
});
