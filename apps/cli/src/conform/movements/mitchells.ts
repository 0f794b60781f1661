import {
  bestArrowSwitches,
  competitionQuality,
  mitchell,
  shareAndRelay,
  skipMitchell,
  web,
  webBoards,
} from '#movement';
import { z } from 'zod';
import { explained } from '../comparison/answer.js';
import { copiesOf, qualityFigure, rowsOf, validity } from './figures.js';
import { section } from './section.js';

const KINDS = { std: mitchell, skip: skipMitchell, relay: shareAndRelay };
const KIND = z.enum(['std', 'skip', 'relay']);
const RULES = {
  std: 'East-West one table up, boards one down',
  skip: 'East-West one table up and one more after half the rounds, boards one down',
  relay: 'a relay halfway, the first and the last table share',
};

/** Mitchells row by row. */
export const mitchells = section({
  given: z.object({ tables: z.int(), kind: KIND }),
  tolerance: 0.00005,
  id: ({ tables, kind }) => `${tables} ${kind}`,
  answer({ tables, kind }) {
    const movement = KINDS[kind]({ tables });
    return {
      rounds: explained(movement.rounds, RULES[kind]),
      twoWinner: explained(movement.winners === 2, 'North-South and East-West never meet their own line'),
      valid: validity(movement),
      copiesNeeded: copiesOf(movement),
      competitionTotal: explained(competitionQuality(movement).sum, 'the sum of the competition matrix'),
      Q: qualityFigure({ ...movement, declared: { copies: tables } }),
      rows: explained(rowsOf(movement), RULES[kind]),
    };
  },
});

/** How the complete Mitchell of a number of tables is played, and whether it can be. */
export const mitchellValidity = section({
  given: z.object({ tables: z.int(), kind: KIND }),
  id: ({ tables, kind }) => `${tables} ${kind}`,
  answer({ tables, kind }) {
    const movement = KINDS[kind]({ tables });
    return {
      rounds: explained(movement.rounds, RULES[kind]),
      valid: validity(movement),
      copies: copiesOf(movement),
    };
  },
});

/** Webs row by row. */
export const webs = section({
  given: z.object({ tables: z.int(), rounds: z.int() }),
  id: ({ tables, rounds }) => `${tables} tables, ${rounds} rounds`,
  answer({ tables, rounds }) {
    const movement = web({ tables, rounds });
    const { ascending, first, skipAfter } = webBoards(tables, rounds)!;
    const rule = `tables 1 to ${ascending} rising, the others falling from ${first} - t`;
    return {
      ascendingTables: explained(ascending, rule),
      k: explained(first, rule),
      skipAfter: explained(skipAfter, rule),
      valid: validity(movement),
      copiesNeeded: copiesOf(movement),
      rows: explained(rowsOf(movement), rule),
    };
  },
});

/** How webs are laid, or that there are none. */
export const webDecisions = section({
  given: z.object({ T: z.int(), R: z.int() }),
  id: ({ T, R }) => `${T} tables, ${R} rounds`,
  answer({ T, R }, expected) {
    const boards = webBoards(T, R);
    if (!boards) {
      const none = explained(
        true,
        'East-West would come to boards that they have played, however they are laid',
      );
      return 'none' in expected ? { none } : { a: none, k: none, skip: none, c: none };
    }
    const rule = 'no skip if possible, then the fewest copies, then the fewest rising tables';
    return {
      a: explained(boards.ascending, rule),
      k: explained(boards.first, rule),
      skip: explained(boards.skipAfter, rule),
      c: explained(boards.copies, rule),
      none: explained(false, `${boards.ascending} rising tables, the others from ${boards.first}`),
    };
  },
});

const OPTIMA = z.array(z.tuple([z.int(), z.int(), z.number()]));

/** The best arrow switches of complete Mitchells: tables, how many rounds, quality. */
export const arrowSwitchOptima = section({
  given: z.object({}),
  notes: ['note'],
  tolerance: 0.0501,
  id: () => 'of complete Mitchells',
  answer(_given, expected) {
    const rows = OPTIMA.parse(expected.rows).map(([tables]) => {
      const { rounds, quality } = bestArrowSwitches(KINDS[tables % 2 === 1 ? 'std' : 'relay']({ tables }));
      return explained(
        [tables, rounds.length, Number(quality.percent!.toFixed(6))],
        `rounds ${rounds.join(', ')} are the best to switch`,
      );
    });
    return { rows };
  },
});
