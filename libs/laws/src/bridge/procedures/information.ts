import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };
const ADJUSTED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'now' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };

/** Which of these an edition asks of the information: since 2017 that it does suggest the action, before that it could. */
function suggestion(edition: Edition) {
  if (edition < 1997) return 'could-reasonably-have-suggested';
  return edition < 2017 ? 'could-demonstrably-have-suggested' : 'demonstrably-suggested';
}

/**
 * An action among logical alternatives that the player may not have chosen: until 1997 the other side has to be damaged by it,
 * since 2007 the offender to have had an advantage.
 */
function chosenAmongAlternatives(edition: Edition, used: string, adjusted: string): Step {
  const stands = rule(used, ['play-on']);
  const assigned = rule(adjusted, [ASSIGNED]);
  return ask('logical-alternatives', {
    no: stands,
    yes: ask(suggestion(edition), {
      'not-suggested': stands,
      suggested:
        edition < 2007
          ? ask('other-side-damaged', { no: stands, yes: assigned })
          : ask('advantage-for-the-offender', { 'no-advantage': stands, advantage: assigned }),
    }),
  });
}

/** What a partner has shown otherwise than by calls and plays, if that is so. Law 16A until 1997, 16B since. */
function fromPartner(edition: Edition): Step {
  const [used, adjusted] = edition < 2007 ? (['16A', '16A2'] as const) : (['16B1', '16B3'] as const);
  return ask('partner-showed', {
    'nothing-extraneous': rule(edition < 2007 ? '16' : '16A1', ['play-on']),
    'extraneous-information': chosenAmongAlternatives(edition, used, adjusted),
  });
}

/** What withdrawn calls and plays tell: all of it to the side that is not at fault. Law 16C, of 2007 16D. */
function fromWithdrawn(edition: Edition): Step {
  const law = edition === 2007 ? '16D' : '16C';
  return ask('informed-player-is-of', {
    'side-not-at-fault': rule(`${law}1`, [{ kind: 'authorised', to: 'non-offending-side' }]),
    'offending-side': chosenAmongAlternatives(edition, `${law}2`, `${law}2`),
  });
}

/** What a director may do with what was overheard or seen by accident, until 1997. Law 16B. */
function artificialIfItHarms(): Step {
  return choose('director', {
    'change-places': rule('16B1', ['positions-changed']),
    'appoint-substitute': rule('16B2', ['substitute-plays']),
    'artificial-score': rule('16B3', ['artificial-by-fault']),
  });
}

/**
 * The same since 2007, where it would probably interfere with normal play. Law 16C, from 2017 on 16D; once somebody has called
 * the board is played, or since 2017 the score may be adjusted at once.
 */
function untilItHarms(edition: Edition): Step {
  const law = edition < 2017 ? '16C' : '16D';
  const goOn: readonly (Rectification | 'play-on')[] = ['play-on', IF_IT_MATTERED];
  const before = choose('director', {
    'change-places': rule(`${law}2a`, ['positions-changed']),
    'order-redeal': rule(`${law}2b`, ['redeal']),
    'play-and-see': rule(`${law}2c`, goOn),
    'adjusted-score': rule(`${law}2d`, [edition < 2017 ? 'artificial-by-fault' : ADJUSTED]),
  });
  const later =
    edition < 2017
      ? ask('first-call-made', { no: before, yes: rule(`${law}3`, goOn) })
      : ask('information-came', {
          'before-any-call': before,
          'after-a-call': choose('director', {
            'play-and-see': rule(`${law}3`, goOn),
            'adjusted-score': rule(`${law}3`, [ADJUSTED]),
          }),
        });
  return ask('information-harms', { no: rule(`${law}1`, ['play-on']), yes: later });
}

/** What was overheard or seen by accident: until 1997 it is enough that it could interfere with normal play. */
function fromElsewhere(edition: Edition): Step {
  return edition < 2007
    ? ask('information-could-harm', {
        'could-not-interfere': rule('16B', ['play-on']),
        'could-interfere': artificialIfItHarms(),
      })
    : untilItHarms(edition);
}

/** Laws 16, 21 and 75: what players may not use, and what they were told wrongly. */
export const information: readonly Procedure[] = [
  procedure('16', (edition) =>
    ask('information-from', {
      partner: fromPartner(edition),
      elsewhere: fromElsewhere(edition),
      ...(edition >= 1997 && { 'withdrawn-call-or-play': fromWithdrawn(edition) }),
    }),
  ),
];

/**
 * A call after a wrong explanation, or none. Law 21B: until 1997 it has to be probable that this led to the call, since 2007 it
 * could well have. Too late to change it, until 1997 the other side has to be damaged, since 2007 the offenders to have gained.
 */
function misinformed(edition: Edition): Step {
  const stands = rule('21B3', ['play-on']);
  return ask('time-to-change-the-call', {
    'still-open': ask(edition < 2007 ? 'misinformation-led-to-the-call' : 'misinformation-may-have-led', {
      'not-influenced': rule('21B1', ['play-on']),
      influenced: rule('21B1', [
        'call-may-change',
        'later-calls-may-change',
        { kind: 'unauthorised', to: 'offending-side' },
      ]),
    }),
    'too-late': ask(edition < 2007 ? 'other-side-damaged' : 'offenders-gained', {
      no: stands,
      yes: rule('21B3', [ASSIGNED]),
    }),
  });
}

/** Law 21: calls that rest on what an opponent has explained wrongly, or not at all. */
export const misinformation: readonly Procedure[] = [
  procedure('21', (edition) =>
    ask('misled-by', {
      'own-misunderstanding': rule('21A', ['play-on']),
      opponent: misinformed(edition),
    }),
  ),
];

/** Law 75: whether the call or its explanation was wrong; examples in notes to the law until 1997. */
export const mistakenExplanations: readonly Procedure[] = [
  procedure('75', (edition) => {
    const clause = (of: string) => (edition < 2007 ? '75' : `75${of}`);
    return ask('agreement-is', {
      'as-explained': rule(clause('C'), ['play-on']),
      otherwise: rule(clause('B'), [], ['21']),
      'not-known': rule(clause('D'), [], ['21']),
    });
  }),
];
