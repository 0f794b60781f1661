import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';
import { penaltyCard } from './exposed-cards.js';

/** A player did not play to a trick: he puts a card there, and may have revoked. Law 67B1. */
function omitted(edition: Edition): Step {
  const supplied = (from: 'suit' | 'any', count: 0 | 1) =>
    rule('67B1', [
      { kind: 'supply-card', from },
      { kind: 'tricks', count },
    ]);
  const asRevoke = (from: 'suit' | 'any') =>
    ask('side-won-that-or-later', {
      no: supplied(from, 0),
      yes:
        edition >= 2017
          ? supplied(from, 1)
          : choose('director', { 'no-trick': supplied(from, 0), 'one-trick': supplied(from, 1) }),
    });
  return ask('holds-suit-led', {
    yes: edition < 2007 ? supplied('suit', 0) : asRevoke('suit'),
    no: asRevoke('any'),
  });
}

/** A player played several cards to a trick: one counts, the others were in his hand all the time. Law 67B2. */
function surplus(): Step {
  const back: readonly Rectification[] = [{ kind: 'restore-cards' }, { kind: 'held-throughout' }];
  return ask('side', {
    'declarer-side': rule('67B2', back, ['61']),
    defender: ask('surplus-card-shown', { no: rule('67B2', back, ['61']), yes: penaltyCard('67B2', back) }),
  });
}

/** Law 67. */
export const defectiveTricks: readonly Procedure[] = [
  procedure('67', (edition) =>
    ask('both-sides-played-on', {
      no: ask('played-to-the-trick', {
        'no-card-yet': rule('67A1', ['legal-card-is-added']),
        'several-cards': ask('was-fifth-card', {
          yes: rule('67A2', [], ['45E']),
          no: rule('67A2', [], ['58B']),
        }),
      }),
      yes: ask('player-has', {
        'too-many-cards': omitted(edition),
        'too-few-cards': surplus(),
        ...(edition >= 2007 && {
          'right-number': rule('67B3', [
            'restore-cards',
            { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
          ]),
        }),
      }),
    }),
  ),
];
