import { procedure, type Procedure } from '../procedure.js';
import { ask, choose, rule } from '../terms.js';

/** Laws 90 to 93: penalties beside the score, and what is asked of a committee. */
export const penaltiesAndAppeals: readonly Procedure[] = [
  procedure('90', () =>
    ask('matter-of', {
      procedure: choose('director', {
        warning: rule('90A', ['warning']),
        penalty: rule('90A', [{ kind: 'penalty', duty: 'may', law: '90A' }, 'as-regulated']),
      }),
      discipline: rule('91', [], ['91']),
    }),
  ),
  procedure('91', () =>
    choose('director', {
      penalty: rule('91A', [{ kind: 'penalty', duty: 'may', law: '91A' }]),
      suspension: rule('91A', ['suspension']),
      disqualification: rule('91B', ['disqualification']),
    }),
  ),
  procedure('92', () =>
    ask('in-appeal-period', {
      no: rule('92B', ['appeal-refused', 'as-regulated']),
      yes: rule('92', ['appeal-heard'], ['93', '93A']),
    }),
  ),
  procedure('93', () =>
    ask('appeal-about', {
      law: rule('93B3', ['appeal-heard']),
      judgement: choose('committee', {
        upheld: rule('93B', ['ruling-stands']),
        changed: rule('93B', [{ kind: 'adjust', score: 'adjusted', when: 'now' }]),
      }),
    }),
  ),
  procedure('93A', () => rule('93A', ['director-in-charge-hears', 'as-regulated'])),
];
