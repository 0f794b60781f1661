import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { PlainRectification, Rectification } from '../terms/rectification.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const PENALISE: Rectification = { kind: 'penalty', duty: 'due', law: '90' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };
const ADJUSTED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'now' };
const ARTIFICIAL: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

/** When it was found; after play no result stands. Law 13C, from 2017 on 13D; of teams by Law 86. */
function found(edition: Edition, beforeEnd: Step): Step {
  const after =
    edition < 2007
      ? rule('13C', ['cancel-result', ARTIFICIAL, PENALISE])
      : rule(edition < 2017 ? '13C' : '13D', ['cancel-result', ADJUSTED, PENALISE], ['86']);
  return ask('wrong-hands-found', { 'after-play': after, 'before-end-of-play': beforeEnd });
}

/**
 * Until 1997: a board on which a wrong hand has called is not played. Three right hands and a short one are Law 14’s; a
 * board of which somebody knows a card is played only where all four agree (B1).
 */
function until1997(edition: Edition): Step {
  const artificial = (law: string) => rule(law, [ARTIFICIAL, MAY_PENALISE]);
  const noCall = ask('correct-hands-known', {
    no: rule('13A', ['redeal']),
    yes: ask('other-hand-then-seen', {
      'not-then-seen': rule('13A', ['restore-cards', 'play-on']),
      'then-seen': ask('seen-card-matters', {
        no: ask('all-four-agree-to-play', {
          yes: rule('13B1', ['restore-cards', 'play-on']),
          no: artificial('13B2'),
        }),
        yes: artificial('13B2'),
      }),
    }),
  });
  return ask('what-of-the-hands', {
    'one-short-others-right': rule('13', [], ['14A']),
    'wrong-otherwise': found(edition, ask('wrong-hand-called', { yes: artificial('13'), no: noCall })),
  });
}

/**
 * Since 2007: a surplus card is taken away, and costs a result only where it was played to a quitted trick (Law 13F, from
 * 2017 on 13C); hands of which none has too many cards are Law 14’s.
 */
function since2007(law: '13C' | '13F', edition: Edition, beforeEnd: Step): Step {
  return ask('what-of-the-hands', {
    'surplus-card': ask('played-to-quitted-trick', {
      no: rule(law, ['remove-card', 'play-on']),
      yes: rule(law, ['remove-card', IF_IT_MATTERED]),
    }),
    'short-only': rule('13', [], ['14A']),
    'too-many-and-too-few': found(edition, beforeEnd),
  });
}

/** Law 13 of 2007: where a card came from and went to is not for the partner whenever the board is played (E). */
function of2007(edition: Edition): Step {
  const played: readonly (Rectification | PlainRectification)[] = ['restore-cards', 'play-on', TO_PARTNER];
  const noCall = ask('other-hand-then-seen', {
    'not-then-seen': rule('13D1', played),
    'then-seen': ask('seen-card-matters', {
      no: rule('13D2a', [...played, IF_IT_MATTERED, MAY_PENALISE]),
      yes: rule('13D2b', [ARTIFICIAL, MAY_PENALISE]),
    }),
  });
  const beforeEnd = ask('wrong-hand-called', {
    yes: ask('playable-with-the-calls', {
      yes: rule('13A', [...played, IF_IT_MATTERED]),
      no: rule('13B', [ADJUSTED, MAY_PENALISE]),
    }),
    no: noCall,
  });
  return since2007('13F', edition, beforeEnd);
}

function of2017(edition: Edition): Step {
  const assigned = (when: 'now' | 'if-it-mattered'): Rectification => ({
    kind: 'adjust',
    score: 'assigned',
    when,
  });
  const beforeEnd = ask('wrong-hand-called', {
    yes: ask('playable-with-the-calls', {
      yes: rule('13B1', ['restore-cards', 'play-on', TO_PARTNER, IF_IT_MATTERED]),
      no: rule('13B2', [assigned('now'), MAY_PENALISE]),
    }),
    no: ask('other-hand-then-seen', {
      'not-then-seen': rule('13A1', ['restore-cards', 'play-on']),
      'then-seen': rule('13A2', [
        'restore-cards',
        'play-on',
        TO_PARTNER,
        assigned('if-it-mattered'),
        MAY_PENALISE,
      ]),
    }),
  });
  return since2007('13C', edition, beforeEnd);
}

/** Law 14B: the card counts as held all the time; since 2007 what took its place is not for the partner (Law 14C). */
function missingLater(edition: Edition): Step {
  const back = (how: 'restore-cards' | 'replace-card') => {
    const harmless: readonly (Rectification | PlainRectification)[] = [how, 'held-throughout', 'play-on'];
    const harmful: readonly (Rectification | PlainRectification)[] = [how, 'held-throughout', MAY_PENALISE];
    if (edition < 2007)
      return ask('could-have-been-played', {
        no: rule('14B', harmless),
        yes: rule('14B', harmful, ['61', '50B']),
      });
    return ask('could-have-been-played-before', {
      'could-not': rule('14B', [...harmless, TO_PARTNER]),
      could: rule('14B', [...harmful, TO_PARTNER], ['61', '50B']),
    });
  };
  return ask('missing-card-is', {
    'among-played': rule('14B1', [], ['67']),
    elsewhere: back('restore-cards'),
    'not-found': back('replace-card'),
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
  procedure('14B', missingLater),
];
