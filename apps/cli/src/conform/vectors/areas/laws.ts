import {
  afterMisdeal,
  afterPrematurePlay,
  afterRevoke,
  afterSurplusCards,
  afterWrongHand,
  EDITIONS,
  tricksForOmittedCard,
  trickTransfer,
  type Edition,
  type EstablishedRevoke,
  type OmittedCard,
  type PrematurePlayOption,
  type TransferExemption,
  type WrongHandRuling,
} from '#laws';
import { DOUBLINGS, LEVELS, STRAINS, type PlayedContract } from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../answer.js';
import type { Expected } from '../compare-answer.js';
import { shape } from '../shape.js';
import { contractFigure } from './contract-scores.js';

const EDITION = z.literal(EDITIONS);

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
      contract: z.string().regex(/^[1-7](C|D|H|S|NT?) by \w+, (NV|V), table result \d+ tricks$/),
      revoke: z.string().regex(/^\w+ .*, won the trick; (NS|EW) won \d{1,2} later tricks?$/),
      edition: EDITION,
    }),
    ({ contract, revoke, edition }) => {
      const [, level, strain, vulnerable, tricks] = /^(\d)(\w+) by \w+, (N?V), table result (\d+)/.exec(
        contract,
      )!;
      const played: PlayedContract = {
        level: LEVELS.find((one) => one === Number(level))!,
        strain: STRAINS.find((one) => one.startsWith(strain!))!,
        doubling: DOUBLINGS[0],
        tricks: Number(tricks),
      };
      const later = Array.from({ length: Number(/(\d+) later/.exec(revoke)![1]) }, () => ({
        by: 'partner' as const,
      }));
      const transfer = trickTransfer({ wonBy: 'offender', later }, edition);
      const after = { ...played, tricks: played.tricks + transfer.tricks };
      return {
        transfer: explained(transfer.tricks, `Law ${transfer.law} (${edition})`),
        new_tricks: explained(after.tricks, `${played.tricks} and ${transfer.tricks}`),
        new_score: contractFigure(after, vulnerable === 'V'),
        old_score: contractFigure(played, vulnerable === 'V'),
      };
    },
  ),
];

const OMITTED =
  /^(?:(defender omitted to play; both sides played to next; he )|as above but )(holds the|void in) suit led(; his side wins a later trick)?$/;

/** defective_trick: tricks with a card too few or too many of a player. Law 67. */
export const defectiveTricks = [
  shape(z.strictObject({ description: z.string().regex(OMITTED) }), ({ description }, { tricks: asked }) => {
    const [, first, suit, later] = OMITTED.exec(description)!;
    const omitted: OmittedCard = {
      holdsSuit: suit === 'holds the',
      sideWonTrick: first === undefined || later !== undefined,
    };
    return {
      tricks: byEdition(asked, (edition) => {
        const { least, most } = tricksForOmittedCard(omitted, edition);
        const tricks =
          least === most ? most : `${least}-${most} (may be subject to ${most}-trick penalty of Law 64)`;
        return explained(
          tricks,
          `Law 67B1 (${edition}), the suit led is ${omitted.holdsSuit ? '' : 'not '}held`,
        );
      }),
    };
  }),
  shape(
    z.strictObject({ description: z.literal('defender played 2 cards to a quitted trick, only one faced') }),
    () => {
      const [covered, exposed] = [false, true].map((one) =>
        afterSurplusCards({ defender: true, exposed: one }),
      );
      const said = [
        ...(covered!.restored && covered!.heldThroughout
          ? ['extra card restored, deemed held throughout', 'may constitute earlier revoke']
          : []),
        ...(exposed!.penaltyCard && !covered!.penaltyCard ? ['if exposed becomes penalty card'] : []),
      ];
      return {
        action: explained(said.join('; '), 'Law 67B2'),
        trick_owner: explained(covered!.trickOwner, 'Law 67B2'),
      };
    },
  ),
];

const SCORES: Readonly<Record<WrongHandRuling['score'], string>> = {
  'as-played': 'play on',
  'adjusted-if-needed': 'play on; adjusted score if it mattered',
  artificial: 'artificial adjusted score',
  adjusted: 'adjusted score',
};
const PENALTIES: Readonly<Record<WrongHandRuling['penalty'], readonly string[]>> = {
  none: [],
  possible: ['may penalise'],
  liable: ['PP liable'],
};

/** law13: hands with a wrong number of cards. */
export const wrongHands = [
  shape(
    z.strictObject({
      edition: EDITION,
      call_made_by_faulty_hand: z.boolean(),
      player_saw_card: z.boolean().optional(),
      ei_serious: z.boolean().optional(),
    }),
    ({
      edition,
      call_made_by_faulty_hand: called,
      player_saw_card: saw = false,
      ei_serious: serious = false,
    }) => {
      const seen = !saw ? 'no' : serious ? 'important' : 'harmless';
      const ruling = (playable: boolean) =>
        afterWrongHand({ found: 'before-play-ended', called, playable, seen }, edition);
      const { score, penalty } = ruling(false);
      const said = [SCORES[score], ...PENALTIES[penalty]].join('; ');
      const words = called && ruling(true).score === score ? `${said} (no play-on option)` : said;
      return { ruling: explained(words, `Law 13 (${edition})`) };
    },
  ),
  shape(
    z.strictObject({
      edition: z.array(EDITION).min(1),
      discovered: z.literal('after play'),
      hand: z.string().regex(/^\d+\/\d+$/),
    }),
    ({ edition: editions }) => {
      const rulings = editions.map((edition) =>
        afterWrongHand({ found: 'after-play', called: true }, edition),
      );
      const [{ score, resultCancelled, penalty }] = rulings as [WrongHandRuling];
      const laws = rulings.flatMap(({ teams = [] }) => teams).join('/');
      const said = [`${SCORES[score]} (${laws} teams)`, ...PENALTIES[penalty]];
      const words = [...(resultCancelled ? ['result cancelled'] : []), ...said].join(', ');
      return { ruling: explained(words, `Law 13 (${editions.join(', ')})`) };
    },
  ),
];

/** law6: what is found before the auction begins. */
export const misdeals = [
  shape(
    z.strictObject({
      edition: z.array(EDITION).min(1),
      when: z.literal('before auction begins'),
      fact: z.literal('card seen or misdeal'),
    }),
    ({ edition: editions }) => {
      const facts = { duplicated: false, ordered: false, matchResultKnown: false };
      const kind = (changes: Partial<typeof facts>) =>
        new Set(editions.map((edition) => afterMisdeal({ ...facts, ...changes }, edition).kind));
      const laws = editions.map((edition) => {
        const ruling = afterMisdeal({ ...facts, matchResultKnown: true }, edition);
        return ruling.kind === 'adjusted-score' ? ruling.law : ruling.kind;
      });
      const ordered = kind({ duplicated: true, ordered: true }).has('redeal') ? ' unless TD orders' : '';
      const duplicated = kind({ duplicated: true }).has('play-on')
        ? `not for duplicated boards${ordered}; `
        : '';
      const known = `not if match result could be known -> adjusted score ${laws.join('/')}`;
      const words = `${[...kind({})].join(' or ')} (${duplicated}${known})`;
      return { ruling: explained(words, `Law 6D (${editions.join(', ')})`) };
    },
  ),
];

const OPTIONS: Readonly<Record<PrematurePlayOption, string>> = {
  'highest-of-suit': 'highest of suit led',
  'lowest-of-suit': 'lowest of suit led',
  'require-other-suit': 'play a card of another suit specified by declarer',
  'forbid-other-suit': 'not play a card of another suit specified by declarer',
};

/** law57: a defender leads or plays before his partner's turn. */
export const prematurePlays = [
  shape(z.strictObject({ edition: EDITION }), ({ edition }) => {
    const { options, card } = afterPrematurePlay(edition);
    const term = `Law 57A (${edition})`;
    return {
      options: options.map((option) => explained(OPTIONS[option], term)),
      card: explained(card.replaceAll('-', ' '), term),
    };
  }),
];

function transferred(revoke: EstablishedRevoke, edition: Edition): Figures {
  const { tricks, law } = trickTransfer(revoke, edition);
  const later = `${revoke.later.length} later tricks of the side`;
  return explained(tricks, `Law ${law} (${edition}): the trick won by the ${revoke.wonBy}, ${later}`);
}

/** Figures for each edition that is asked for. */
function byEdition(asked: Expected | undefined, figures: (edition: Edition) => Figures): Figures {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const wanted = EDITIONS.filter((edition) => Object.hasOwn(asked, edition));
  return Object.fromEntries(wanted.map((edition) => [edition, figures(edition)]));
}
