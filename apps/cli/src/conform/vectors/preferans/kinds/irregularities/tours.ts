import { roundRuling } from '#laws';
import { z } from 'zod';
import { explained } from '../../../answer.js';
import { shape } from '../../../shape.js';
import { said } from '../../said.js';

const ROUNDS = { 'просчёт (not counted normally)': 'cut' };

/** tour_penalty: a round that loses too much, and a clock that has run out. */
export const tourPenalties = [
  shape(
    z.strictObject({ round_whists: z.int(), time_expired: z.boolean().default(false) }),
    ({ round_whists: whists, time_expired: timeExpired }, expected) => {
      const round = roundRuling({ whists, timeExpired, yellowCards: 0 });
      const term = `${whists} whists in the round${timeExpired ? ', the clock has run out' : ''}`;
      return {
        round: said(expected['round'], ROUNDS, round.cut ? 'cut' : 'counted', term),
        removed: explained(round.cut, term),
        card: explained(round.card ?? 'none', term),
        tour_score: explained(round.whists, term),
      };
    },
  ),
];
