import { ask, choose, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';

/** What has to be done with a card that lies open. Rule 3.9.14 with fn 61. */
function openCard(): CodeStep {
  return ask('several-open-cards', {
    no: ask('owner-on-lead', {
      yes: rule('3.9.14', ['open-card-may-be-led']),
      no: ask('opponent-forbids', {
        no: rule('3.9.14', ['open-card-at-first-chance']),
        yes: ask('other-card-of-suit', {
          no: rule('3.9.14', ['open-card-played']),
          yes: rule('3.9.14', ['another-card-of-suit']),
        }),
      }),
    }),
    yes: rule('3.9.14', ['open-card-at-first-chance', 'opponent-orders-play']),
  });
}

/** A card led or played out of turn. Rules 3.9.14.1 to 3.9.14.3, 3.9.14.5 and 3.9.21 with fn 62 to 64. */
function outOfTurn(): CodeStep {
  return ask('last-trick', {
    no: ask('trick-complete', {
      no: ask('played-by', {
        whister: choose('declarer', {
          'demand-suit': rule(
            '3.9.14.1',
            ['open-card', { kind: 'lead', suit: 'of-open-card', is: 'demanded' }],
            ['3.9.14'],
          ),
          'forbid-suit': rule(
            '3.9.14.1',
            ['open-card', { kind: 'lead', suit: 'of-open-card', is: 'forbidden' }],
            ['3.9.14'],
          ),
          'accept-lead': rule('3.9.14.1', ['lead-stands']),
        }),
        declarer: rule('3.9.14.2', ['open-card', 'open-card-on-demand'], ['3.9.14']),
        'all-pass': rule('3.9.14.3', [{ kind: 'takes', tricks: 'rest' }]),
      }),
      yes: rule('3.9.14.5', ['no-penalty', 'lead-to-last-winner']),
    }),
    yes: rule('3.9.21', ['no-penalty']),
  });
}

/** A hand is shown before play is over. Rule 3.9.14.4. */
function handShown(): CodeStep {
  return ask('plan-stated', {
    no: ask('opponents-trick-provable', {
      no: rule('3.9.14.4', ['rest-as-claimed']),
      yes: rule('3.9.14.4', ['all-cards-open', 'opponent-orders-play']),
    }),
    yes: rule('3.9.14.4', ['play-by-stated-plan']),
  });
}

/** Whether a card is an open one. Rule 3.9.15. */
function isOpen(): CodeStep {
  return ask('card-opened', {
    'out-of-turn': rule('3.9.15', [], ['3.9.14.1']),
    'revoke-corrected': rule('3.9.15', [], ['3.9.16']),
    'hand-shown': rule('3.9.15', [], ['3.9.14.4']),
    'shown-to-player': rule('3.9.15', ['open-card'], ['3.9.14']),
  });
}

/** Rules 3.9.14, 3.9.15 and 3.9.21. */
export const openCards: readonly CodeProcedure[] = [
  procedure('3.9.14', openCard),
  procedure('3.9.14.1', outOfTurn),
  procedure('3.9.14.4', handShown),
  procedure('3.9.15', isOpen),
];
