import { datumTerm } from '#importing';
import { Rational, roundedDatum, type ButlerRegulation, type Datum } from '#scoring';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { awardsOf, boardBy, byScore, lines, SCORES } from './field.js';

/** butler: a board's datum, and each score against it. */
export const butler = [
  shape(
    z
      .strictObject({
        ns_scores: SCORES,
        drop_each_end: z.int().min(0),
        round_to: z.literal([10, 1]).optional(),
        A: z.int().optional(),
        E: z.int().min(1).optional(),
      })
      .refine(({ A, ns_scores }) => A === undefined || A === ns_scores.length),
    ({ ns_scores, drop_each_end: eachEnd, round_to: roundTo = 10, E }) => {
      const regulation: ButlerRegulation = {
        datum: { drop: eachEnd ? { eachEnd } : 'none', dropFrom: 4, roundTo },
        shortBoards: 'factored',
        singleScore: 'average-plus',
      };
      const board = boardBy({ kind: 'butler', ...regulation }, lines(ns_scores), E);
      const chart: Datum = board.charts.find(({ side }) => side === 'NS')!;
      const factored = new Map(chart.rows.map((row) => [row.score, row.factored]));
      return {
        avg: explained(chart.mean, datumTerm(chart)),
        datum: explained(chart.datum, datumTerm(chart)),
        factored: byScore(chart.rows, (score) => explained(factored.get(score), datumTerm(chart))),
        ns_imps: awardsOf(board, 'ns'),
        ew_imps: awardsOf(board, 'ew'),
      };
    },
  ),
  shape(z.strictObject({ avg: z.array(z.number()) }), ({ avg }) => ({
    datum: avg.map((mean) => explained(roundedDatum(Rational.from(mean), 10), `a mean of ${mean}`)),
  })),
];
