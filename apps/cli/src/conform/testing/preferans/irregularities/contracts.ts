import { recorded, undertricksWritten } from '#laws';
import {
  bidOf,
  dealEntries,
  dealRecordSchema,
  DENOMINATIONS,
  GAME_LEVELS,
  LADDER,
  levelOf,
  type DealRecordInput,
  type GameLevel,
  type Settings,
} from '#preferans';
import { Rational } from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../../../comparison/answer.js';
import { shape } from '../../vectors/shape.js';
import { said } from '../notation/said.js';
import { CONVENTION, namedTable } from '../notation/table-of.js';
import { ofKind, ruled } from './ruled.js';

const ORDERED =
  /^(?:declarer )?ordered with \d+ (?:\(or \d+\) )?cards(?:; defenders prove (?<proven>\d+) down was inevitable|, nothing provable)$/;
const TABLE = namedTable(['dealer', 'declarer', 'A']);
const DECLARER = TABLE.seatOf('declarer');

/** contract_irregularity: orders that cannot be. */
export const contractIrregularities = [
  shape(
    z.strictObject({
      convention: CONVENTION,
      contract: z.literal(GAME_LEVELS),
      fact: z.string().regex(ORDERED),
    }),
    ({ convention, contract, fact }) => {
      const proven = ORDERED.exec(fact)!.groups!['proven'];
      const one = ruled(
        proven === undefined
          ? 'ordered with a wrong count'
          : 'ordered with a wrong count, undertricks proven',
      );
      const tricks = { due: contract, taken: contract, proven: Number(proven ?? 0) };
      const [remise] = ofKind(one, 'undertricks');
      const { terms } = one;
      return {
        recorded_undertricks: explained(remise && undertricksWritten(remise, tricks), ...terms),
        mountain_declarer: mountainOfDeclarer(
          contract,
          {
            tricks: { [DECLARER]: contract, [TABLE.seatOf('A')]: 10 - contract },
            rectifications: recorded(one.outcome, { seat: DECLARER, as: 'declarer', ...tricks }),
          },
          convention,
        ),
      };
    },
  ),
  shape(
    z.strictObject({
      convention: CONVENTION,
      bid: z.enum(LADDER),
      fact: z.literal('insists on an illegal order'),
    }),
    ({ convention, bid }, expected) => {
      const one = ruled('insists on an illegal order');
      const [remise] = ofKind(one, 'without-all');
      const level = levelOf(bid);
      const down = remise && undertricksWritten(remise, { due: level, taken: 0 });
      return {
        recorded: said(expected['recorded'], { 'без всех': 'call' }, remise?.of ?? 'nothing', ...one.terms),
        recorded_undertricks: explained(down, ...one.terms),
        mountain_declarer: mountainOfDeclarer(level, { ended: 'without-all' }, convention),
      };
    },
  ),
];

/** What declarer writes to the mountain on a contract that is whisted. */
function mountainOfDeclarer(
  level: GameLevel,
  record: Pick<DealRecordInput, 'tricks' | 'rectifications' | 'ended'>,
  convention: Settings,
): Figures {
  const [denomination] = DENOMINATIONS;
  const entries = dealEntries(
    dealRecordSchema.parse({
      players: TABLE.players,
      dealer: TABLE.seatOf('dealer'),
      played: { kind: 'contract', declarer: DECLARER, level, denomination },
      whists: [
        { seat: TABLE.seatOf('A'), call: 'whist' },
        { seat: TABLE.seatOf('dealer'), call: 'pass' },
      ],
      ...record,
    }),
    convention,
  ).filter(({ seat, kind }) => seat === DECLARER && kind === 'mountain');
  const terms = entries.map(({ count, price, rule }) => `${count} times ${price} (${rule})`);
  return explained(
    Rational.sum(entries.map(({ amount }) => amount)),
    `${bidOf(level, denomination)}, to the mountain of declarer`,
    ...terms,
  );
}
