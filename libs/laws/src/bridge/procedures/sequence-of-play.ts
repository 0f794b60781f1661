import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };
const TO_OFFENDERS: Rectification = { kind: 'unauthorised', to: 'offending-side' };

/** Law 44: what goes on to the law of what went wrong, and who won a trick. */
export const sequenceOfPlay: readonly Procedure[] = [
  procedure('44', (edition) =>
    ask('what-of-the-trick', {
      'suit-not-followed': rule('44C', [], ['61']),
      'led-by-the-wrong-hand': rule('44G', [], ['53', '54']),
      'played-before-the-turn': rule('44B', [], edition < 1997 ? ['57A'] : ['57A', '57D']),
      'who-won-it': ask('trump-in-the-trick', {
        yes: rule('44E', ['highest-trump-wins']),
        no: rule('44F', ['highest-of-suit-led-wins']),
      }),
    }),
  ),
];

/** Laws 59 and 60: where a player cannot play as required, and plays after an illegal play. */
export const playAfterIllegalPlay: readonly Procedure[] = [
  procedure('59', () =>
    ask('could-play-as-required', {
      no: rule('59', ['any-legal-card']),
      yes: rule('61A', [], ['61']),
    }),
  ),
  procedure('60', () =>
    ask('played-after-it', {
      'other-side-next-to-play': rule('60A', [
        'rectification-lost',
        'counts-as-in-turn',
        'earlier-duties-stay',
      ]),
      'whose-lead-it-was': rule('60A2', [], ['53']),
      'defender-before-the-required-lead': rule('60B', [{ kind: 'penalty-card', type: 'major' }], ['50D']),
      'offending-side-again': rule('60C', ['rights-stay', 'rule-on-it']),
    }),
  ),
];

/** Defenders who ask each other about a revoke: allowed since 2007 unless a regulation forbids it, before only where one allows it. */
function partnersAsk(edition: Edition): Step {
  const asked = rule('61B', [TO_PARTNER, MAY_PENALISE, 'as-regulated']);
  const forbidden =
    edition === 1997
      ? ask('held-a-card-of-the-suit', {
          no: asked,
          yes: rule('63B', ['correct-revoke', 'as-regulated'], ['64']),
        })
      : asked;
  return ask('defenders-may-ask-each-other', {
    yes: rule('61B', ['play-on', TO_PARTNER, 'as-regulated']),
    no: forbidden,
  });
}

/** Law 61B: who may ask about a revoke. */
export const askingAboutRevokes: readonly Procedure[] = [
  procedure('61B', (edition) =>
    ask('asked-about-a-revoke', {
      'the-other-side': rule('61B', ['play-on']),
      'declarer-by-dummy': ask('dummy-saw-a-hand', {
        no: rule('61B', ['play-on']),
        yes: rule('43B2b', [], ['43']),
      }),
      'a-defender-by-dummy': rule('61B', [TO_OFFENDERS, MAY_PENALISE]),
      'a-defender-by-partner': partnersAsk(edition),
    }),
  ),
];

/** A played card that points to the wrong side. Law 65B: who may say so until when. */
function pointedWrongly(edition: Edition): Step {
  const turned = rule(edition < 1997 ? '65B' : '65B3', ['card-is-turned']);
  const late = rule('65B3', ['not-entitled-now', TO_PARTNER]);
  if (edition < 1997) return turned;
  if (edition >= 2017) return ask('own-side-played-on', { no: turned, yes: late });
  return ask('pointed-out-by', {
    declarer: turned,
    'dummy-or-a-defender': ask('next-trick-led', { no: turned, yes: late }),
  });
}

/** Laws 65 and 66: played cards on the table, and who may look at them. */
export const arrangementOfTricks: readonly Procedure[] = [
  procedure('65', (edition) =>
    ask('what-of-played-cards', {
      'one-points-wrongly': pointedWrongly(edition),
      'their-order-is-disturbed': ask('facts-found', {
        yes: rule('65D', [], ['79']),
        no: rule('65D', ['doubt-against-who-mixed']),
      }),
    }),
  ),
  procedure('66', () =>
    ask('wants-to-see', {
      'this-trick': ask('own-card-turned-or-played-on', {
        no: rule('66A', ['cards-are-faced-again']),
        yes: rule('66A', ['not-entitled-now']),
      }),
      'own-last-card': ask('next-trick-led', {
        no: rule('66B', ['may-look-not-show']),
        yes: rule('66B', ['not-entitled-now']),
      }),
      'a-quitted-trick': ask('looked-without-leave', {
        no: rule('66C', ['only-the-director-allows']),
        yes: rule('66C', ['only-the-director-allows', MAY_PENALISE]),
      }),
      'cards-after-play': ask('facts-found', {
        yes: rule('66D', ['own-cards-are-looked-at']),
        no: rule('66D', ['doubt-against-who-mixed']),
      }),
    }),
  ),
];
