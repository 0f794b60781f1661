import { outcomeOf, type AnswerTo, type Edition, type Facts } from '#laws';
import { DOUBLINGS, LEVELS, STRAINS, type PlayedContract } from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { contractFigure } from './contract-scores.js';
import { byEdition, EDITION } from './editions.js';
import { tricksIn } from './tricks.js';
import { procedureOf } from '../../../../../../libs/laws/src/testing/procedure-of.js';

const FLAGS: Readonly<Record<string, Facts>> = {
  faced_card: { 'revoke-exempt': 'faced-card' },
  after_next_call: { 'revoke-exempt': 'called-on-next-deal' },
  trick12: { 'twelfth-trick': 'yes', 'hands-put-back': 'yes' },
  both_sides: { 'revoke-exempt': 'both-sides-revoked' },
};

/** An established revoke of which nothing is to be said but who won which tricks. */
function established(
  wonBy: AnswerTo<'revoke-trick-won-by'>,
  later: number,
  { withTheSuit = false }: { readonly withTheSuit?: boolean } = {},
): Facts {
  return {
    'twelfth-trick': 'no',
    'revoke-exempt': 'no',
    'revoke-trick-won-by': wonBy,
    'later-tricks-won': later === 0 ? 'none' : later === 1 ? 'one' : 'several',
    'won-one-with-the-suit': withTheSuit ? 'yes' : 'no',
    'insufficiently-compensated': 'no',
    'result-without-any-revoke': 'probably-the-same',
  };
}

/** A revoke whose transfer is so many tricks. */
const TRANSFERRED = [
  established('opponents', 0),
  established('offender', 0),
  established('offender', 1),
] as const;

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
      const wonBy = offender_won ? 'offender' : partner_won ? 'partner' : 'opponents';
      const withTheSuit = later.some(({ by, legal_card: legal }) => by === 'offender' && legal);
      const facts = flags.reduce<Facts>(
        (found, flag) => ({ ...found, ...FLAGS[flag] }),
        established(wonBy, later.length, { withTheSuit }),
      );
      return { tricks_transferred: byEdition(asked, (edition) => transferred(facts, edition)) };
    },
  ),
  shape(
    z.strictObject({
      description: z.string(),
      tricks_auto: z.literal([0, 1, 2]),
      equity_tricks: z.int().min(0).max(13),
    }),
    ({ tricks_auto: tricks, equity_tricks: equity }) => {
      const facts: Facts = {
        ...TRANSFERRED[tricks],
        'insufficiently-compensated': equity > tricks ? 'yes' : 'no',
      };
      const outcome = outcomeOf('64', 2017, facts);
      const isAdjusted = outcome.rectifications.some((one) => one.kind === 'adjust');
      return {
        ruling: explained(
          isAdjusted
            ? `assigned adjusted score giving ${equity} tricks more (${outcome.law}), not auto+equity`
            : `${tricksIn(outcome)} tricks are transferred`,
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
      const outcome = outcomeOf('64', edition, established('offender', Number(later)));
      const transfer = tricksIn(outcome)!;
      const gained = offenders!.includes(declarer!) ? 0 - transfer : transfer;
      const after = { ...played, tricks: played.tricks + gained };
      return {
        transfer: explained(transfer, `Law ${outcome.law} (${edition})`),
        new_tricks: explained(after.tricks, `${played.tricks} and ${gained}`),
        new_score: contractFigure(after, vulnerable === 'V'),
        old_score: contractFigure(played, vulnerable === 'V'),
      };
    },
  ),
];

/** What the facts transfer; an edition without a reason not to transfer transfers as if there were none. */
function transferred(facts: Facts, edition: Edition): Figures {
  const { law, ...outcome } = outcomeOf('64', edition, { ...facts, ...knownIn(edition, facts) });
  return explained(
    tricksIn({ law, ...outcome }),
    `Law ${law} (${edition}): ${Object.values(facts).join(', ')}`,
  );
}

function knownIn(edition: Edition, { 'revoke-exempt': reason }: Facts): Facts {
  const first = procedureOf('64', edition)!;
  const exempt = 'answers' in first ? first.answers.no! : first;
  const knows = reason !== undefined && 'answers' in exempt && Object.hasOwn(exempt.answers, reason);
  return knows ? {} : { 'revoke-exempt': 'no' };
}
