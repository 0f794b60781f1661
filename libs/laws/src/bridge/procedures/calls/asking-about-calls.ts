import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../../terms/terms.js';
import type { Rectification } from '../../terms/rectification.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const TO_ASKERS_PARTNER: Rectification = { kind: 'unauthorised', to: 'askers-partner' };
const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };

/** Who may have the calls restated, and when. Laws 20B and 20C. */
function review(): Step {
  return ask('review-asked-at', {
    'own-turn-to-call': rule('20B', ['opponent-restates-all']),
    'when-bound-to-pass': rule('20B', ['not-entitled-now']),
    'first-turn-to-play': rule('20C2', ['opponent-restates-all']),
    'later-in-the-play': rule('41C', ['contract-is-told']),
    'not-at-own-turn': rule('20B', ['not-entitled-now']),
  });
}

/** Who may have calls explained, and when; a question about a single call is named since 2007. Laws 20F and 20G. */
function explanation(edition: Edition): Step {
  const explained = (law: string) => {
    const all = rule(law, ['partner-explains', 'as-regulated']);
    return edition < 2007
      ? all
      : ask('asked-about', {
          'the-whole-auction': all,
          'one-call': rule('20F3', ['partner-explains', TO_ASKERS_PARTNER]),
        });
  };
  return ask('explanation-asked-at', {
    'own-turn-to-call': explained('20F1'),
    'before-the-lead-is-faced': ask('presumed-dummy-asks', {
      no: explained('20F2'),
      yes: rule('41B', ['not-entitled-now']),
    }),
    'own-turn-to-play': explained('20F2'),
    'not-at-own-turn': rule('20F', ['not-entitled-now', TO_ASKERS_PARTNER]),
    ...(edition >= 2007 && {
      'for-partners-sake': rule('20G', ['not-entitled-now', TO_ASKERS_PARTNER, MAY_PENALISE]),
    }),
  });
}

/** When an explanation is corrected. Law 75D until 1997, 20F4 and 20F5 since; one's own since 2017 by the lead at the latest. */
function correction(
  edition: Edition,
): Readonly<Record<'own-explanation-wrong' | 'partners-explanation-wrong', Step>> {
  const partners = edition < 2007 ? '75D2' : '20F5';
  return {
    'own-explanation-wrong':
      edition < 2017
        ? rule(edition < 2007 ? '75D1' : '20F4', ['corrected-at-once'], ['21'])
        : rule('20F4', ['corrected-by-the-lead'], ['21']),
    'partners-explanation-wrong': ask('who-corrects', {
      'of-declarers-side': rule(partners, ['corrected-after-final-pass'], ['21']),
      'a-defender': rule(partners, ['corrected-after-play'], ['21']),
    }),
  };
}

/** Law 20: review and explanation of calls. */
export const askingAboutCalls: readonly Procedure[] = [
  procedure('20', (edition) =>
    ask('review-or-explanation', {
      'call-not-understood': rule('20A', ['call-is-made-clear']),
      review: review(),
      'review-was-wrong': ask('other-side-damaged', {
        no: rule('20E', ['review-is-corrected']),
        yes: rule('20E', [ASSIGNED]),
      }),
      explanation: explanation(edition),
      ...correction(edition),
    }),
  ),
];
