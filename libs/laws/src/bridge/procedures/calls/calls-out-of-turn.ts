import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../../terms/terms.js';
import type { Rectification } from '../../terms/rectification.js';
import { IF_IT_HELPED, mustPass } from './changed-calls.js';

const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

/** Whether the call that is made in turn is a comparable one: Laws 30 to 32 of 2017. */
function comparable(yes: string, no: string, before: readonly Rectification[] = []): Step {
  return ask('replacement-comparable', {
    yes: rule(yes, ['auction-goes-on', IF_IT_HELPED]),
    no: rule(no, [...before, ...mustPass(2017, 'partner', 'next-turn')], ['26']),
  });
}

/** Out of turn at the left opponent’s turn: it changes a call where the player has called before. */
function atLeft(law: string, otherwise: Step): Step {
  return ask('called-before', { yes: rule(law, [], ['25']), no: otherwise });
}

/** A pass out of turn that is no more than a pass. Law 30A and 30B. */
export function pass(edition: Edition): Step {
  if (edition < 2017)
    return ask('a-bid-before', {
      no: rule('30A', mustPass(edition, 'offender', 'next-turn')),
      yes: ask('call-at-turn-of', {
        'right-opponent': rule('30B1', mustPass(edition, 'offender', 'next-turn')),
        'own-partner': rule('30B2', [
          ...mustPass(edition, 'offender', 'throughout'),
          { kind: 'no-double', who: 'partner' },
        ]),
        'left-opponent': rule('30B3', [], ['25']),
      }),
    });
  const inTurn = comparable('30B1b', '30B1b', [TO_PARTNER]);
  return ask('call-at-turn-of', {
    'right-opponent': rule('30A', mustPass(edition, 'offender', 'next-turn')),
    'own-partner': inTurn,
    'left-opponent': atLeft('30B2', inTurn),
  });
}

/** A bid at the right opponent’s turn who calls something else than a pass. Law 31A2 until 2007. */
function bidAgain(edition: Edition): Step {
  const other = rule('31A2b', mustPass(edition, 'partner', 'throughout'), ['26']);
  return ask('same-denomination-again', {
    yes: rule('31A2a', mustPass(edition, 'partner', 'next-turn')),
    ...(edition < 2007 ? { no: other } : { 'another-denomination': other }),
  });
}

/** Bids, doubles and redoubles out of turn; of doubles since 2017, when Law 32 came to rule them as Law 31 does bids. */
function bidOrDouble(law: '31' | '32', edition: Edition): Step {
  const again = edition < 2017 ? bidAgain(edition) : comparable(`${law}A2a`, `${law}A2b`);
  const silenced =
    edition < 2017
      ? rule(`${law}B`, mustPass(edition, 'partner', 'throughout'), ['26'])
      : comparable(`${law}B`, `${law}B`, [TO_PARTNER]);
  return ask('call-at-turn-of', {
    'right-opponent': ask('right-opponent-then', {
      passed: rule(`${law}A1`, ['call-repeated']),
      called: again,
    }),
    'own-partner': silenced,
    'left-opponent': atLeft(edition < 2017 ? `${law}B` : `${law}C`, silenced),
  });
}

/** Doubles out of turn until 2007: Law 32A at the partner’s turn, 32B at that of the right opponent. */
function doubleUntil2007(edition: Edition): Step {
  const silenced = (law: string) => rule(law, mustPass(edition, 'partner', 'throughout'), ['26']);
  return ask('call-at-turn-of', {
    'right-opponent': ask('right-opponent-then', {
      passed: rule('32B1', ['call-repeated']),
      called: silenced('32B2'),
    }),
    'own-partner': silenced('32A'),
    'left-opponent': atLeft('32', silenced('32A')),
  });
}

/** Laws 29 to 32: calls out of turn. */
export const callsOutOfTurn: readonly Procedure[] = [
  procedure('29', (edition) =>
    choose('left-opponent', {
      accept: rule('29A', ['call-stands']),
      refuse: ask('call-out-of-turn-was', {
        pass: rule('29B', ['call-cancelled'], ['30']),
        bid: rule('29B', ['call-cancelled'], ['31']),
        double: rule('29B', ['call-cancelled'], ['32']),
        ...(edition >= 1997 && {
          'artificial-bid-or-double': rule(
            '29C',
            ['call-cancelled', 'denomination-shown-counts'],
            ['31', '32'],
          ),
        }),
      }),
    }),
  ),
  // Law 30C: a pass that is a convention until 1997, an artificial one or one of an artificial call since.
  procedure('30', (edition) =>
    ask(edition < 2007 ? 'pass-was-a-convention' : 'artificial-or-of-an-artificial-call', {
      'more-than-a-pass': rule('30C', [], ['31']),
      'no-more-than-a-pass': pass(edition),
    }),
  ),
  procedure('31', (edition) => bidOrDouble('31', edition)),
  procedure('32', (edition) => (edition < 2017 ? doubleUntil2007(edition) : bidOrDouble('32', edition))),
];
