import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';
import { penaltyCard } from './exposed-cards.js';

const MAJOR: Rectification = { kind: 'penalty-card', type: 'major' };

/** What declarer may ask of the partner; he plays any legal card where he cannot comply. Laws 57A and 59. */
function partnerPlays(edition: Edition): Step {
  const option = (what: Extract<Rectification, { kind: 'partner-plays' }>['what']) =>
    ask('partner-can-comply', {
      yes: rule('57A', [MAJOR, { kind: 'partner-plays', what }], ['50D']),
      no: rule('59', [MAJOR], ['50D']),
    });
  return choose('declarer', {
    'highest-of-suit': option('highest-of-suit'),
    'lowest-of-suit': option('lowest-of-suit'),
    ...(edition >= 2017 && { 'other-suit': option('other-suit') }),
    'not-other-suit': option('not-other-suit'),
  });
}

/** Who has played before the defender did: nothing follows where declarer, or dummy unasked, went first. Law 57C. */
function beforePartner(edition: Edition): Step {
  const asWell = rule('57C', ['play-on']);
  return ask('before-the-premature-play', {
    'declarer-played-both-hands': asWell,
    'dummy-played-or-suggested': asWell,
    neither: partnerPlays(edition),
  });
}

/** Laws 57 and 58: plays before one's turn, and several cards at once. */
export const prematurePlays: readonly Procedure[] = [
  procedure('57A', beforePartner),
  procedure(
    '57D',
    () => {
      const toPartner: Rectification = { kind: 'unauthorised', to: 'partner' };
      return ask('legal-in-turn', {
        yes: rule('57D', [{ kind: 'must-play', by: 'next-turn' }, toPartner]),
        no: rule('57D', [MAJOR, toPartner], ['50D']),
      });
    },
    1997,
  ),
  procedure('58A', () =>
    ask('one-in-turn', {
      yes: rule('58A', ['card-played']),
      no: rule('58A', [], ['53', '57A']),
    }),
  ),
  procedure('58B', () =>
    ask('both-sides-played-on', {
      yes: rule('58B4', [], ['67']),
      no: ask('faces-seen', {
        one: rule('58B1', ['card-played', 'other-cards-go-back']),
        several: choose('offender', {
          'designates-one': ask('side', {
            'declarer-side': rule('58B2', ['card-played', 'other-cards-go-back', 'later-cards-may-change']),
            defender: ask('shown-besides', {
              one: penaltyCard('58B2', [{ kind: 'card-played' }, { kind: 'later-cards-may-change' }]),
              several: rule(
                '58B2',
                ['card-played', 'later-cards-may-change', { kind: 'penalty-card', type: 'major-all' }],
                ['51'],
              ),
            }),
          }),
        }),
      }),
    }),
  ),
];
