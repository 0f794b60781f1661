import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';

/** A card that dummy placed and nobody named: in time it goes back. Law 45D; later since 2017 dummy may have revoked (D2). */
function placedByDummy(edition: Edition): Step {
  return edition < 2017
    ? ask('both-sides-played-on', {
        no: rule('45D', ['named-card-is-played', 'later-cards-may-change']),
        yes: rule('45D', ['play-on']),
      })
    : ask('misplaced-card-noticed', {
        'before-both-played-on': rule('45D1', ['named-card-is-played', 'later-cards-may-change']),
        'after-both-played-on': rule('45D2', ['play-on'], ['61']),
      });
}

/** Law 45: whether a card has been played, and a card of dummy that nobody named. */
export const whetherPlayed: readonly Procedure[] = [
  procedure('45C', (edition) => {
    const played = (law: string) => rule(law, ['card-played']);
    const back = (law: string) => rule(law, ['take-back']);
    return ask('card-was', {
      'held-by-a-defender': ask('partner-could-see-the-face', { yes: played('45C1'), no: back('45C1') }),
      'held-by-declarer': ask('faced-at-the-table', { yes: played('45C2'), no: back('45C2') }),
      'touched-in-dummy': ask('touched-on-purpose', {
        'not-on-purpose': back('45C3'),
        'on-purpose': played('45C3'),
      }),
      named: ask('named-another-than-was-meant', {
        no: played('45C4a'),
        ...(edition < 1997
          ? {
              'meant-another': ask('designation-changed', {
                'after-a-pause': played('45C4b'),
                'without-a-pause': rule('45C4b', ['take-back', 'later-cards-may-change']),
              }),
            }
          : { yes: rule('45C4b', [], ['47']) }),
      }),
      'placed-by-dummy-unnamed': placedByDummy(edition),
    });
  }),
];
