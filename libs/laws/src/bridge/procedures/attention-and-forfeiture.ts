import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';
import { couldHaveKnown } from './foreseeable-damage.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };
const EACH_SIDE_APART: Rectification = { kind: 'adjust', score: 'split', when: 'now' };

/** Who drew attention, and what was done before the director came. Law 9; what directors notice themselves is Law 81C. */
function attention(edition: Edition): Step {
  const noticed = rule(edition < 2007 ? '81C6' : '81C3', ['rule-on-it']);
  return ask('attention-drawn-by', {
    'a-player': ask('done-before-director', {
      nothing: rule('9B1', ['rule-on-it']),
      'offender-corrected': rule('9C', ['rule-on-it', 'correction-may-cost-more']),
      'players-settled': rule('10B', [], ['10']),
      'other-side-acted': rule('11A', [], ['11']),
    }),
    'dummy-in-play': rule('43A1', [], ['43']),
    'a-spectator': edition < 2007 ? rule('11B', [], ['11']) : noticed,
    'only-the-director': noticed,
  });
}

/** Who determines a rectification, and how an option is taken. Law 10; of who profits Law 72A5 until 1997, 10C4 since. */
function determining(edition: Edition): Step {
  return ask('what-of-the-rectification', {
    'players-settled': choose('director', {
      'let-it-stand': rule('10B', ['settlement-stands']),
      'cancel-it': rule('10B', ['settlement-cancelled', 'rule-on-it']),
    }),
    'has-an-option': ask('consulted-partner', {
      no: rule('10C', ['options-explained']),
      yes: rule('10C2', ['options-explained', TO_PARTNER, IF_IT_MATTERED]),
    }),
    'offenders-profit': rule(edition < 2007 ? '72A5' : '10C4', ['play-on', couldHaveKnown(edition)]),
  });
}

/** A right may be lost: the director says whether it is. */
export function forfeited(law: string, lost: 'rectification-lost' | 'correction-lost'): Step {
  return choose('director', {
    'right-lost': rule(law, [lost, MAY_PENALISE]),
    'right-kept': rule(law, ['rule-on-it']),
  });
}

/**
 * The other side acted on its own. Law 11A: until 2007 the right to rectification is lost where it may have gained by that;
 * since 2017 only what it did gain is taken.
 */
function forfeiting(edition: Edition): Step {
  const either = forfeited('11A', 'rectification-lost');
  const acted = ask('acted-before-director', {
    no: rule('11A', ['rule-on-it']),
    yes:
      edition < 2017
        ? ask('may-have-gained-by-ignorance', {
            'cannot-have-gained': either,
            'may-have-gained': rule('11A', ['rectification-lost', MAY_PENALISE]),
          })
        : ask('gained-by-ignorance', {
            no: either,
            yes: rule('11A', [EACH_SIDE_APART, 'only-the-gain-is-taken', MAY_PENALISE]),
          }),
  });
  return edition < 2007
    ? ask('spectator-of', {
        'no-spectator': acted,
        'of-the-other-side': forfeited('11B1', 'rectification-lost'),
        'of-the-offenders': forfeited('11B2', 'correction-lost'),
      })
    : acted;
}

/** Laws 9 to 11: attention drawn to an irregularity, who determines the rectification, and how the right to it is lost. */
export const attentionAndForfeiture: readonly Procedure[] = [
  procedure('9', attention),
  procedure('10', determining),
  procedure('11', forfeiting),
];
