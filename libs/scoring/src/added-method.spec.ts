import { BOARD_METHODS, scoreBoard, hasTop, METHOD_UNITS } from './methods/board-method.js';
import type { FieldLine } from './board/board-field.js';
import { penaltyUnitsOf } from './presets/penalty-units.js';
import { ADDED_METHOD, addMethod } from './testing/added-method.js';

let takeAway: () => void;
beforeAll(() => (takeAway = addMethod({ BOARD_METHODS, METHOD_UNITS })));
afterAll(() => takeAway());

describe('a new scoring method', () => {
  it('scores a board', () => {
    const line = (id: string, score: number): FieldLine => ({
      id,
      ns: { kind: 'score', score },
      ew: { kind: 'score', score },
    });
    const { lines, ...scored } = scoreBoard([line('1', 620), line('2', 420)], ADDED_METHOD, {
      board: 1,
      expected: 2,
    });
    expect(scored.kind).toBe('half-butler');
    expect(lines.map(({ ns }) => ('points' in ns ? String(ns.points) : ns.kind))).toEqual(['3', '-3']);
  });

  it('has penalties in IMPs, and places by them', () => {
    expect(hasTop(ADDED_METHOD)).toBe(false);
    expect(penaltyUnitsOf({ board: ADDED_METHOD, ranking: { by: 'score' } })).toEqual(['imps']);
  });
});
