import { type Edition, EDITIONS, type Facts } from '../bridge/terms/terms.js';
import type { AnswerTo } from '../bridge/terms/facts.js';

/** Facts by which a row of the directors' table is ruled, and what has to be otherwise for another ruling. */
export interface RuledRow {
  /** The row, by the law as the table names it. */
  readonly row: string;
  /** The procedure that is walked. */
  readonly law: string;
  readonly editions: readonly Edition[];
  /** More than an edition asks for, where editions differ in what they ask. */
  readonly facts: Facts;
  /** A single fact, or choice, that is otherwise: another ruling follows. */
  readonly nearMiss: Facts;
}

const UNTIL_1997: readonly Edition[] = [1987, 1997];

const SINCE_1997: readonly Edition[] = [1997, 2007, 2017];

const SINCE_2007: readonly Edition[] = [2007, 2017];

type Case = readonly [facts: Facts, nearMiss: Facts, editions?: readonly Edition[]];

/** The cases of a row: of all editions, or of those that the row is about. */
function row(name: string, law: string, cases: readonly Case[], of: readonly Edition[] = EDITIONS) {
  return cases.map(([facts, nearMiss, editions = of]): RuledRow => ({
    row: name,
    law,
    editions,
    facts,
    nearMiss,
  }));
}

const before = { 'auction-begun': 'no', 'both-sides-have-looked': 'not-both' } as const;

const misdealt: Facts = {
  ...before,
  'what-was-wrong': 'misdealt',
  duplicated: 'no',
  'match-result-known': 'no',
};

const beforeEnd = { 'wrong-hands-found': 'before-end-of-play' } as const;

const wrongHand = { ...beforeEnd, 'what-of-the-hands': 'wrong-otherwise' } as const;

const unequal = { ...beforeEnd, 'what-of-the-hands': 'too-many-and-too-few' } as const;

const playable = { 'could-have-been-played': 'yes', 'could-have-been-played-before': 'could' } as const;

const exposed = {
  'partner-could-see': 'yes',
  'of-the-current-trick': 'no',
  'partner-objected-to-concession': 'no',
  'another-penalty-card': 'no',
} as const;

const smallSlip = { 'card-is': 'small', 'exposed-how': 'inadvertently' } as const;

const ledOutOfTurn = { 'trick-thirteen': 'no', 'told-to-lead-by-opponent': 'no' } as const;

const faced = { ...ledOutOfTurn, 'lead-was': 'faced', 'declarer-has': 'neither' } as const;

const revoked = { 'held-a-card-of-the-suit': 'yes', 'both-sides-revoked': 'no' } as const;

const established = {
  'twelfth-trick': 'no',
  'revoke-exempt': 'no',
  'won-one-with-the-suit': 'no',
  'insufficiently-compensated': 'no',
  'more-tricks-without-later-revokes': 'probably-not-more',
  'result-without-any-revoke': 'probably-the-same',
} as const;

const playedOn = { 'both-sides-played-on': 'yes' } as const;

const onLead = { 'partner-on-lead': 'yes', 'partner-led-at-once': 'no' } as const;

/**
 * For every row of the table of rulings and each of its editions the facts that lead there, each with a near miss. What
 * follows from them is found by walking the law book.
 */
export const RULED_ROWS: readonly RuledRow[] = [
  ...row('6D1', '6D1', [[misdealt, { 'auction-begun': 'yes' }, SINCE_2007]]),
  ...row('6D1', '6D1', [[misdealt, { 'both-sides-have-looked': 'both' }, UNTIL_1997]]),
  ...row('6D2', '6D2', [
    [{ 'how-dealt': 'sorted', 'can-be-played-again': 'yes' }, { 'how-dealt': 'shuffled' }],
    [{ 'how-dealt': 'sorted', 'can-be-played-again': 'no' }, { 'can-be-played-again': 'yes' }],
    [
      {
        'how-dealt': 'played-before',
        'played-before-where': 'other-session',
        'replay-announced': 'no',
        'can-be-played-again': 'yes',
      },
      { 'played-before-where': 'same-event' },
    ],
  ]),
  ...row('6D3', '6D3', [
    [{ 'why-redeal': 'other-reason', 'match-result-known': 'no' }, { 'why-redeal': 'passed-out' }],
    [{ 'why-redeal': 'other-reason', 'match-result-known': 'yes' }, { 'match-result-known': 'no' }],
  ]),
  ...row('7B1', '7B1', [
    [{ 'cards-counted': 'no', 'hand-size': 'more' }, { 'cards-counted': 'yes' }, UNTIL_1997],
    [
      { 'counted-face-down': 'not-counted', 'hand-size': 'more' },
      { 'counted-face-down': 'counted' },
      SINCE_2007,
    ],
  ]),
  ...row('7B2-3', '7B3', [
    [
      { 'permitted-by-director': 'not-permitted', 'face-seen': 'yes' },
      { 'permitted-by-director': 'permitted' },
      UNTIL_1997,
    ],
    [{ 'permission-of-director': 'no', 'face-seen': 'yes' }, { 'permission-of-director': 'yes' }, [2007]],
    [
      { 'permission-of-opponent-or-director': 'no', 'face-seen': 'yes' },
      { 'permission-of-opponent-or-director': 'yes' },
      [2017],
    ],
  ]),
  ...row('7C/7D', '7C', [
    [{ 'pockets-found': 'after-play', 'other-tables-had-it-so': 'yes' }, { 'other-tables-had-it-so': 'no' }],
    [{ 'pockets-found': 'before-play', 'other-tables-had-it-so': 'yes' }, { 'pockets-found': 'after-play' }],
  ]),
  ...row('8B', '8B', [
    [{ 'round-signalled': 'yes', 'board-was': 'begun', director: 'late-play' }, { 'board-was': 'not-begun' }],
    [
      { 'round-signalled': 'yes', 'board-was': 'not-begun', director: 'late-play' },
      { director: 'not-played' },
    ],
    [
      { 'round-signalled': 'yes', 'board-was': 'not-begun', director: 'not-played' },
      { 'round-signalled': 'no' },
    ],
    [
      { 'round-signalled': 'yes', 'board-was': 'not-begun', director: 'artificial-score' },
      { director: 'late-play' },
    ],
  ]),
  ...row('8C', '8C', [[{ 'scores-agreed': 'yes' }, { 'scores-agreed': 'no' }]]),
  ...row(
    '13 (1997)',
    '13',
    [
      [
        {
          ...wrongHand,
          'wrong-hand-called': 'yes',
          'correct-hands-known': 'yes',
          'other-hand-then-seen': 'not-then-seen',
        },
        { 'wrong-hand-called': 'no' },
      ],
    ],
    UNTIL_1997,
  ),
  ...row(
    '13A (2007) / 13B1 (2017)',
    '13',
    [
      [
        { ...unequal, 'wrong-hand-called': 'yes', 'playable-with-the-calls': 'yes' },
        { 'playable-with-the-calls': 'no' },
      ],
    ],
    SINCE_2007,
  ),
  ...row(
    '13B (2007) / 13B2 (2017)',
    '13',
    [
      [
        {
          ...unequal,
          'wrong-hand-called': 'yes',
          'playable-with-the-calls': 'no',
          'other-hand-then-seen': 'not-then-seen',
        },
        { 'wrong-hand-called': 'no' },
      ],
    ],
    SINCE_2007,
  ),
  ...row('13C (2007) / 13D (2017)', '13', [
    [
      { ...wrongHand, 'wrong-hands-found': 'after-play', 'wrong-hand-called': 'yes' },
      { 'wrong-hands-found': 'before-end-of-play' },
      UNTIL_1997,
    ],
    [
      {
        ...unequal,
        'wrong-hands-found': 'after-play',
        'wrong-hand-called': 'yes',
        'playable-with-the-calls': 'yes',
      },
      { 'wrong-hands-found': 'before-end-of-play' },
      SINCE_2007,
    ],
    [
      { ...unequal, 'wrong-hands-found': 'after-play', 'played-to-quitted-trick': 'no' },
      { 'what-of-the-hands': 'surplus-card' },
      SINCE_2007,
    ],
  ]),
  ...row('13D1 (2007) / 13A1 (2017)', '13', [
    [
      {
        ...wrongHand,
        'wrong-hand-called': 'no',
        'correct-hands-known': 'yes',
        'other-hand-then-seen': 'not-then-seen',
        'seen-card-matters': 'yes',
      },
      { 'other-hand-then-seen': 'then-seen' },
      UNTIL_1997,
    ],
    [
      {
        ...unequal,
        'wrong-hand-called': 'no',
        'other-hand-then-seen': 'not-then-seen',
        'seen-card-matters': 'no',
      },
      { 'other-hand-then-seen': 'then-seen' },
      SINCE_2007,
    ],
  ]),
  ...row(
    '13D2 (2007) / 13A2 (2017)',
    '13',
    [
      [
        {
          ...unequal,
          'wrong-hand-called': 'no',
          'other-hand-then-seen': 'then-seen',
          'seen-card-matters': 'no',
        },
        { 'other-hand-then-seen': 'not-then-seen' },
      ],
      [
        {
          ...unequal,
          'wrong-hand-called': 'no',
          'other-hand-then-seen': 'then-seen',
          'seen-card-matters': 'yes',
        },
        { 'seen-card-matters': 'no' },
        [2007],
      ],
    ],
    SINCE_2007,
  ),
  ...row(
    '13F (2007) / 13C (2017)',
    '13',
    [
      [
        { 'what-of-the-hands': 'surplus-card', 'played-to-quitted-trick': 'no' },
        { 'played-to-quitted-trick': 'yes' },
      ],
      [
        { 'what-of-the-hands': 'surplus-card', 'played-to-quitted-trick': 'yes' },
        { 'what-of-the-hands': 'short-only' },
      ],
    ],
    SINCE_2007,
  ),
  ...row('14A', '14A', [
    [{ 'opening-lead-faced': 'no', 'missing-card': 'found' }, { 'opening-lead-faced': 'yes' }],
    [{ 'opening-lead-faced': 'no', 'missing-card': 'not-found' }, { 'missing-card': 'found' }],
  ]),
  ...row('14B', '14B', [
    [{ 'missing-card-is': 'among-played', ...playable }, { 'missing-card-is': 'elsewhere' }],
    [
      { 'missing-card-is': 'elsewhere', 'could-have-been-played': 'yes' },
      { 'could-have-been-played': 'no' },
      UNTIL_1997,
    ],
    [
      { 'missing-card-is': 'elsewhere', 'could-have-been-played-before': 'could' },
      { 'could-have-been-played-before': 'could-not' },
      SINCE_2007,
    ],
    [{ 'missing-card-is': 'not-found', ...playable }, { 'missing-card-is': 'elsewhere' }],
  ]),
  ...row('45E1', '45E', [
    [
      { side: 'defender', 'was-a-lead': 'no', 'another-penalty-card': 'no', ...smallSlip },
      { 'exposed-how': 'by-playing-it' },
    ],
    [
      { side: 'defender', 'was-a-lead': 'no', 'another-penalty-card': 'no', 'card-is': 'honour' },
      { side: 'declarer-side' },
    ],
    [
      { side: 'defender', 'was-a-lead': 'yes', 'another-penalty-card': 'no', 'card-is': 'honour' },
      { 'was-a-lead': 'no' },
    ],
  ]),
  ...row('45E2', '45E', [
    [{ side: 'declarer-side', 'was-a-lead': 'no' }, { 'was-a-lead': 'yes' }],
    [{ side: 'declarer-side', 'was-a-lead': 'yes' }, { 'was-a-lead': 'no' }],
  ]),
  ...row('48A', '48', [
    [{ 'declarer-showed': 'cards', 'after-lead-out-of-turn': 'yes' }, { 'declarer-showed': 'hand' }],
  ]),
  ...row('48B', '48', [
    [
      { 'declarer-showed': 'hand', 'after-lead-out-of-turn': 'yes', 'clearly-no-claim': 'no' },
      { 'after-lead-out-of-turn': 'no' },
    ],
    [
      { 'declarer-showed': 'hand', 'after-lead-out-of-turn': 'no', 'clearly-no-claim': 'no' },
      { 'after-lead-out-of-turn': 'yes' },
    ],
    [
      { 'declarer-showed': 'hand', 'after-lead-out-of-turn': 'no', 'clearly-no-claim': 'yes' },
      { 'clearly-no-claim': 'no' },
      SINCE_2007,
    ],
  ]),
  ...row('49', '49', [
    [{ ...exposed, ...smallSlip }, { 'partner-could-see': 'no' }],
    [{ ...exposed, 'card-is': 'honour' }, { 'of-the-current-trick': 'of-it-alone' }],
    [
      { ...exposed, 'card-is': 'honour', 'partner-objected-to-concession': 'objected-to' },
      { 'partner-objected-to-concession': 'no' },
      SINCE_2007,
    ],
  ]),
  ...row('50B', '50B', [
    [{ 'another-penalty-card': 'no', ...smallSlip }, { 'card-is': 'honour' }],
    [
      { 'another-penalty-card': 'no', 'card-is': 'small', 'exposed-how': 'by-playing-it' },
      { 'exposed-how': 'inadvertently' },
    ],
    [{ 'another-penalty-card': 'no', 'card-is': 'honour' }, { 'another-penalty-card': 'yes' }],
    [{ 'another-penalty-card': 'yes', ...smallSlip }, { 'another-penalty-card': 'no' }],
  ]),
  ...row('50C', '50C', [[{ 'legal-now': 'yes' }, { 'legal-now': 'no' }]]),
  ...row('50D1', '50D', [
    [{ 'partner-on-lead': 'no', 'legal-now': 'yes', 'several-legal-now': 'no' }, { 'legal-now': 'no' }],
    [{ 'partner-on-lead': 'no', 'legal-now': 'no', 'several-legal-now': 'no' }, { 'legal-now': 'yes' }],
    [
      { 'partner-on-lead': 'no', 'legal-now': 'yes', 'several-legal-now': 'yes' },
      { 'several-legal-now': 'no' },
    ],
  ]),
  ...row('50D2', '50D', [
    [{ ...onLead, declarer: 'require-suit' }, { declarer: 'forbid-suit' }],
    [{ ...onLead, declarer: 'forbid-suit' }, { declarer: 'any-lead' }],
    [{ ...onLead, declarer: 'any-lead', 'legal-now': 'no' }, { 'partner-on-lead': 'no' }],
    [{ ...onLead, declarer: 'any-lead' }, { 'partner-led-at-once': 'yes' }, [2017]],
  ]),
  ...row('51A', '51', [
    [
      { ...onLead, 'partner-on-lead': 'no', 'penalty-cards-in': 'one-suit', declarer: 'designates-one' },
      { 'partner-on-lead': 'yes', declarer: 'require-suit' },
    ],
  ]),
  ...row('51B', '51', [
    [{ ...onLead, 'penalty-cards-in': 'one-suit', declarer: 'require-suit' }, { declarer: 'forbid-suit' }],
    [{ ...onLead, 'penalty-cards-in': 'one-suit', declarer: 'any-lead' }, { declarer: 'require-suit' }],
    [
      { ...onLead, 'penalty-cards-in': 'several-suits', declarer: 'forbid-all-suits' },
      { declarer: 'require-suit' },
      [1987, 1997, 2007],
    ],
    [
      { ...onLead, 'penalty-cards-in': 'several-suits', declarer: 'forbid-some-suits' },
      { declarer: 'any-lead' },
      [2017],
    ],
  ]),
  ...row('52', '52', [
    [{ 'declarer-played-since': 'no', declarer: 'accept' }, { declarer: 'refuse' }],
    [{ 'declarer-played-since': 'no', declarer: 'refuse' }, { 'declarer-played-since': 'yes' }],
    [{ 'declarer-played-since': 'yes', declarer: 'refuse' }, { 'declarer-played-since': 'no' }],
  ]),
  ...row('53A', '53', [
    [
      { ...ledOutOfTurn, 'since-the-lead': 'nothing', 'who-led': 'defender', declarer: 'accept' },
      { declarer: 'refuse' },
    ],
    [
      { ...ledOutOfTurn, 'since-the-lead': 'nothing', 'who-led': 'defender', declarer: 'refuse' },
      { 'since-the-lead': 'next-hand-played' },
    ],
    [
      { ...ledOutOfTurn, 'since-the-lead': 'nothing', 'who-led': 'declarer-side', defenders: 'refuse' },
      { defenders: 'accept' },
    ],
    [{ ...ledOutOfTurn, 'since-the-lead': 'next-hand-played' }, { 'told-to-lead-by-opponent': 'yes' }],
    [{ ...ledOutOfTurn, 'since-the-lead': 'next-hand-played' }, { 'trick-thirteen': 'yes' }, [2017]],
  ]),
  ...row('53B/C', '53', [
    [{ ...ledOutOfTurn, 'since-the-lead': 'right-hand-led' }, { 'since-the-lead': 'other-defender-played' }],
    [{ ...ledOutOfTurn, 'since-the-lead': 'other-defender-played' }, { 'since-the-lead': 'right-hand-led' }],
  ]),
  ...row('54', '54', [
    [{ ...faced, 'presumed-declarer': 'spread' }, { 'presumed-declarer': 'accept' }],
    [{ ...faced, 'presumed-declarer': 'accept' }, { 'presumed-declarer': 'refuse' }],
    [
      { ...faced, 'declarer-has': 'seen-of-dummy', 'presumed-declarer': 'refuse' },
      { 'declarer-has': 'neither' },
    ],
    [{ ...faced, 'presumed-declarer': 'refuse' }, { 'lead-was': 'face-down' }],
  ]),
  ...row('55', '55', [
    [{ defenders: 'accept', 'turn-of': 'defenders' }, { defenders: 'refuse' }],
    [{ defenders: 'refuse', 'turn-of': 'other-hand-of-declarer' }, { 'turn-of': 'defenders' }],
    [{ defenders: 'refuse', 'turn-of': 'defenders' }, { 'turn-of': 'other-hand-of-declarer' }],
  ]),
  ...row('56', '56', [
    [{ declarer: 'accept' }, { declarer: 'refuse' }],
    [{ declarer: 'refuse' }, { declarer: 'accept' }],
  ]),
  ...row('57A', '57A', [
    ...(['highest-of-suit', 'lowest-of-suit', 'not-other-suit'] as const).map((declarer): Case => [
      { 'before-the-premature-play': 'neither', 'partner-can-comply': 'yes', declarer },
      { 'before-the-premature-play': 'declarer-played-both-hands' },
    ]),
    [
      { 'before-the-premature-play': 'neither', 'partner-can-comply': 'yes', declarer: 'other-suit' },
      { declarer: 'not-other-suit' },
      [2017],
    ],
    [
      { 'before-the-premature-play': 'neither', 'partner-can-comply': 'no', declarer: 'lowest-of-suit' },
      { 'partner-can-comply': 'yes' },
    ],
  ]),
  ...row(
    '57C',
    '57A',
    (['declarer-played-both-hands', 'dummy-played-or-suggested'] as const).map((before) => [
      { 'before-the-premature-play': before, 'partner-can-comply': 'yes', declarer: 'highest-of-suit' },
      { 'before-the-premature-play': 'neither' },
    ]),
  ),
  ...row(
    '57D',
    '57D',
    [
      [{ 'legal-in-turn': 'yes' }, { 'legal-in-turn': 'no' }],
      [{ 'legal-in-turn': 'no' }, { 'legal-in-turn': 'yes' }],
    ],
    SINCE_1997,
  ),
  ...row('58A', '58A', [
    [{ 'one-in-turn': 'yes' }, { 'one-in-turn': 'no' }],
    [{ 'one-in-turn': 'no' }, { 'one-in-turn': 'yes' }],
  ]),
  ...row('58B', '58B', [
    [
      {
        'both-sides-played-on': 'no',
        'faces-seen': 'one',
        side: 'defender',
        offender: 'designates-one',
        'shown-besides': 'several',
      },
      { 'faces-seen': 'several' },
    ],
    [
      {
        'both-sides-played-on': 'no',
        'faces-seen': 'several',
        side: 'defender',
        offender: 'designates-one',
        'shown-besides': 'several',
      },
      { side: 'declarer-side' },
    ],
    [{ 'both-sides-played-on': 'yes', 'faces-seen': 'one' }, { 'both-sides-played-on': 'no' }],
  ]),
  ...row('61', '61', [
    [{ ...revoked, 'since-the-revoke': 'side-played-on' }, { 'held-a-card-of-the-suit': 'no' }],
  ]),
  ...row('62', '61', [
    [
      { ...revoked, 'since-the-revoke': 'nothing', 'revoke-card-was': 'in-a-defenders-hand' },
      { 'revoke-card-was': 'of-declarer-or-faced' },
    ],
    [
      { ...revoked, 'since-the-revoke': 'nothing', 'revoke-card-was': 'of-declarer-or-faced' },
      { 'since-the-revoke': 'side-played-on' },
    ],
    [
      {
        ...revoked,
        'since-the-revoke': 'nothing',
        'both-sides-revoked': 'both-revoked',
        'revoke-card-was': 'of-declarer-or-faced',
      },
      { 'both-sides-revoked': 'no' },
      SINCE_2007,
    ],
  ]),
  ...row('62D', '64', [
    [
      { 'twelfth-trick': 'yes', 'hands-put-back': 'no', 'insufficiently-compensated': 'no' },
      { 'hands-put-back': 'yes' },
    ],
  ]),
  ...row(
    '63A',
    '61',
    (['side-played-on', 'card-named', 'claimed', 'agreed-to-claim'] as const).map((since) => [
      { ...revoked, 'since-the-revoke': since, 'revoke-card-was': 'of-declarer-or-faced' },
      { 'since-the-revoke': 'nothing' },
    ]),
  ),
  ...row('64A1', '64', [
    [
      { ...established, 'revoke-trick-won-by': 'offender', 'later-tricks-won': 'none' },
      { 'later-tricks-won': 'one' },
    ],
    [
      { ...established, 'revoke-trick-won-by': 'offender', 'later-tricks-won': 'several' },
      { 'revoke-trick-won-by': 'partner' },
    ],
  ]),
  ...row('64A2', '64', [
    [
      { ...established, 'revoke-trick-won-by': 'opponents', 'later-tricks-won': 'several' },
      { 'later-tricks-won': 'none' },
    ],
    [
      { ...established, 'revoke-trick-won-by': 'partner', 'later-tricks-won': 'one' },
      { 'revoke-trick-won-by': 'offender' },
    ],
    [
      {
        ...established,
        'revoke-trick-won-by': 'partner',
        'later-tricks-won': 'one',
        'won-one-with-the-suit': 'yes',
      },
      { 'won-one-with-the-suit': 'no' },
      UNTIL_1997,
    ],
  ]),
  ...row('64B', '64', [
    [
      { ...established, 'revoke-trick-won-by': 'opponents', 'later-tricks-won': 'none' },
      { 'later-tricks-won': 'one' },
    ],
    ...(['same-suit-again', 'faced-card', 'called-on-next-deal', 'round-ended'] as const).map((one) =>
      exempt(one),
    ),
    exempt('both-sides-revoked', SINCE_2007),
    exempt('corrected-after-both', [2017]),
    [
      { 'twelfth-trick': 'yes', 'hands-put-back': 'yes', 'insufficiently-compensated': 'no' },
      { 'hands-put-back': 'no' },
    ],
  ]),
  ...row('64C', '64', [
    [
      {
        ...established,
        'revoke-trick-won-by': 'offender',
        'later-tricks-won': 'several',
        'insufficiently-compensated': 'yes',
      },
      { 'insufficiently-compensated': 'no' },
    ],
    [
      {
        ...established,
        'revoke-exempt': 'both-sides-revoked',
        'result-without-any-revoke': 'probably-another',
      },
      { 'result-without-any-revoke': 'probably-the-same' },
      SINCE_2007,
    ],
    [
      {
        ...established,
        'revoke-exempt': 'same-suit-again',
        'more-tricks-without-later-revokes': 'probably-more',
      },
      { 'more-tricks-without-later-revokes': 'probably-not-more' },
      [2017],
    ],
  ]),
  ...row('67A', '67', [
    [
      { 'both-sides-played-on': 'no', 'played-to-the-trick': 'no-card-yet', 'was-fifth-card': 'yes' },
      { 'played-to-the-trick': 'several-cards' },
    ],
    [
      { 'both-sides-played-on': 'no', 'played-to-the-trick': 'several-cards', 'was-fifth-card': 'yes' },
      { 'was-fifth-card': 'no' },
    ],
    [
      { 'both-sides-played-on': 'no', 'played-to-the-trick': 'several-cards', 'was-fifth-card': 'no' },
      { 'was-fifth-card': 'yes' },
    ],
  ]),
  ...row('67B1', '67', [
    [
      {
        ...playedOn,
        'player-has': 'too-many-cards',
        'holds-suit-led': 'yes',
        'side-won-that-or-later': 'yes',
        director: 'no-trick',
      },
      { 'holds-suit-led': 'no' },
    ],
    [
      {
        ...playedOn,
        'player-has': 'too-many-cards',
        'holds-suit-led': 'no',
        'side-won-that-or-later': 'yes',
        director: 'one-trick',
      },
      { 'side-won-that-or-later': 'no' },
    ],
  ]),
  ...row('67B2', '67', [
    [
      {
        ...playedOn,
        'player-has': 'too-few-cards',
        side: 'defender',
        'surplus-card-shown': 'yes',
        'another-penalty-card': 'no',
        ...smallSlip,
      },
      { 'surplus-card-shown': 'no' },
    ],
    [
      {
        ...playedOn,
        'player-has': 'too-few-cards',
        side: 'defender',
        'surplus-card-shown': 'no',
        'another-penalty-card': 'no',
        ...smallSlip,
      },
      { 'surplus-card-shown': 'yes' },
    ],
  ]),
  ...row(
    '67B3',
    '67',
    [
      [
        {
          ...playedOn,
          'player-has': 'right-number',
          'holds-suit-led': 'yes',
          'side-won-that-or-later': 'no',
        },
        { 'player-has': 'too-many-cards' },
      ],
    ],
    SINCE_2007,
  ),
];

/** A revoke that transfers nothing of itself, of which a trick of the side would otherwise be. */
function exempt(reason: AnswerTo<'revoke-exempt'>, editions: readonly Edition[] = EDITIONS): Case {
  const facts: Facts = {
    ...established,
    'revoke-exempt': reason,
    'revoke-trick-won-by': 'offender',
    'later-tricks-won': 'one',
  };
  return [facts, { 'revoke-exempt': 'no' }, editions];
}
