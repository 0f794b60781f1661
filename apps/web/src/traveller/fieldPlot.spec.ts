import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { fieldPlot } from './fieldPlot.js';

function line(table: string, score: number | null, over: Partial<TravellerLineSeen> = {}): TravellerLineSeen {
  return { table, round: 1, status: 'agreed', score, rulings: [], ...over } as unknown as TravellerLineSeen;
}

/** Each mark as `table row@along`. */
const placed = (lines: readonly TravellerLineSeen[], par?: number) =>
  fieldPlot(lines, 1, par)?.marks.map(({ table, row, along }) => `${table} ${row}@${Math.round(along)}`);

describe('the field of a board as a picture', () => {
  it('has the scores of East-West left and those of North-South right, equal ones above each other', () => {
    const lines = [line('A1', 420), line('A2', -50), line('A3', 420), line('A4', 420), line('A5', 170)];
    expect(placed(lines)).toEqual(['A2 0@3', 'A5 0@47', 'A1 0@97', 'A3 1@97', 'A4 2@97']);
  });

  it('puts scores that would lie on each other above each other, too', () => {
    expect(placed([line('A1', 420), line('A2', 430), line('A3', -1100)])).toEqual([
      'A3 0@3',
      'A1 0@96',
      'A2 1@97',
    ]);
  });

  it('has room for par beside the scores', () => {
    const plot = fieldPlot([line('A1', 140), line('A2', 110)], 1, 620)!;
    expect([plot.low, plot.high, Math.round(plot.alongOf(620))]).toEqual([110, 620, 97]);
  });

  it('has the middle for a field of equals, and no picture without scores', () => {
    expect(placed([line('A1', 0), line('A2', 0)])).toEqual(['A1 0@50', 'A2 1@50']);
    expect(fieldPlot([line('A1', null, { status: 'to-play' })], 1, 420)).toBeUndefined();
  });

  it('shows what was assigned, each score once', () => {
    const result = { kind: 'score', score: 600 } as const;
    const assigned = { kind: 'assigned', result } as const;
    const ruled = line('A1', -50, {
      status: 'ruled',
      rulings: [{ withdrawn: null, adjustment: { NS: assigned, EW: assigned } }] as never,
    });
    expect(fieldPlot([ruled], 1, undefined)?.marks.map((mark) => [mark.score, mark.ruled])).toEqual([
      [600, true],
    ]);
  });
});
