import { procedure, type Procedure } from '../procedure.js';
import { ask, choose, rule } from '../terms.js';

/** Law 46: a card of dummy that was not named by suit and rank. Alike in all editions. */
export const dummysCard: readonly Procedure[] = [
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
];
