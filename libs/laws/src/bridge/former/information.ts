import type { Edition } from '../edition.js';
import { artificialIfItHarms, chosenAmongAlternatives, suggestion } from '../procedures/information.js';
import type { Rectification } from '../rectification.js';
import { ask, choose, rule, type Step } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };
const ADJUSTED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'now' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };

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

function fromElsewhere(edition: Edition): Step {
  if (edition < 2007)
    return ask('information-harms', { no: rule('16B', ['play-on']), yes: artificialIfItHarms() });
  const law = edition < 2017 ? '16C' : '16D';
  const goOn: readonly (Rectification | 'play-on')[] = ['play-on', IF_IT_MATTERED];
  return ask('information-harms', {
    no: rule(`${law}1`, ['play-on']),
    yes: ask('first-call-made', {
      no: choose('director', {
        'change-places': rule(`${law}2a`, ['positions-changed']),
        'order-redeal': rule(`${law}2b`, ['redeal']),
        'play-and-see': rule(`${law}2c`, goOn),
        'adjusted-score': rule(`${law}2d`, [edition < 2017 ? 'artificial-by-fault' : ADJUSTED]),
      }),
      yes: rule(`${law}3`, goOn),
    }),
  });
}

/** Of an advantage it was asked as of damage in 2007, and since 2017 of what the offenders gained. Law 16B3. */
function damageOrGain(edition: Edition): Step {
  const harmed = { no: rule('16B1', ['play-on']), yes: rule('16B3', [ASSIGNED]) } as const;
  return ask('logical-alternatives', {
    yes: ask(suggestion(edition), {
      suggested: ask(edition < 2017 ? 'other-side-damaged' : 'offenders-gained', harmed),
    }),
  });
}

/** It went on at once as if the partner had shown something. Law 16A until 1997, 16B since. */
function alternativesAtOnce(edition: Edition): Step {
  return edition < 2007
    ? chosenAmongAlternatives(edition, '16A', '16A2')
    : chosenAmongAlternatives(edition, '16B1', '16B3');
}

/** Laws 16 and 21. */
export const formerOfInformation: readonly FormerProcedure[] = [
  former('16', [1987, 2017], (edition) =>
    ask('information-from', { partner: fromPartner(edition), elsewhere: fromElsewhere(edition) }),
  ),
  former('16', [2007, 2017], (edition) => ask('information-from', { partner: damageOrGain(edition) })),
  former('16', [1987, 2017], (edition) => ask('information-from', { partner: alternativesAtOnce(edition) })),
  former('21', [1987, 2017], () =>
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
