import { ask, choose, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';
import type { CodeRegulation } from '../terms/regulation.js';

/** A call that is not as it should be. Rules 3.3.8 to 3.3.11 with fn 21 and 22. */
function faultyCall({ jumps }: CodeRegulation): CodeStep {
  return ask('call-was', {
    insufficient: rule('3.3.8', ['any-legal-call']),
    jump: rule('3.3.8', jumps === 'refused' ? ['call-cancelled', 'any-legal-call'] : ['call-stands']),
    'taken-back': rule('3.3.11', ['call-stands']),
    'misere-after-call': rule('3.3.9', ['call-cancelled', 'any-legal-call']),
    'after-own-pass': rule('3.3.10', ['call-cancelled']),
  });
}

/** A call over a misère. Rules 3.6.4 and 3.6.6; fn 40: the bidding goes no further. */
function overMisere({ misereBeatenBy, auctionEndsOverMisere }: CodeRegulation): CodeStep {
  const law = misereBeatenBy === 9 ? '3.6.6' : '3.6.4';
  const refused = rule(law, ['call-cancelled', 'any-legal-call']);
  const stands = rule(law, ['call-stands', auctionEndsOverMisere ? 'auction-over' : 'auction-continues']);
  return ask('over-misere', {
    lower: refused,
    nine: misereBeatenBy === 9 ? stands : refused,
    ten: stands,
    ...(auctionEndsOverMisere && { 'after-overcall': rule(law, ['call-cancelled', 'auction-over']) }),
  });
}

/** Rule 3.3.18 with fn 27. */
function outOfTurn(): CodeStep {
  const free = rule('3.3.18', ['no-penalty']);
  return ask('caller-became', {
    'not-known-yet': rule('3.3.18', ['waits-for-turn'], ['3.3.18']),
    'declarer-or-all-pass': free,
    defender: ask('call-named-suit', {
      yes: choose('declarer', {
        'demand-suit': rule('3.3.18', [{ kind: 'lead', suit: 'called', is: 'demanded' }]),
        'forbid-suit': rule('3.3.18', [{ kind: 'lead', suit: 'called', is: 'forbidden' }]),
        waive: rule('3.3.18', ['play-on']),
      }),
      no: free,
    }),
  });
}

/** Rules 3.3.8 to 3.3.11, 3.3.18 and 3.6.4. */
export const auction: readonly CodeProcedure[] = [
  procedure('3.3.8', faultyCall),
  procedure('3.3.18', outOfTurn),
  procedure('3.6.4', overMisere),
];
