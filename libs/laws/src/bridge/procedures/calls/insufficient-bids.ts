import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../../terms/terms.js';
import { IF_IT_HELPED, mustPass } from './changed-calls.js';

/**
 * What follows when an insufficient bid is not accepted and has become another call. Law 27B: its lowest correction is free
 * until 1997 of bids that are not conventional, in 2007 not artificial, since 2017 of those that specify the same.
 */
function replaced(edition: Edition): Step {
  const silenced = (law: string) =>
    rule(law, ['call-replaced', ...mustPass(edition, 'partner', 'throughout')], ['26']);
  const free = (law: string) => rule(law, ['call-replaced', IF_IT_HELPED]);
  if (edition < 2007)
    return ask('insufficient-bid-became', {
      'lowest-in-denomination': ask('both-bids-not-conventional', {
        'not-conventional': free('27B1'),
        conventional: silenced('27B2'),
      }),
      'other-bid-or-pass': silenced('27B2'),
      double: silenced('27B3'),
    });
  const fact = edition < 2017 ? 'same-or-more-precise' : 'replacement-comparable';
  const unless = (law: string) => ask(fact, { yes: free('27B1b'), no: silenced(law) });
  const lowest =
    edition < 2017
      ? {
          'lowest-in-denomination': ask('both-bids-natural', { yes: free('27B1a'), no: unless('27B2') }),
        }
      : { 'lowest-of-what-it-specified': free('27B1a') };
  return ask('insufficient-bid-became', {
    ...lowest,
    'other-bid-or-pass': unless('27B2'),
    double: unless('27B3'),
    // Another insufficient bid in its place is ruled as a double is, where it is not accepted.
    'another-insufficient-bid': ask('second-bid-accepted', {
      accepted: rule('27A', ['call-stands']),
      'not-accepted': silenced('27B4'),
    }),
  });
}

/** Law 27: insufficient bids. */
export const insufficientBids: readonly Procedure[] = [
  procedure('27', (edition) =>
    choose('left-opponent', { accept: rule('27A', ['call-stands']), refuse: replaced(edition) }),
  ),
];
