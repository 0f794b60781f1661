import type { SheetLineShown } from '../documents/sheet-shown.js';
import { sayIn } from '../words/words.js';
import { sheetLineText } from './sheet-line-text.js';

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
    [{ ...six, besides: ['talonRefused', 'withoutAll'] }, '6♠ E, talon refused, without all'],
    [
      { ...six, game: { kind: 'misere', declarer: 'E' }, besides: ['halved', 'agreed'] },
      'misère E, halved with the dealer, as agreed',
    ],
  ])('says how a game was played and ended, where that is not usual', (line, text) =>
    expect(sheetLineText(line, sayIn('en'))).toBe(text),
  );

  it('says where a penalty has cost the dealer the deal', () => {
    const penalties = { kind: 'penalties', rectified: [] } as const;
    expect(sheetLineText(penalties, sayIn('en'))).toBe('penalties');
    expect(sheetLineText({ ...penalties, passes: true }, sayIn('en'))).toBe('penalties, the deal passes on');
  });
});
