import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const EACH_SIDE_APART: Rectification = { kind: 'adjust', score: 'split', when: 'now' };

/** The number of tricks is disputed. Law 79B: after the round no score has to rise; since 2017 only where nothing is in doubt. */
function tricksDisputed(edition: Edition): Step {
  const [claimed, inTime] = edition < 2007 ? ['79B', '79B'] : ['79B1', '79B2'];
  const late =
    edition < 2017
      ? rule(inTime!, ['tricks-as-you-find', 'no-score-has-to-rise'])
      : ask('clearly-convinced', {
          yes: rule('79B3', ['score-is-corrected']),
          no: choose('director', {
            'score-stands': rule('79B3', ['recorded-score-stands']),
            'one-side-lowered': rule('79B3', [EACH_SIDE_APART, 'one-score-is-lowered']),
          }),
        });
  return ask('claimed-or-conceded', {
    yes: rule(claimed!, [], ['69B', '71']),
    no: ask('called-before-round-ended', { yes: rule(inTime!, ['tricks-as-you-find']), no: late }),
  });
}

/** The agreed score was recorded or computed wrongly. Law 79C. */
function wrongRecord(edition: Edition): Step {
  const law = edition < 2007 ? '79C' : '79C1';
  return ask('in-correction-period', {
    yes: rule(law, ['score-is-corrected', 'as-regulated']),
    no:
      edition < 2007
        ? rule(law, ['recorded-score-stands', 'as-regulated'])
        : ask('wrong-beyond-doubt', {
            yes: rule('79C2', ['score-is-corrected', 'organiser-has-to-agree']),
            no: rule('79C2', ['recorded-score-stands']),
          }),
  });
}

/** Law 79. */
export const tricksWon: readonly Procedure[] = [
  procedure('79', (edition) =>
    ask('what-is-disputed', {
      'tricks-won': tricksDisputed(edition),
      'score-as-recorded': wrongRecord(edition),
    }),
  ),
];

/** Law 81C: its list has other numbers until 1997. */
function powers(edition: Edition): Step {
  const [order, rectify, waive, refer] =
    edition < 2007 ? ['81C4', '81C6', '81C8', '81C9'] : ['81C1', '81C3', '81C5', '81C7'];
  return ask('director-is-to', {
    rectify: ask('in-correction-period', {
      yes: rule(rectify!, ['rule-on-it']),
      no: rule(rectify!, ['too-late-to-rule']),
    }),
    waive: ask('other-side-asks-for-it', {
      no: rule(waive!, ['rule-on-it']),
      yes: choose('director', {
        'waive-it': rule(waive!, ['rectification-is-waived']),
        'rule-it': rule(waive!, ['rule-on-it']),
      }),
    }),
    refer: rule(refer!, ['committee-decides'], ['93']),
    'keep-order': rule(order!, [], ['91']),
  });
}

/** Law 81. */
export const directorsPowers: readonly Procedure[] = [procedure('81', powers)];

/** Law 83: telling of the right to appeal. */
export const rightToAppeal: readonly Procedure[] = [
  procedure('83', () =>
    ask('review-might-be-in-order', {
      no: rule('83', ['ruling-stands']),
      yes: choose('director', {
        'tell-of-the-right': rule('83', ['ruling-stands', 'right-to-appeal-is-told'], ['92']),
        'refer-it': rule('83', ['committee-decides'], ['93']),
      }),
    }),
  ),
];

/** Law 89: events of individuals. */
export const individualEvents: readonly Procedure[] = [
  procedure('89', () =>
    ask('in-an-individual', {
      'score-adjusted': rule('89', ['partner-has-the-same-score']),
      'penalty-given': rule('89', ['offender-alone-is-penalised'], ['90']),
    }),
  ),
];
