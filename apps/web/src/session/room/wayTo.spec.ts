import { wayTo } from './wayTo.js';

it('leads from a board that a table asks to put off to that board in its own round', () => {
  const way = wayTo({ kind: 'late-asked', table: 'A3', round: 1, board: 7 });
  expect(way).toBe('table/A3?round=1&board=7');
});
