import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';
import { cardsFromAnotherBoard } from './cards-from-another-board.js';

const TO_OFFENDERS: Rectification = { kind: 'unauthorised', to: 'offending-side' };

/** How the auction ended. Law 22: A and B have other numbers in each edition. */
function ended(edition: Edition): Step {
  const [allPassed, contract, faced] =
    edition < 2007
      ? ['22A', '22B', '17E']
      : edition < 2017
        ? ['22A1', '22A2', '22B1']
        : ['22B', '22A', '17D1'];
  return ask('calls-ended-with', {
    'four-passes': rule(allPassed, ['board-passed-out']),
    'bid-and-three-passes': ask('a-pass-was-out-of-turn', {
      yes: rule(contract, [], ['34']),
      no: ask('opening-lead-faced', {
        no: rule(contract, ['last-bid-is-contract', 'questions-before-the-lead']),
        yes: rule(faced, ['last-bid-is-contract', 'play-has-begun']),
      }),
    }),
  });
}

/** Laws 17 to 19 and 22: what belongs to an auction, and when it ends. */
export const auctionPeriod: readonly Procedure[] = [
  procedure('17', (edition) =>
    ask('auction-matter', {
      'cards-of-another-board': edition < 2017 ? cardsFromAnotherBoard(edition) : rule('15A', [], ['15A']),
      'pass-out-of-turn-ended-it': rule(edition < 2007 ? '34' : '17', [], ['34']),
      'whether-it-is-over': rule('22', [], ['22']),
    }),
  ),
  procedure('18', () =>
    ask('bid-is', {
      sufficient: rule('18C', ['auction-goes-on']),
      'too-low': rule('18D', [], ['27']),
      'above-seven': rule('38', [], ['38']),
      'made-in-another-way': rule('18F', ['as-regulated']),
    }),
  ),
  procedure('19', () =>
    ask('double-is', {
      'of-the-last-bid': rule('19A1', ['auction-goes-on']),
      'of-something-else': rule('19A1', [], ['36']),
      'of-a-bid-named-wrongly': rule('19A3', ['double-of-last-bid']),
      'followed-by-a-bid': rule('19C', ['double-is-gone']),
    }),
  ),
];

/** Law 22. */
export const endOfAuction: readonly Procedure[] = [procedure('22', ended)];

/** Law 28: calls that count as in turn. */
export const turnsToCall: readonly Procedure[] = [
  procedure('28', (edition) =>
    ask('called-when', {
      'right-opponent-must-pass': rule('28A', ['call-stands']),
      'after-a-call-out-of-turn': rule('28B', [
        'call-stands',
        'opponents-call-cancelled',
        'rectification-lost',
        ...(edition < 2007 ? [] : [TO_OFFENDERS]),
      ]),
      'another-players-turn': rule('28', [], ['29']),
    }),
  ),
];

/** Laws 33 and 34: calls at once, and a call that a pass out of turn took away. */
export const simultaneousCalls: readonly Procedure[] = [
  procedure('33', () =>
    ask('one-call-was-in-turn', {
      no: rule('33', [], ['29']),
      yes: ask('other-callers-turn-came-next', {
        yes: rule('33', ['both-calls-in-turn']),
        no: rule('33', ['counts-as-the-later-call'], ['29']),
      }),
    }),
  ),
  procedure('34', (edition) => {
    const law = edition < 2007 ? '34' : edition < 2017 ? '17E2' : '17D3';
    return ask('player-missed-a-turn', {
      yes: rule(law, ['passes-cancelled', 'missed-player-calls']),
      no: rule(law, [], ['22']),
    });
  }),
];
