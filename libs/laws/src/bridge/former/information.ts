import type { Edition } from '../edition.js';
import { artificialIfItHarms, untilItHarms } from '../procedures/information.js';
import type { Rectification } from '../rectification.js';
import { ask, rule, type Step } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };

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
  return edition < 2007
    ? ask('information-harms', { no: rule('16B', ['play-on']), yes: artificialIfItHarms() })
    : untilItHarms(edition);
}

/** Laws 16 and 21. */
export const formerOfInformation: readonly FormerProcedure[] = [
  former('16', [1987, 2017], (edition) =>
    ask('information-from', { partner: fromPartner(edition), elsewhere: fromElsewhere(edition) }),
  ),
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
