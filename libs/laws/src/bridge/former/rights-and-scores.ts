import type { Edition } from '../edition.js';
import { lawOf } from '../law-of.js';
import { forfeited } from '../procedures/attention-and-forfeiture.js';
import type { Rectification } from '../rectification.js';
import { ask, rule, type Step } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const adjusted = (score: 'assigned' | 'split' | 'weighted'): Rectification => ({
  kind: 'adjust',
  score,
  when: 'now',
});

function forfeiting(edition: Edition): Step {
  const acted = ask('acted-before-director', {
    no: rule('11A', ['rule-on-it']),
    yes: ask('gained-by-ignorance', {
      no: forfeited('11A', 'rectification-lost'),
      yes: rule('11A', ['rectification-lost', { kind: 'penalty', duty: 'may', law: '90' }]),
    }),
  });
  return edition < 2007
    ? ask('spectator-of', {
        'no-spectator': acted,
        'of-the-other-side': forfeited('11B1', 'rectification-lost'),
        'of-the-offenders': forfeited('11B2', 'correction-lost'),
      })
    : acted;
}

function adjusting(edition: Edition): Step {
  const [artificial, assigned] = [lawOf('artificial', `${edition}`), lawOf('assigned', `${edition}`)];
  const outcomes = ask('several-outcomes', {
    no: rule(assigned, [adjusted('assigned')]),
    yes: rule(assigned, [adjusted(edition < 2007 ? 'split' : 'weighted')]),
  });
  return ask('result-can-be-found', {
    no: rule(artificial, ['artificial-by-fault', ...(edition < 2017 ? [] : ['as-regulated' as const])]),
    yes:
      edition < 2007
        ? outcomes
        : ask('own-fault', {
            no: outcomes,
            yes: rule(edition < 2017 ? '12C1b' : '12C1e', [adjusted('split')]),
          }),
  });
}

/** Laws 11, 12 and 15. */
export const formerOfRightsAndScores: readonly FormerProcedure[] = [
  former('11', [1987, 2007], forfeiting),
  former('12', [1987, 2017], adjusting),
  former('15', [2017, 2017], () =>
    ask('found-in-the-auction', {
      yes: ask('correct-pair-calls-the-same', {
        yes: rule('15B', ['play-on']),
        no: rule('15B', ['cancel-result', { kind: 'adjust', score: 'artificial', when: 'now' }]),
      }),
    }),
  ),
];
