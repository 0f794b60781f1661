import type { Edition } from '../edition.js';
import type { Rectification } from '../rectification.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, rule, type Step } from '../terms.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const PENALISE: Rectification = { kind: 'penalty', duty: 'due', law: '90' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };
const ARTIFICIAL: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

/** After play: no result stands. Law 13C, from 2017 on 13D; of teams by Law 86. */
function afterPlay(edition: Edition): Step {
  const score: Rectification = { kind: 'adjust', score: 'adjusted', when: 'now' };
  return rule(
    edition < 2017 ? '13C' : '13D',
    ['cancel-result', score, PENALISE],
    edition < 2007 ? [] : ['86'],
  );
}

/** Until 1997: a board on which a wrong hand has called is not played. */
function until1997(edition: Edition): Step {
  return ask('wrong-hands-found', {
    'after-play': afterPlay(edition),
    'before-end-of-play': ask('wrong-hand-called', {
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
  });
}

/** A card that does not belong to the deal, or what comes when there is none. Law 13F, from 2017 on 13C. */
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
      no: rule('13B', [{ kind: 'adjust', score: 'adjusted', when: 'now' }, MAY_PENALISE]),
    }),
    no: ask('card-of-another-seen', {
      no: rule('13D1', ['restore-cards', 'play-on']),
      yes: ask('interferes-with-play', {
        no: rule('13D2a', ['restore-cards', 'play-on', TO_PARTNER, IF_IT_MATTERED]),
        yes: rule('13D2b', [ARTIFICIAL, MAY_PENALISE]),
      }),
    }),
  });
  return ask('wrong-hands-found', {
    'after-play': afterPlay(edition),
    'before-end-of-play': surplusCard('13F', before),
  });
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
  return ask('wrong-hands-found', {
    'after-play': afterPlay(edition),
    'before-end-of-play': surplusCard('13C', before),
  });
}

/** Laws 13 and 14: hands with too many or too few cards. */
export const wrongHands: readonly Procedure[] = [
  procedure('13', (edition) =>
    edition < 2007 ? until1997(edition) : edition < 2017 ? of2007(edition) : of2017(edition),
  ),
  procedure('14A', () =>
    ask('opening-lead-faced', {
      yes: rule('14B', [], ['14B']),
      no: ask('missing-card', {
        found: rule('14A', ['restore-cards', 'play-on', TO_PARTNER]),
        'not-found': rule('14A', ['replace-card', 'play-on', TO_PARTNER]),
      }),
    }),
  ),
  procedure('14B', () => {
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
