import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../../terms/terms.js';
import type { Rectification } from '../../terms/rectification.js';
import { mustPass } from './changed-calls.js';
import { couldHaveKnown } from '../foreseeable-damage.js';

const BOTH_PASS: Rectification = { kind: 'must-pass', who: 'both', how: 'throughout' };

/** By which clause the left opponent who calls condones it: the parts of Law 35 until 1997, a part of its own law since. */
function condoned(edition: Edition, until1997: string, since: string): string {
  return edition < 2007 ? until1997 : since;
}

/** What a pass in place of the call may cost later: until 1997 by Law 23, as for every pass that a partner has to make. */
function mayHaveHarmed(edition: Edition): Rectification {
  return edition < 2007 ? { kind: 'could-have-known', law: '23' } : couldHaveKnown(edition);
}

/** A double or redouble that there cannot be, noticed before the lead is faced. Law 36. */
function inadmissibleDouble(edition: Edition): Step {
  return ask('left-opponent-called', {
    yes: rule(condoned(edition, '35A', '36A'), ['call-cancelled', 'later-calls-cancelled']),
    no: rule(
      edition < 2007 ? '36' : '36B',
      ['call-replaced', ...mustPass(edition, 'partner', 'throughout')],
      ['26'],
    ),
  });
}

/** Laws 35 to 39: calls that there cannot be. */
export const inadmissibleCalls: readonly Procedure[] = [
  procedure('35', () =>
    ask('inadmissible-call-is', {
      'a-double': rule('35', [], ['36']),
      'of-who-must-pass': rule('35', [], ['37']),
      'above-seven': rule('35', [], ['38']),
      'after-the-final-pass': rule('35', [], ['39']),
    }),
  ),
  procedure('36', (edition) =>
    edition < 2017
      ? inadmissibleDouble(edition)
      : ask('lead-faced-by-then', {
          'not-faced-yet': inadmissibleDouble(edition),
          'faced-already': rule('36C', ['scored-without-it']),
        }),
  ),
  procedure('37', (edition) =>
    ask('left-opponent-called', {
      yes: rule(condoned(edition, '35B', '37A'), [
        'call-stands',
        { kind: 'must-pass', who: 'offender', how: 'as-before' },
      ]),
      no: rule(edition < 2007 ? '37' : '37B', ['pass-replaces', BOTH_PASS, mayHaveHarmed(edition)], ['26']),
    }),
  ),
  procedure('38', (edition) =>
    ask('left-opponent-called', {
      yes:
        edition < 2007
          ? rule('35C', ['later-calls-cancelled', 'pass-replaces', 'auction-goes-on'])
          : rule('38', ['later-calls-cancelled', 'pass-replaces', BOTH_PASS]),
      no: rule('38', ['pass-replaces', BOTH_PASS, mayHaveHarmed(edition)], ['26']),
    }),
  ),
  procedure('39', (edition) => {
    const [harmless, harmful] = edition < 2007 ? ['39A', '39B'] : ['39B', '39C'];
    return ask('late-call-is', {
      'pass-or-of-declarers-side': rule(harmless!, ['auction-is-over']),
      'other-of-defenders': ask('left-opponent-called', {
        yes: rule(condoned(edition, '35D', '39B'), ['auction-is-over']),
        no: rule(harmful!, ['auction-is-over', ...(edition < 2007 ? [] : [couldHaveKnown(edition)])], ['26']),
      }),
    });
  }),
];
