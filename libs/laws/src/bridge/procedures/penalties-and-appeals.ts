import { ask, choose, procedure, type Procedure, rule } from '../terms/terms.js';

/** Laws 90 to 93: penalties beside the score, and what is asked of a committee. */
export const penaltiesAndAppeals: readonly Procedure[] = [
  procedure('90', () =>
    ask('matter-of', {
      procedure: choose('director', {
        warning: rule('90A', ['warning']),
        penalty: rule('90A', [{ kind: 'penalty', duty: 'due', law: '90A' }, 'as-regulated']),
      }),
      discipline: rule('91', [], ['91']),
    }),
  ),
  procedure('91', () =>
    choose('director', {
      penalty: rule('91A', [{ kind: 'penalty', duty: 'disciplinary', law: '91A' }]),
      suspension: rule('91A', ['suspension']),
      disqualification: rule('91B', ['disqualification']),
    }),
  ),
  procedure('92', () =>
    ask('who-appeals', {
      'of-the-ruled-table': ask('in-appeal-period', {
        no: rule('92B', ['appeal-refused', 'as-regulated']),
        yes: ask('appeal-concurred', {
          'all-concur': rule('92', ['appeal-heard'], ['93', '93A']),
          'not-all-concur': rule('92D', ['appeal-not-heard']),
        }),
      }),
      'anybody-else': rule('92A', ['appeal-not-heard']),
    }),
  ),
  procedure('93', () =>
    ask('appeal-about', {
      'law-or-regulations': rule('93B1', ['director-in-charge-hears', 'committee-may-only-advise']),
      'disciplinary-power': rule('93B3', ['ruling-stands', 'committee-may-only-advise']),
      judgement: choose('committee', {
        upheld: rule('93B', ['ruling-stands']),
        changed: rule('93B', [{ kind: 'adjust', score: 'adjusted', when: 'now' }]),
      }),
    }),
  ),
  procedure('93A', () => rule('93A', ['director-in-charge-hears', 'as-regulated'])),
];
