import type { Edition } from '../edition.js';
import type { Rectification } from '../rectification.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, rule } from '../terms.js';
import { mustPass } from './changed-calls.js';

const BOTH_PASS: Rectification = { kind: 'must-pass', who: 'both', how: 'throughout' };

/** What may follow later from a call that there cannot be: Law 23 of 2007, 72C since 2017. */
function couldHaveKnown(edition: Edition): Rectification {
  return { kind: 'could-have-known', law: edition < 2017 ? '23' : '72C' };
}

/** Laws 35 to 39: calls that there cannot be. */
export const inadmissibleCalls: readonly Procedure[] = [
  procedure(
    '35',
    () =>
      ask('inadmissible-call-is', {
        'a-double': rule('35', [], ['36']),
        'of-who-must-pass': rule('35', [], ['37']),
        'above-seven': rule('35', [], ['38']),
        'after-the-final-pass': rule('35', [], ['39']),
      }),
    2007,
  ),
  procedure(
    '36',
    (edition) =>
      ask('left-opponent-called', {
        yes: rule('36A', ['call-cancelled', 'later-calls-cancelled']),
        no: rule('36B', ['call-replaced', ...mustPass(edition, 'partner', 'throughout')], ['26']),
      }),
    2007,
  ),
  procedure(
    '37',
    (edition) =>
      ask('left-opponent-called', {
        yes: rule('37A', ['call-stands', { kind: 'must-pass', who: 'offender', how: 'as-before' }]),
        no: rule('37B', ['pass-replaces', BOTH_PASS, couldHaveKnown(edition)], ['26']),
      }),
    2007,
  ),
  procedure(
    '38',
    (edition) =>
      ask('left-opponent-called', {
        yes: rule('38', ['later-calls-cancelled', 'pass-replaces', BOTH_PASS]),
        no: rule('38', ['pass-replaces', BOTH_PASS, couldHaveKnown(edition)], ['26']),
      }),
    2007,
  ),
  procedure(
    '39',
    (edition) => {
      const over = rule('39B', ['auction-is-over']);
      return ask('late-call-is', {
        'pass-or-of-declarers-side': over,
        'other-of-defenders': ask('left-opponent-called', {
          yes: over,
          no: rule('39C', ['auction-is-over', couldHaveKnown(edition)], ['26']),
        }),
      });
    },
    2007,
  ),
];
