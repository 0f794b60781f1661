import { BOARD_METHODS, scoreBoard, hasTop, METHOD_UNITS, type BoardMethod } from './methods/board-method.js';
import type { FieldLine } from './board/board-field.js';
import { penaltyUnitsOf } from './presets/penalty-units.js';

/** What docs/add-a-scoring-method.md adds to scoring: what a method's points are, and how it scores. */
const kind = 'half-butler';
const method = { kind } as unknown as BoardMethod;
const butler = {
  kind: 'butler',
  datum: { drop: 'none', dropFrom: 1, roundTo: 10 },
  shortBoards: 'as-played',
  singleScore: 'zero',
} as const;
const on = { board: 1, expected: 2 };
const rules = BOARD_METHODS as Record<string, unknown>;
const units = METHOD_UNITS as Record<string, unknown>;

beforeAll(() => {
  units[kind] = 'imps';
  rules[kind] = {
    scoring: () => BOARD_METHODS.butler.scoring(butler, on),
    whileOthersAreToCome: (its: BoardMethod) => its,
    rounding: () => ({ decimals: 0 }),
  };
});
afterAll(() => {
  delete units[kind];
  delete rules[kind];
});

describe('a new scoring method', () => {
  it('scores a board', () => {
    const line = (id: string, score: number): FieldLine => ({
      id,
      ns: { kind: 'score', score },
      ew: { kind: 'score', score },
    });
    const { lines, ...scored } = scoreBoard([line('1', 620), line('2', 420)], method, on);
    expect(scored.kind).toBe(kind);
    expect(lines.map(({ ns }) => ('points' in ns ? String(ns.points) : ns.kind))).toEqual(['3', '-3']);
  });

  it('has penalties in IMPs, and places by them', () => {
    expect(hasTop(method)).toBe(false);
    expect(penaltyUnitsOf({ board: method, ranking: { by: 'score' } })).toEqual(['imps']);
  });
});
