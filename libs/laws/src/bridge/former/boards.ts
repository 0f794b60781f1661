import type { Rectification } from '../rectification.js';
import { unlessResultKnown } from '../procedures/preparing-boards.js';
import { ask, rule } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const ARTIFICIAL: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };

/** Laws 6 and 7, as boards are prepared and cards counted. */
export const formerOfBoards: readonly FormerProcedure[] = [
  former('6D1', [1987, 1997], (edition) => {
    const again = unlessResultKnown('6D1', edition);
    const wrong = ask('duplicated', {
      no: again,
      yes: ask('redeal-ordered', { no: rule('6F', ['play-on']), yes: again }),
    });
    return ask('auction-begun-by-both-sides', {
      no: ask('what-was-wrong', { misdealt: wrong, 'card-seen': wrong, neither: rule('6D1', ['play-on']) }),
      yes: rule('6D1', ['play-on'], ['13']),
    });
  }),
  former('6D2', [1987, 1997], () => {
    const none = ask('can-be-played-again', {
      yes: rule('6D2', ['cancel-result', 'redeal']),
      no: rule('6D2', ['cancel-result', ARTIFICIAL]),
    });
    return ask('how-dealt', { shuffled: rule('6D2', ['play-on']), sorted: none, 'played-before': none });
  }),
  former('7B1', [2007, 2017], () => {
    const wrong = ['13', '14A'];
    const uncounted: Rectification = { kind: 'penalty', duty: 'may', law: '90B7' };
    return ask('cards-counted', {
      yes: ask('hand-size', {
        thirteen: rule('7B1', ['play-on']),
        more: rule('7B1', [], wrong),
        fewer: rule('7B1', [], wrong),
      }),
      no: ask('hand-size', {
        thirteen: rule('7B1', ['play-on', uncounted]),
        more: rule('7B1', [uncounted], wrong),
        fewer: rule('7B1', [uncounted], wrong),
      }),
    });
  }),
  former('7B3', [1987, 1997], () => {
    const penalty: Rectification = { kind: 'penalty', duty: 'may', law: '90B5' };
    return ask('permission-of-director', {
      yes: rule('7B3', ['play-on']),
      no: ask('face-seen', {
        no: rule('7B3', ['restore-cards', penalty]),
        yes: rule('7B3', [
          'restore-cards',
          { kind: 'unauthorised', to: 'offending-side' },
          { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
          penalty,
        ]),
      }),
    });
  }),
];
