import { ask, choose, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';
import type { CodeRectification } from '../terms/rectification.js';
import type { CodeRegulation } from '../terms/regulation.js';

type Plan = Extract<CodeRectification, { kind: 'result' }>['by'];

/** Two results in one deal: whose is whose, with declarer's by lot. Rule 3.8.5.1b with fn 57. */
function twoResults(ofDeclarer: Plan): CodeStep {
  return rule('3.8.5.1b', [
    { kind: 'result', of: 'whister', by: 'whister-plan' },
    { kind: 'result', of: 'dissenter', by: 'other-plan' },
    { kind: 'result', of: 'declarer', by: ofDeclarer },
    'protocol-entry',
    'not-zero-sum',
  ]);
}

/** The passer or the dealer would play against declarer by another plan than the whister. Rules 3.8.5 and 3.8.5.1. */
function disputedPlan({ disputedPlan: by }: CodeRegulation): CodeStep {
  const compensated = ask('guarantee-accepted', {
    no: rule('3.8.5', ['whister-decides', 'result-as-played']),
    yes: ask('guarantee-met', {
      no: rule('3.8.5.1a', ['result-as-played', 'compensation-from-insister']),
      yes: rule('3.8.5.1a', ['result-as-played']),
    }),
  });
  if (by === 'compensation') return compensated;
  return ask('qualification-tournament', {
    yes: ask('judge-called', {
      'before-play': choose('lot', {
        'whister-plan': twoResults('whister-plan'),
        'other-plan': twoResults('other-plan'),
      }),
      'too-late': rule('3.8.5', ['whister-decides', 'result-as-played']),
    }),
    no: compensated,
  });
}

/** The players agree on a result without playing on, or declarer gives up. Rules 3.5.4 and 3.9.22 with fn 39. */
function endWithoutPlay(): CodeStep {
  return ask('all-agreed', {
    yes: rule('3.9.22', ['result-as-agreed']),
    no: ask('gives-up', {
      // Of games for tricks alone: a misère is played out.
      'all-tricks': ask('game-is', {
        tricks: rule('3.5.4', [{ kind: 'without-all', of: 'order' }]),
        misere: rule('3.5.4', ['play-on']),
      }),
      'some-tricks': rule('3.5.4', ['play-on']),
    }),
  });
}

/** Rules 3.5.4, 3.8.5 and 3.9.22. */
export const plans: readonly CodeProcedure[] = [
  procedure('3.8.5.1', disputedPlan),
  procedure('3.9.22', endWithoutPlay),
];
