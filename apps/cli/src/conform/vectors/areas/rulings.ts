import {
  afterMisdeal,
  afterPrematurePlay,
  afterSurplusCards,
  afterWrongHand,
  tricksForOmittedCard,
  type OmittedCard,
  type PrematurePlayOption,
  type WrongHandRuling,
} from '#laws';
import { z } from 'zod';
import { explained } from '../answer.js';
import { shape } from '../shape.js';
import { byEdition, EDITION } from './editions.js';

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
