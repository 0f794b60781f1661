import type { Edition } from '../edition.js';
import { pass } from '../procedures/calls-out-of-turn.js';
import { IF_IT_HELPED, mustPass } from '../procedures/changed-calls.js';
import { foreseeableDamage } from '../procedures/foreseeable-damage.js';
import { inadmissibleDouble } from '../procedures/inadmissible-calls.js';
import type { Rectification } from '../rectification.js';
import { ask, choose, rule, type Step } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

function cardsFromAnotherBoard(): Step {
  const score: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };
  const goesOn = rule('17D', ['call-cancelled-and-made-anew', 'auction-goes-on', MAY_PENALISE]);
  const adjusted = rule('17D', [score, MAY_PENALISE]);
  return ask('board-to-rule-on', {
    'being-played': ask('called-over-it', {
      nobody: goesOn,
      'left-opponent': ask('new-call-differs', { no: goesOn, yes: adjusted }),
      'partner-too': adjusted,
    }),
    'whose-cards-they-were': ask('new-call-differs', {
      no: rule('17D', ['play-on', MAY_PENALISE]),
      yes: rule('17D', [score, MAY_PENALISE]),
    }),
  });
}

function leadsUntil2007(): Step {
  const any = rule('26', ['any-lead']);
  return ask('call-named-suits', {
    no: choose('declarer', { 'forbid-one-suit': rule('26B', ['no-lead-of-suit']), 'any-lead': any }),
    yes: ask('suits-named-later', {
      yes: rule('26A1', ['any-lead', TO_PARTNER]),
      no: choose('declarer', {
        'require-suit': rule('26A2', ['lead-suit']),
        'forbid-suit': rule('26A2', ['no-lead-of-suit']),
        'any-lead': any,
      }),
    }),
  });
}

function insufficientBid(edition: Edition): Step {
  const silenced = (law: string) =>
    rule(law, ['call-replaced', ...mustPass(edition, 'partner', 'throughout')], ['26']);
  const free = (law: string) => rule(law, ['call-replaced', IF_IT_HELPED]);
  const comparable = (law: string) =>
    ask('replacement-comparable', { yes: free('27B1b'), no: silenced(law) });
  const replaced =
    edition < 2007
      ? ask('insufficient-bid-became', {
          'lowest-in-denomination': ask('both-bids-natural', { yes: free('27B1'), no: silenced('27B2') }),
          'other-bid-or-pass': silenced('27B2'),
          double: silenced('27B3'),
        })
      : ask('insufficient-bid-became', {
          'lowest-in-denomination': free('27B1a'),
          'other-bid-or-pass': comparable('27B2'),
          double: comparable('27B3'),
        });
  return choose('left-opponent', { accept: rule('27A', ['call-stands']), refuse: replaced });
}

function agreement(): Step {
  const regulated = [MAY_PENALISE, 'as-regulated'] as const;
  const unlessHarmless = (law: string, score: 'assigned' | 'adjusted') =>
    ask('other-side-damaged', {
      no: rule(law, ['play-on', ...regulated]),
      yes: rule(law, [{ kind: 'adjust', score, when: 'now' }, ...regulated]),
    });
  return ask('fault-of-the-agreement', {
    nothing: rule('40A', ['play-on']),
    'not-disclosed': unlessHarmless('40B4', 'assigned'),
    'not-allowed': unlessHarmless('40B5', 'adjusted'),
  });
}

/** Laws 15A and 17 to 40: calls. */
export const formerOfCalls: readonly FormerProcedure[] = [
  former('15A', [2017, 2017], () => {
    const adjusted: Rectification = { kind: 'adjust', score: 'adjusted', when: 'now' };
    return ask('board-to-rule-on', {
      'being-played': ask('partner-called-since', {
        no: rule('15A2', ['call-cancelled-and-made-anew', 'auction-goes-on', MAY_PENALISE]),
        yes: rule('15A2', [adjusted, MAY_PENALISE]),
      }),
      'whose-cards-they-were': ask('new-call-differs', {
        no: rule('15A3', ['play-on', MAY_PENALISE]),
        yes: rule('15A3', [adjusted, MAY_PENALISE]),
      }),
    });
  }),
  former('17', [1987, 1997], () =>
    ask('auction-matter', {
      'cards-of-another-board': cardsFromAnotherBoard(),
      'pass-out-of-turn-ended-it': rule('34', [], ['34']),
      'whether-it-is-over': rule('22', [], ['22']),
    }),
  ),
  former('23', [1987, 1997], (edition) => foreseeableDamage(edition, '23')),
  former('25', [2017, 2017], () =>
    ask('call-was-a-slip', {
      yes: ask('partner-called-since', {
        yes: rule('25A', ['first-call-stands']),
        no: rule('25A', [
          'second-call-stands',
          'later-calls-may-change',
          { kind: 'unauthorised', to: 'offending-side' },
        ]),
      }),
      no: choose('left-opponent', {
        accept: rule('25B1', ['second-call-stands']),
        refuse: rule('25B2', ['first-call-stands', TO_PARTNER]),
      }),
    }),
  ),
  former('26', [1987, 2007], leadsUntil2007),
  former('26', [2017, 2017], () =>
    ask('replacement-comparable', {
      yes: rule('26A', ['any-lead', IF_IT_HELPED]),
      no: choose('declarer', {
        'forbid-unnamed-suit': rule('26B', ['no-lead-of-unnamed-suit']),
        'any-lead': rule('26B', ['any-lead']),
      }),
    }),
  ),
  former('27', [1987, 1997], insufficientBid),
  former('27', [2017, 2017], insufficientBid),
  former('30', [1987, 2017], (edition) =>
    ask('pass-was-artificial', { yes: rule('30C', [], ['31']), no: pass(edition) }),
  ),
  former('31', [2007, 2007], (edition) =>
    ask('call-at-turn-of', {
      'right-opponent': ask('right-opponent-then', {
        called: ask('same-denomination-again', {
          no: rule('31A2b', mustPass(edition, 'partner', 'next-turn'), ['26']),
        }),
      }),
    }),
  ),
  former('36', [2017, 2017], inadmissibleDouble),
  former('40', [2017, 2017], agreement),
];
