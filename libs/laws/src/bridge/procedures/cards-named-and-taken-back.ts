import { procedure, type Procedure } from '../procedure.js';
import { ask, choose, rule, type Step } from '../terms.js';

/** A card that has to be, or may be, taken back: of a defender it may be a penalty card. Laws 47A and 47B. */
function withdrawn(law: '47A' | '47B'): Step {
  return ask('side', { 'declarer-side': rule(law, ['take-back']), defender: rule(law, [], ['49']) });
}

/** Laws 46 and 47: a card of dummy that was not named by suit and rank, alike in all editions; and cards taken back. */
export const cardsNamedAndTakenBack: readonly Procedure[] = [
  procedure('46', () =>
    ask('meant-card-clear', {
      yes: rule('46B', ['card-as-meant']),
      no: ask('dummys-card-named', {
        'suit-alone': rule('46B2', ['lowest-of-named-suit']),
        'rank-alone': ask('dummy-leads', {
          yes: rule('46B3a', ['suit-of-last-trick']),
          no: rule('46B3b', ['card-of-named-rank']),
        }),
        'high-low-or-win': rule('46B1', ['highest-lowest-or-winning']),
        'any-card': choose('defenders', {
          'names-the-card': rule('46B5', ['card-played']),
          'leaves-it': rule('46B5', ['named-anew']),
        }),
        'not-in-dummy': rule('46B4', ['named-anew']),
      }),
    }),
  ),
  procedure(
    '47',
    () => {
      const back = (law: string) => rule(law, ['take-back']);
      return ask('taken-back-because', {
        'a-rectification-requires-it': withdrawn('47A'),
        'the-play-was-illegal': withdrawn('47B'),
        'named-another-than-meant': ask('partner-played-since', {
          yes: rule('45C4b', ['card-played']),
          no: ask('without-pause', { yes: back('47C'), no: rule('45C4b', ['card-played']) }),
        }),
        'opponent-changed-card': back('47D'),
        'wrong-explanation': ask('card-played-since', {
          no: back('47E2a'),
          yes: rule('47E2b', ['card-played', { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' }]),
        }),
        'other-reason': rule('47F', ['card-played']),
      });
    },
    1997,
  ),
];
