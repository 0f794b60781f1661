import type { Edition } from '../edition.js';
import type { Rectification } from '../rectification.js';
import { ask, rule, type Step } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const PENALISE: Rectification = { kind: 'penalty', duty: 'due', law: '90' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };
const ADJUSTED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'now' };
const ARTIFICIAL: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

function found(law: string, edition: Edition, before: Step): Step {
  return ask('wrong-hands-found', {
    'after-play': rule(law, ['cancel-result', ADJUSTED, PENALISE], edition < 2007 ? [] : ['86']),
    'before-end-of-play': before,
  });
}

function until1997(edition: Edition): Step {
  return found(
    '13C',
    edition,
    ask('wrong-hand-called', {
      yes: rule('13', [ARTIFICIAL, MAY_PENALISE]),
      no: ask('correct-hands-known', {
        no: rule('13A', ['redeal']),
        yes: ask('card-of-another-seen', {
          no: rule('13A', ['restore-cards', 'play-on']),
          yes: ask('interferes-with-play', {
            no: rule('13B', ['restore-cards', 'play-on', IF_IT_MATTERED]),
            yes: rule('13B', [ARTIFICIAL, MAY_PENALISE]),
          }),
        }),
      }),
    }),
  );
}

function surplusCard(law: string, otherwise: Step): Step {
  return ask('card-not-of-the-deal', {
    no: otherwise,
    yes: ask('played-to-quitted-trick', {
      no: rule(law, ['remove-card', 'play-on']),
      yes: rule(law, ['remove-card', IF_IT_MATTERED]),
    }),
  });
}

function of2007(edition: Edition): Step {
  const before = ask('wrong-hand-called', {
    yes: ask('playable-with-the-calls', {
      yes: rule('13A', ['restore-cards', 'play-on', TO_PARTNER, IF_IT_MATTERED]),
      no: rule('13B', [ADJUSTED, MAY_PENALISE]),
    }),
    no: ask('card-of-another-seen', {
      no: rule('13D1', ['restore-cards', 'play-on']),
      yes: ask('interferes-with-play', {
        no: rule('13D2a', ['restore-cards', 'play-on', TO_PARTNER, IF_IT_MATTERED]),
        yes: rule('13D2b', [ARTIFICIAL, MAY_PENALISE]),
      }),
    }),
  });
  return found('13C', edition, surplusCard('13F', before));
}

function of2017(edition: Edition): Step {
  const assigned = (when: 'now' | 'if-it-mattered'): Rectification => ({
    kind: 'adjust',
    score: 'assigned',
    when,
  });
  const before = ask('hands-are', {
    'fewer-only': rule('13', [], ['14A']),
    'more-and-fewer': ask('wrong-hand-called', {
      yes: ask('playable-with-the-calls', {
        yes: rule('13B1', ['restore-cards', 'play-on', TO_PARTNER, IF_IT_MATTERED]),
        no: rule('13B2', [assigned('now'), MAY_PENALISE]),
      }),
      no: ask('card-of-another-seen', {
        no: rule('13A1', ['restore-cards', 'play-on']),
        yes: rule('13A2', ['restore-cards', 'play-on', TO_PARTNER, assigned('if-it-mattered'), MAY_PENALISE]),
      }),
    }),
  });
  return found('13D', edition, surplusCard('13C', before));
}

/** Laws 13 and 14. */
export const formerOfHands: readonly FormerProcedure[] = [
  former('13', [1987, 1997], until1997),
  former('13', [2007, 2007], of2007),
  former('13', [2017, 2017], of2017),
  former('14B', [2007, 2017], () => {
    const back = (how: 'restore-cards' | 'replace-card') =>
      ask('could-have-been-played', {
        no: rule('14B', [how, 'held-throughout', 'play-on']),
        yes: rule('14B', [how, 'held-throughout', MAY_PENALISE], ['61', '50B']),
      });
    return ask('missing-card-is', {
      'among-played': rule('14B1', [], ['67']),
      elsewhere: back('restore-cards'),
      'not-found': back('replace-card'),
    });
  }),
];
