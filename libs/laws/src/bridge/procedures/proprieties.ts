import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';
import { foreseeableDamage } from './foreseeable-damage.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };
const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };

/** Infractions on purpose, untold, hidden, or foreseeably harmful. Law 72B has other numbers until 1997. */
function generalPrinciples(edition: Edition): Step {
  const [onPurpose, untold, hidden] = edition < 2007 ? ['72B2', '72B3', '72B4'] : ['72B1', '72B2', '72B3'];
  return ask('infraction-was', {
    'on-purpose': rule(onPurpose!, ['rule-on-it', MAY_PENALISE], ['90']),
    'not-told-by-its-own-side': rule(untold!, ['no-duty-to-tell', 'rule-on-it']),
    'hidden-by-another': rule(hidden!, ['rule-on-it', IF_IT_MATTERED, MAY_PENALISE]),
    'likely-to-harm': foreseeableDamage(edition),
  });
}

function conduct(edition: Edition): Step {
  const reprimand = (law: string) =>
    choose('director', {
      warning: rule(law, ['warning', 'as-regulated']),
      penalty: rule(law, [{ kind: 'penalty', duty: 'due', law: '90' }, 'as-regulated']),
    });
  return ask('conduct-was', {
    discourteous: reprimand('74A'),
    'against-procedure': ask('told-the-partner-something', {
      no: reprimand('74C'),
      yes: rule('74C', [], edition < 1997 ? ['16'] : ['16', '73']),
    }),
    grave: rule('91', [], ['91']),
  });
}

/** Law 72. */
export const principles: readonly Procedure[] = [procedure('72', generalPrinciples)];

/** Law 74. */
export const courtesy: readonly Procedure[] = [procedure('74', conduct)];

/** Law 76: spectators. How they may behave is A until 1997, B since; what they may say is B, then C. */
export const spectators: readonly Procedure[] = [
  procedure('76', (edition) => {
    const [behaviour, saying] = edition < 2007 ? ['76A', '76B'] : ['76B', '76C'];
    return ask('spectator-did', {
      disturbed: rule(behaviour!, ['spectator-goes', 'as-regulated']),
      'told-a-player-something': rule(saying!, ['spectator-goes'], ['16']),
      'drew-attention': rule(saying!, [], [edition < 2007 ? '11' : '9']),
      'was-asked-by-the-director': rule(saying!, ['spectator-tells-facts', 'as-regulated']),
    });
  }),
];
