import { changedRows } from './changedRows.js';

const called = { score: 'Score', victoryPoints: 'VP' };
const written = (match: Parameters<typeof changedRows>[0]) =>
  changedRows(match, 'en', called).map((row) => `${row.called}: ${row.before} → ${row.after}`);

describe('what a ruling changes in a match', () => {
  it('is told board by board in IMPs of both teams, then for the match with its victory points', () => {
    expect(
      written({
        imps: true,
        before: { score: { home: '9', away: '0' }, victoryPoints: { home: '16', away: '4' } },
        after: { score: { home: '0', away: '2' }, victoryPoints: { home: '9', away: '11' } },
        boards: [{ board: 3, before: { home: '9', away: '-9' }, after: { home: '-2', away: '2' } }],
      }),
    ).toEqual(['3: +9 / −9 → −2 / +2', 'Score: 9 : 0 · 16 – 4 VP → 0 : 2 · 9 – 11 VP']);
  });

  it('has points without a sign where boards have a top, and a dash for what does not count', () => {
    expect(
      written({
        imps: false,
        before: null,
        after: { score: { home: '2', away: '0' }, victoryPoints: null },
        boards: [{ board: 3, before: null, after: { home: '2', away: '0' } }],
      }),
    ).toEqual(['3: – → 2 / 0', 'Score: – → 2 : 0']);
  });
});
