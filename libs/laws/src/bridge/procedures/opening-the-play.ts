import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

function beginningOfPlay(edition: Edition): Step {
  return ask('opening-lead-matter', {
    'faced-at-once': rule('41A', ['lead-stands', 'as-regulated']),
    'wants-lead-back': ask('lead-back-because', {
      'of-an-irregularity': rule('41A', ['take-back'], edition < 1997 ? [] : ['47']),
      'of-a-change-of-mind': rule('41A', ['lead-stands']),
    }),
    'lead-out-of-turn': rule('54', [], ['54']),
    'question-before-it-is-faced': ask('presumed-dummy-asks', {
      no: rule('41B', ['opponent-restates-all', 'partner-explains']),
      yes: rule('41B', ['not-entitled-now']),
    }),
    'question-later': ask('asks-for', {
      'the-contract': rule('41C', ['contract-is-told']),
      'calls-or-explanations': rule('41B', [], ['20']),
    }),
    'dummys-hand': ask('card-of-dummy-hidden', {
      no: rule('41D', ['dummy-is-put-in-order']),
      yes: rule('41D', ['restore-cards', 'held-throughout', IF_IT_MATTERED], ['61']),
    }),
  });
}

/** What dummy may do, or may not after having seen another hand. Law 42. */
function rights(): Step {
  const unlessLost = (law: string, broken: string) =>
    ask('dummy-saw-a-hand', { no: rule(law, ['play-on']), yes: rule(broken, [], ['43']) });
  return ask('dummy-did', {
    'gave-facts-to-the-director': rule('42A1', ['play-on']),
    'asked-declarer-about-a-revoke': unlessLost('42B1', '43B2b'),
    'tried-to-prevent-an-irregularity': unlessLost('42B2', '43B2a'),
    'drew-attention-after-play': rule('42B3', ['rule-on-it']),
    'anything-else': rule('43A', [], ['43']),
  });
}

/** What dummy may not do; after having seen a hand a breach costs more. Law 43; B3 since 2007 as the side gains by it. */
function limits(edition: Edition): Step {
  return ask('dummy-broke', {
    'drew-attention-in-play': rule('43B1', ['rule-on-it', MAY_PENALISE]),
    'took-part-in-the-play': rule('43B1', [TO_PARTNER, IF_IT_MATTERED, MAY_PENALISE]),
    'saw-another-hand': rule('43B1', ['dummy-loses-rights', MAY_PENALISE]),
    'then-warned-of-the-wrong-hand': rule('43B2a', ['defenders-choose-the-hand', MAY_PENALISE]),
    'then-asked-about-a-revoke': ask('held-a-card-of-the-suit', {
      no: rule('43B2b', ['play-on', MAY_PENALISE]),
      yes: rule('43B2b', ['correct-revoke', MAY_PENALISE], ['64']),
    }),
    'then-drew-attention': rule(
      '43B3',
      edition < 2007
        ? ['rectification-lost', { kind: 'adjust', score: 'assigned', when: 'if-it-mattered' }, MAY_PENALISE]
        : [
            'play-on',
            { kind: 'adjust', score: 'split', when: 'if-it-mattered' },
            'only-the-gain-is-taken',
            MAY_PENALISE,
          ],
    ),
    ...(edition >= 2007 && { 'was-shown-a-defenders-hand': rule('43A3', ['play-on', MAY_PENALISE]) }),
  });
}

/** Laws 41 to 43: the opening lead, dummy’s hand, and what dummy may do. */
export const openingThePlay: readonly Procedure[] = [
  procedure('41', beginningOfPlay),
  procedure('42', rights),
  procedure('43', limits),
];
