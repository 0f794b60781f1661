import type { Edition } from '../edition.js';
import type { Rectification } from '../rectification.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, choose, rule, type Step } from '../terms.js';

const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };

/** What a partner has shown otherwise than by calls and plays. Law 16A until 1997, 16B since. */
function fromPartner(edition: Edition): Step {
  const [used, adjusted] = edition < 2007 ? ['16A', '16A2'] : ['16B1', '16B3'];
  const stands = rule(used!, ['play-on']);
  return ask('logical-alternatives', {
    no: stands,
    yes: ask('suggested-action', {
      no: stands,
      yes: ask('other-side-damaged', { no: stands, yes: rule(adjusted!, [ASSIGNED]) }),
    }),
  });
}

/** What was overheard or seen by accident. Law 16B until 1997, 16C in 2007, 16D since 2017. */
function fromElsewhere(edition: Edition): Step {
  const law = edition < 2007 ? '16B' : edition < 2017 ? '16C' : '16D';
  const clause = (of: string) => (edition < 2007 ? law : `${law}${of}`);
  const goOn: readonly (Rectification | 'play-on')[] = ['play-on', IF_IT_MATTERED];
  const places = { 'change-places': rule(edition < 2007 ? '16B1' : `${law}2a`, ['positions-changed']) };
  const choice =
    edition < 2007
      ? choose('director', {
          ...places,
          'appoint-substitute': rule('16B2', ['substitute-plays']),
          'artificial-score': rule('16B3', ['artificial-by-fault']),
        })
      : ask('first-call-made', {
          no: choose('director', {
            ...places,
            'order-redeal': rule(`${law}2b`, ['redeal']),
            'play-and-see': rule(`${law}2c`, goOn),
            'adjusted-score': rule(`${law}2d`, [
              edition < 2017 ? 'artificial-by-fault' : { kind: 'adjust', score: 'adjusted', when: 'now' },
            ]),
          }),
          yes: rule(`${law}3`, goOn),
        });
  return ask('information-harms', { no: rule(clause('1'), ['play-on']), yes: choice });
}

/** Laws 16, 21 and 75: what players may not use, and what they were told wrongly. */
export const information: readonly Procedure[] = [
  procedure('16', (edition) =>
    ask('information-from', { partner: fromPartner(edition), elsewhere: fromElsewhere(edition) }),
  ),
];

/** Law 21: calls that rest on what an opponent has explained wrongly, or not at all. */
export const misinformation: readonly Procedure[] = [
  procedure('21', () =>
    ask('misled-by', {
      'own-misunderstanding': rule('21A', ['play-on']),
      opponent: ask('call-can-still-change', {
        yes: rule('21B1', [
          'call-may-change',
          'later-calls-may-change',
          { kind: 'unauthorised', to: 'offending-side' },
        ]),
        no: ask('other-side-damaged', { no: rule('21B3', ['play-on']), yes: rule('21B3', [ASSIGNED]) }),
      }),
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
