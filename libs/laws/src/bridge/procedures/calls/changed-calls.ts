import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../../terms/terms.js';
import type { Rectification } from '../../terms/rectification.js';
import { damagingPass, foreseeableDamage } from '../foreseeable-damage.js';

const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

/** The score is adjusted at the end where the infraction has helped the side: Laws 23C and 27D. */
export const IF_IT_HELPED: Rectification = { kind: 'adjust', score: 'assigned', when: 'if-it-mattered' };

/** A player has to pass: Law 23 until 2007, 72C since 2017, looks at what that does to the other side. */
export function mustPass(
  edition: Edition,
  who: 'offender' | 'partner',
  how: 'next-turn' | 'throughout',
): readonly Rectification[] {
  return [
    { kind: 'must-pass', who, how },
    { kind: 'could-have-known', law: edition < 2017 ? '23' : '72C' },
  ];
}

/**
 * Law 23: since 2017 which calls may take the place of one that is withdrawn without anything following; until then the
 * damage that an offender could have foreseen, until 1997 by a pass that a partner has to make.
 */
export const comparableCalls: readonly Procedure[] = [
  procedure('23', (edition) => {
    if (edition < 2007) return damagingPass();
    if (edition < 2017) return foreseeableDamage(edition, '23');
    const comparable = (law: string) => rule(law, ['auction-goes-on', IF_IT_HELPED]);
    return ask('replacement-has', {
      'same-meaning': comparable('23A1'),
      'narrower-meaning': comparable('23A2'),
      'same-purpose': comparable('23A3'),
      'none-of-these': rule('23A', [], ['27', '30', '31', '32']),
    });
  }),
];

/** Law 24: cards that were seen during the auction. */
export const cardsInTheAuction: readonly Procedure[] = [
  procedure('24', (edition) => {
    const passes = mustPass(edition, 'partner', 'next-turn');
    const faced = (law: string, then: readonly Rectification[] = []) =>
      rule(law, ['cards-stay-faced', ...then], ['50B']);
    return ask('faces-seen', {
      several: faced('24C', passes),
      one: ask('card-is', {
        honour: faced('24B', passes),
        small: ask('led-in-the-auction', { no: faced('24A'), yes: faced('24B', passes) }),
      }),
    });
  }),
];

/** A call changed on purpose, or too late, and not accepted: until 1997 the offender chooses. Law 25B2. */
function notAccepted(edition: Edition): Step {
  if (edition >= 2007) return rule('25B2', ['first-call-stands', TO_PARTNER]);
  return ask('first-call-was-legal', {
    no: rule('25B2a', ['rule-on-it']),
    yes: choose('offender', {
      'lets-first-call-stand': rule(
        '25B2b1',
        ['first-call-stands', ...mustPass(edition, 'partner', 'next-turn')],
        ['26'],
      ),
      'makes-another-call': rule(
        '25B2b2',
        [
          'call-replaced',
          TO_PARTNER,
          { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
          'at-most-average-minus',
        ],
        ['26'],
      ),
    }),
  });
}

/** Law 25B of 2017: whichever call stands, the other is withdrawn, and Laws 16C and 26 look at it. */
function meantIn2017(): Step {
  return choose('left-opponent', {
    'accept-the-change': rule('25B1', ['second-call-stands', TO_PARTNER], ['26']),
    'refuse-the-change': rule('25B2', ['first-call-stands', TO_PARTNER], ['26']),
  });
}

/** Law 25: calls that a player changes. */
export const changedCalls: readonly Procedure[] = [
  procedure(
    '25',
    (edition) => {
      const first = rule('25A', ['first-call-stands']);
      const slip = ask('partner-called-since', {
        yes: first,
        no: rule('25A', [
          'second-call-stands',
          'later-calls-may-change',
          { kind: 'unauthorised', to: 'offending-side' },
        ]),
      });
      const meant =
        edition < 2017
          ? choose('left-opponent', {
              accept: rule('25B1', ['second-call-stands']),
              refuse: notAccepted(edition),
            })
          : meantIn2017();
      return ask('call-was-a-slip', {
        yes: edition < 2017 ? ask('without-pause', { yes: slip, no: meant }) : slip,
        no: meant,
      });
    },
    1997,
  ),
];

/**
 * What declarer may ask of the partner of who withdrew a call and made another. Law 26 until 2007: by whether the withdrawn one
 * told of suits, in 2007 of these alone.
 */
function bySuitsNamed(edition: Edition): Step {
  const any = rule('26', ['any-lead']);
  return ask(edition < 2007 ? 'call-named-suits' : 'call-named-suits-alone', {
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

/** Law 26: what a defender may lead whose partner has withdrawn a call; nothing follows for the side of declarer. */
export const leadsAfterWithdrawnCalls: readonly Procedure[] = [
  procedure('26', (edition) => {
    const any = rule('26', ['any-lead']);
    const defends =
      edition < 2017
        ? ask('final-call-differs', { no: any, yes: bySuitsNamed(edition) })
        : ask('replacement-comparable', {
            yes: rule('26A', ['any-lead', IF_IT_HELPED]),
            no: choose('declarer', {
              'forbid-unnamed-suit': rule('26B', ['no-lead-of-unnamed-suit']),
              'any-lead': rule('26B', ['any-lead']),
            }),
          });
    return ask('offender-in-the-play', { 'a-defender': defends, 'of-declarers-side': any });
  }),
];
