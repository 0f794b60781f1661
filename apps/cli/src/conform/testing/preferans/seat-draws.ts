import { drawnCardOrder } from '#cards';
import { firstDealerByCards } from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { said } from './notation/said.js';
import { CARD, USUAL } from './notation/table-of.js';

const SEATING = { 'draw (жеребьёвка) run by the judges, not by 3.1.1': 'judges-draw' };

/** tirage: seats and the first dealer by cards; in tournaments by the judges' draw. */
export const seatDraws = [
  shape(
    z.strictObject({ draw: z.record(z.string(), CARD), purpose: z.literal('first_deal').optional() }),
    ({ draw }) => {
      const drawn = new Map(Object.entries(draw));
      const term = 'ranks A < 7 < ... < K, then spades < clubs < diamonds < hearts (3.1.1)';
      return {
        order: explained(drawnCardOrder(drawn), term),
        first_dealer: explained(firstDealerByCards(drawn), term),
      };
    },
  ),
  shape(z.strictObject({ context: z.literal('tournament') }), (_, expected) => ({
    seating_by: said(expected['seating_by'], SEATING, USUAL.seating),
  })),
];
