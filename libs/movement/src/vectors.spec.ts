import { existsSync, readFileSync } from 'node:fs';
import { describeShared } from '../../cards/src/testing/shared-folder.js';
import { boardPlan } from './boards/board-plan.js';
import { checkMovement } from './check/check-movement.js';
import { arrowSwitch } from './generators/arrow-switch.js';
import { cyclicRows } from './generators/stored-howell.js';
import { howell } from './generators/howell.js';
import { mitchell, shareAndRelay } from './generators/mitchell.js';
import { skipMitchell } from './generators/skip-mitchell.js';
import { movementFromRows, playsFromTriples, type PlayTriple } from './generators/rows.js';
import { threeQuarterHowell } from './generators/three-quarter-howell.js';
import type { Movement } from './movement/movement.js';
import { bestArrowSwitches } from './quality/best-arrow-switches.js';
import { competitionQuality } from './quality/competition.js';
import { lacking } from './testing/carrying.js';
import type { MovementVectors } from './testing/vectors.js';

const kinds = { std: mitchell, skip: skipMitchell, relay: shareAndRelay };
/** With one winner or two: in figures pairs are counted through. */
const fromFigures = (rows: readonly (readonly PlayTriple[])[]) =>
  movementFromRows(playsFromTriples(rows, 1), { winners: 1 });
/** Whether nothing but sharing is unusual about it, and how many copies undo that. */
function playable(movement: Movement) {
  const faults = checkMovement(movement);
  const shared = faults.filter((fault) => fault.code === 'movement.set-shared');
  return {
    valid: faults.length === shared.length,
    copies: Math.max(1, ...shared.map(({ copies }) => copies)),
  };
}

describeShared('worked movements', 'vectors/movements.json', existsSync, (file) => {
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as MovementVectors;

  describe('Mitchells in figures', () => {
    it.each(vectors.mitchell)('$kind, $tables tables, $rounds rounds', (vector) => {
      const movement = kinds[vector.kind]({ tables: vector.tables });
      expect(arrowSwitch(movement, []).rows).toEqual(playsFromTriples(vector.rows, 1));
      const { sum, percent } = competitionQuality(movement);
      expect(sum).toBe(vector.competitionTotal);
      expect(percent).toBeCloseTo(vector.Q, 4);
    });

    it('can be played at every number of tables from 3 to 40', () => {
      const found = vectors.mitchellValidity3to40.map(({ tables, kind }) => {
        const movement = kinds[kind]({ tables });
        return { tables, rounds: movement.rounds, kind, ...playable(movement) };
      });
      expect(found).toEqual(vectors.mitchellValidity3to40);
    });
  });

  describe('Howells in figures', () => {
    it.each(vectors.perfectHowell)(
      'of $tables tables go round from their first round, perfectly',
      (vector) => {
        const rows = cyclicRows(vector.start, { cycle: vector.rounds, rounds: vector.rounds });
        const movement = movementFromRows(rows, { winners: 1 });
        expect(checkMovement(movement)).toEqual([]);
        expect(competitionQuality(movement).percent).toBe(vector.Q);
      },
    );

    it('of 14 tables: perfect, though it goes round no circle', () => {
      const movement = fromFigures(vectors.perfectHowell14.rows);
      expect(checkMovement(movement)).toEqual([]);
      expect(competitionQuality(movement).percent).toBe(100);
    });

    it.each(vectors.shortHowell.filter(({ rows }) => rows))('of $T tables and $R rounds: Q $Q', (vector) => {
      const movement = fromFigures(vector.rows!);
      expect(movement).toMatchObject({ tables: vector.T, rounds: vector.R, sets: vector.R });
      expect(movement.stationary).toHaveLength(vector.stationaryPairs!);
      expect(checkMovement(movement)).toEqual([]);
      expect(competitionQuality(movement).percent).toBeCloseTo(vector.Q!, 4);
    });
  });

  describe('our own Howells', () => {
    it.each(vectors.shortHowell.filter(({ rows }) => rows))(
      'of $T tables and $R rounds are balanced at least as well',
      ({ T: tables, R: rounds, Q }) => {
        const ours = rounds === 2 * tables - 1 ? howell({ tables }) : threeQuarterHowell({ tables, rounds });
        expect(competitionQuality(ours).percent!).toBeGreaterThan(Q! - 0.00005);
      },
    );

    it('are not there where there are none', () => {
      for (const { T: tables, R: rounds } of vectors.shortHowell.filter(({ rows }) => !rows)) {
        expect(() => threeQuarterHowell({ tables, rounds })).toThrow('movement.none-with-rounds');
      }
    });
  });

  describe('webs in figures', () => {
    it.each(vectors.web)('of $tables tables and $rounds rounds', ({ tables, rounds, copiesNeeded, rows }) => {
      const movement = fromFigures(rows);
      expect(movement).toMatchObject({ tables, rounds, sets: rounds });
      expect(playable(movement)).toEqual({ valid: true, copies: copiesNeeded });
    });
  });

  describe('the best arrow switches of complete Mitchells', () => {
    it.each(vectors.arrowSwitchOptimum.rows)('%i tables: %i rounds, Q %d', (tables, count, percent) => {
      const { rounds, quality } = bestArrowSwitches(kinds[tables % 2 === 1 ? 'std' : 'relay']({ tables }));
      expect(rounds).toHaveLength(count);
      expect(quality.percent).toBeCloseTo(percent, 1);
    });
  });

  describe('the board plan of five tables in figures', () => {
    it('is what was worked out', () => {
      const movement = fromFigures(vectors.boardPlan5Howell.rows);
      const plan = boardPlan(movement);
      expect(new Set(plan.copies.map(({ copies }) => copies))).toEqual(
        new Set([vectors.boardPlan5Howell.copies]),
      );
      expect(plan.setup.map(({ table, set }) => ({ table, set }))).toEqual(vectors.boardPlan5Howell.setup);
      expect(
        plan.relays
          .flatMap(({ atStart }) => atStart.map(({ set }) => set))
          .toSorted((one, other) => one - other),
      ).toEqual(vectors.boardPlan5Howell.relayAtStart);
      expect(plan.moves).toEqual(
        vectors.boardPlan5Howell.moves.map((move) => ({ ...move, copy: 1, sharedWith: [] })),
      );
    });

    it.each([...vectors.mitchell, ...vectors.web])(
      'needs the copies of $tables tables, $rounds rounds',
      ({ rows, copiesNeeded }) => {
        const movement = fromFigures(rows);
        const plan = boardPlan(movement);
        expect(Math.max(...plan.copies.map(({ copies }) => copies))).toBe(copiesNeeded);
        expect(lacking(movement, plan)).toEqual([]);
      },
    );
  });
});
