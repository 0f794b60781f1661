import { ask, rule } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

/** Laws 82, 92 and 93. */
export const formerOfErrorsAndAppeals: readonly FormerProcedure[] = [
  former('82', [1987, 2017], () =>
    ask('director-erred', {
      yes: ask('can-be-put-right', {
        yes: rule('82C', ['play-on']),
        no: rule('82C', [{ kind: 'adjust', score: 'adjusted', when: 'now' }, 'neither-side-at-fault']),
      }),
      no: ask('board-can-be-played-later', {
        yes: rule('82B', ['late-play']),
        no: rule('82B', ['not-played']),
      }),
    }),
  ),
  former('92', [1987, 2017], () =>
    ask('in-appeal-period', {
      no: rule('92B', ['appeal-refused', 'as-regulated']),
      yes: rule('92', ['appeal-heard'], ['93', '93A']),
    }),
  ),
  former('93', [1987, 2017], () => ask('appeal-about', { law: rule('93B3', ['appeal-heard']) })),
];
