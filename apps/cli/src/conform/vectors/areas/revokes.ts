import {
  afterRevoke,
  trickTransfer,
  type Edition,
  type EstablishedRevoke,
  type TransferExemption,
} from '#laws';
import { DOUBLINGS, LEVELS, STRAINS, type PlayedContract } from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../answer.js';
import { shape } from '../shape.js';
import { contractFigure } from './contract-scores.js';
import { byEdition, EDITION } from './editions.js';

const EXEMPT: Readonly<Record<string, TransferExemption>> = {
  faced_card: 'faced-card',
  after_next_call: 'next-deal',
  trick12: 'trick-12',
  both_sides: 'both-sides',
};

/** revoke: how many tricks are transferred, and what that makes of the score. Law 64. */
export const revokes = [
  shape(
    z.strictObject({
      description: z.string(),
      offender_won: z.boolean(),
      partner_won: z.boolean().optional(),
      later: z.array(
        z.strictObject({ by: z.enum(['offender', 'partner']), legal_card: z.boolean().optional() }),
      ),
      flags: z.array(z.enum(['faced_card', 'after_next_call', 'trick12', 'both_sides'])).optional(),
    }),
    ({ offender_won, partner_won, later, flags = [] }, { tricks_transferred: asked }) => {
      const revoke: EstablishedRevoke = {
        wonBy: offender_won ? 'offender' : partner_won ? 'partner' : 'opponents',
        later: later.map(({ by, legal_card: couldHaveFollowed = false }) => ({ by, couldHaveFollowed })),
        exempt: flags.map((flag) => EXEMPT[flag]!),
      };
      return { tricks_transferred: byEdition(asked, (edition) => transferred(revoke, edition)) };
    },
  ),
  shape(
    z.strictObject({
      description: z.string(),
      tricks_auto: z.literal([0, 1, 2]),
      equity_tricks: z.int().min(0).max(13),
    }),
    ({ tricks_auto: tricks, equity_tricks: equity }) => {
      const ruling = afterRevoke({ tricks, law: '64A1' }, equity);
      return {
        ruling: explained(
          ruling.kind === 'transfer'
            ? `${ruling.tricks} tricks are transferred`
            : `assigned adjusted score giving ${ruling.tricks} tricks more (${ruling.law}), not auto+equity`,
          `${tricks} tricks are transferred, ${equity} more would have been made`,
        ),
      };
    },
  ),
  shape(
    z.strictObject({
      contract: z
        .string()
        .regex(/^[1-7](C|D|H|S|NT?) by (North|East|South|West), (NV|V), table result \d{1,2} tricks$/),
      revoke: z.string().regex(/^\w+ .*, won the trick; (NS|EW) won \d{1,2} later tricks?$/),
      edition: EDITION,
    }),
    ({ contract, revoke, edition }) => {
      const [, level, strain, declarer, vulnerable, tricks] =
        /^(\d)(\w+) by (\w)\w*, (N?V), table result (\d+)/.exec(contract)!;
      const [, offenders, later] = /; (NS|EW) won (\d+) later/.exec(revoke)!;
      const played: PlayedContract = {
        level: LEVELS.find((one) => one === Number(level))!,
        strain: STRAINS.find((one) => one.startsWith(strain!))!,
        doubling: DOUBLINGS[0],
        tricks: Number(tricks),
      };
      const won = Array.from({ length: Number(later) }, () => ({ by: 'partner' }) as const);
      const transfer = trickTransfer({ wonBy: 'offender', later: won }, edition);
      const gained = offenders!.includes(declarer!) ? 0 - transfer.tricks : transfer.tricks;
      const after = { ...played, tricks: played.tricks + gained };
      return {
        transfer: explained(transfer.tricks, `Law ${transfer.law} (${edition})`),
        new_tricks: explained(after.tricks, `${played.tricks} and ${gained}`),
        new_score: contractFigure(after, vulnerable === 'V'),
        old_score: contractFigure(played, vulnerable === 'V'),
      };
    },
  ),
];

function transferred(revoke: EstablishedRevoke, edition: Edition): Figures {
  const { tricks, law } = trickTransfer(revoke, edition);
  const later = `${revoke.later.length} later tricks of the side`;
  return explained(tricks, `Law ${law} (${edition}): the trick won by the ${revoke.wonBy}, ${later}`);
}
