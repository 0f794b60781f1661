import { wayTo } from './wayTo.js';

it('leads from a board that a table asks to play later to that board in its own round', () => {
  const way = wayTo('t', '1', { kind: 'late-asked', table: 'A3', round: 1, board: 7 });
  expect(way).toBe('/tournaments/t/session/1/room/table/A3?round=1&board=7');
});

it('leads to an appeal among the rulings of the room, to the bracket of a tied match, and to line-ups', () => {
  const law = { law: '64', edition: '2017' };
  expect(wayTo('t', '1', { kind: 'appeal', ruling: 'r', law, by: 'A NS 1' })).toBe(
    '/tournaments/t/session/1/room/rulings?ruling=r',
  );
  expect(wayTo('t', '1', { kind: 'tied', knockout: '2', match: 3, between: '1 – 2' })).toBe(
    '/tournaments/t/knockout/2',
  );
  expect(wayTo('t', '1', { kind: 'line-ups', round: 2, count: 3 })).toBe(
    '/tournaments/t/session/1/line-ups?round=2',
  );
});
