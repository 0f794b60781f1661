import type { Rectification } from '../rectification.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, rule } from '../terms.js';
import { mustPass } from './changed-calls.js';
import { couldHaveKnown } from './foreseeable-damage.js';

const BOTH_PASS: Rectification = { kind: 'must-pass', who: 'both', how: 'throughout' };

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
