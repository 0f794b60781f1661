import type { BOARD_METHODS, BoardMethod, METHOD_UNITS } from '../methods/board-method.js';
import type { BoardExpectation } from '../board/field-awards.js';

/** Where a method is registered. */
interface Registered {
  readonly BOARD_METHODS: typeof BOARD_METHODS;
  readonly METHOD_UNITS: typeof METHOD_UNITS;
}

/** The settings of a method that is not one of Tirage's. */
export const ADDED_METHOD = { kind: 'half-butler' } as unknown as BoardMethod;

const butler = {
  kind: 'butler',
  datum: { drop: 'none', dropFrom: 1, roundTo: 10 },
  shortBoards: 'as-played',
  singleScore: 'zero',
} as const;

/**
 * What docs/add-a-scoring-method.md adds to scoring: what a method's points are, and how it scores.
 *
 * @returns what takes the method away
 */
export function addMethod({ BOARD_METHODS: methods, METHOD_UNITS: ofPoints }: Registered): () => void {
  const { kind } = ADDED_METHOD;
  const rules = methods as Record<string, unknown>;
  const units = ofPoints as Record<string, unknown>;
  units[kind] = 'imps';
  rules[kind] = {
    scoring: (_method: BoardMethod, on: BoardExpectation) => methods.butler.scoring(butler, on),
    whileOthersAreToCome: (method: BoardMethod) => method,
    rounding: () => ({ decimals: 0 }),
  };
  return () => {
    delete units[kind];
    delete rules[kind];
  };
}
