import { Rational } from '#scoring';
import {
  dealEntries,
  dealRecordSchema,
  netValueOf,
  planByLot,
  planCompensation,
  type DealRecord,
} from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { said } from './notation/said.js';
import { CONVENTION, namedTable, USUAL } from './notation/table-of.js';
import { pointsOf, whistsOf } from './notation/written.js';

const COUNTS = ['made', 'one down', 'two down', 'three down'];
const DOWN = 'one down|two down|three down';
const INSISTS = new RegExp(
  `^misere: A insists on his plan guaranteeing (?<guaranteed>${DOWN}); B and dealer agree; declarer (?<actual>makes it|is ${DOWN})$`,
);
const PLAN = new RegExp(`^declarer (makes misere|${DOWN})$`);
const PROTOCOL = { "split score, judge's note obligatory": 'split' };

/** Four at a table: A and B against declarer, and the dealer. */
const TABLE = namedTable(['declarer', 'A', 'B', 'dealer']);

function misere(tricks: number): DealRecord {
  const [declarer, whister] = [TABLE.seatOf('declarer'), TABLE.seatOf('A')];
  return dealRecordSchema.parse({
    players: TABLE.players,
    dealer: TABLE.seatOf('dealer'),
    played: { kind: 'misere', declarer },
    tricks: { [declarer]: tricks, [whister]: 10 - tricks },
  });
}

/** judge: a plan that is disputed, with what comes of it and of the other one. */
export const judgements = [
  shape(
    z.strictObject({ convention: CONVENTION, players: z.literal(4), fact: z.string().regex(INSISTS) }),
    ({ convention, fact }, expected) => {
      const { guaranteed, actual } = INSISTS.exec(fact)!.groups as Record<string, string>;
      const record = misere(actual === 'makes it' ? 0 : COUNTS.indexOf(actual!.replace('is ', '')));
      const compensation = planCompensation(
        {
          actual: record,
          guaranteed: misere(COUNTS.indexOf(guaranteed!)),
          insister: TABLE.seatOf('A'),
          others: [TABLE.seatOf('B'), TABLE.seatOf('dealer')],
        },
        convention,
      );
      const entries = [...dealEntries(record, convention), ...compensation];
      return {
        pool: pointsOf(entries, 'pool', TABLE, expected['pool']),
        mountain: pointsOf(entries, 'mountain', TABLE, expected['mountain']),
        whists: whistsOf(entries, TABLE, expected['whists']),
      };
    },
  ),
  shape(
    z.strictObject({
      context: z.literal('qualification_tournament'),
      whister_plan: z.string().regex(PLAN),
      passer_plan: z.string().regex(PLAN),
      lot: z.enum(['whister_plan', 'passer_plan']),
    }),
    ({ whister_plan: whister, passer_plan: passer, lot }, expected) => {
      const records = { 'of-whister': misere(tricksIn(whister)), 'of-dissenter': misere(tricksIn(passer)) };
      const ruled = planByLot(
        {
          ofWhister: records['of-whister'],
          ofDissenter: records['of-dissenter'],
          dissenters: [TABLE.seatOf('B')],
        },
        lot === 'whister_plan' ? 'of-whister' : 'of-dissenter',
        USUAL,
      );
      const resultOf = (name: string) => {
        const plan = ruled.results[TABLE.seatOf(name)]!;
        return COUNTS[records[plan].tricks[TABLE.seatOf('declarer')]!]!;
      };
      const named = (name: string) => resultOf(name).replace(/^made$/, 'misere made');
      const own =
        ruled.results[TABLE.seatOf('A')] === 'of-whister' ? 'result of his own plan' : 'another result';
      const terms = ruled.adjustments.map(
        ({ seat, amount, rule }) => `${TABLE.nameOf(seat)}: ${amount} besides (${rule})`,
      );
      const values = netValueOf(ruled.written, USUAL);
      const balance = Rational.sum([
        ...Object.values(values),
        ...ruled.adjustments.map(({ amount }) => amount),
      ]);
      return {
        whister: explained(`${own} (${named('A')})`, 'the whister plays his own plan', ...terms),
        passer_or_dealer: explained(
          `compensating result (${named('B')})`,
          'as his own plan would have gone',
          ...terms,
        ),
        declarer: explained(
          `one of the two results by lot -> here ${named('declarer')}`,
          `the lot: ${ruled.lot}`,
          ...terms,
        ),
        protocol: said(
          expected['protocol'],
          PROTOCOL,
          ruled.adjustments.length > 0 ? 'split' : 'one result',
          `the results add up to ${balance}`,
        ),
      };
    },
  ),
];

function tricksIn(plan: string): number {
  return plan.endsWith('makes misere') ? 0 : COUNTS.indexOf(plan.replace('declarer ', ''));
}
