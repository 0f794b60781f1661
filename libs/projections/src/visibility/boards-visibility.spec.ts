import { allPlayed, begun, event, type TestEvents, played, uuid } from '../testing/play-events.js';
import { visibilityOf } from './boards-visibility.js';
import type { Viewer } from './viewer.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const other: Viewer = { kind: 'director', person: uuid(71) };
/** Of three tables the director plays as the first pair East-West. */
const plays = event('session.players-named', {
  session: '1',
  contestant: 'A-EW1',
  players: [uuid(70), uuid(99)],
});

const HIDDEN = { results: false, cards: false };
const WITHOUT_CARDS = { results: true, cards: false };

describe('what a director may compare with their own statements', () => {
  const begins: TestEvents = [begun({ rules: { darkRounds: 1 } }), plays];
  const visibility = (viewer: Viewer, compared: Parameters<typeof visibilityOf>[1], events = begins) =>
    visibilityOf(played(...events), compared, viewer);

  it('is nothing of a board that they have not played yet, named by its session or by its set', () => {
    const boards = [1];
    for (const of of [
      { session: '1', boards },
      { set: '1', boards },
    ]) {
      expect(visibility(director, of)!(1)).toEqual(HIDDEN);
      expect(visibility(other, of)!(1)).toEqual(WITHOUT_CARDS);
      expect(visibility(director, of, [...begins, allPlayed()])!(1)).toEqual({ results: true, cards: true });
    }
    expect(visibility(director, { session: '7', boards })).toBeUndefined();
  });

  it('is the sheet of a table in a round that everybody may see', () => {
    const of = { session: '1', boards: [] };
    const results = (viewer: Viewer, round: number) =>
      visibility(viewer, of)!(undefined, { table: 'A2', round }).results;
    expect([2, 3].map((round) => results(director, round))).toEqual([true, false]);
    expect(results(other, 3)).toBe(true);
  });
});
