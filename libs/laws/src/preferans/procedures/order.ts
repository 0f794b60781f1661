import { ask, choose, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';
import type { CodeRegulation } from '../terms/regulation.js';

/** An order that cannot be. Rules 3.4.2 to 3.4.5, 3.4.10, 3.4.13 and 3.4.14 with fn 35 to 37. */
function wrongOrder({ talonRefusal }: CodeRegulation): CodeStep {
  return ask('order-was', {
    'against-rules': ask('order-put-right', {
      yes: rule('3.4.4', ['new-order', 'play-on']),
      no: rule('3.4.4', [{ kind: 'without-all', of: 'call' }]),
    }),
    'talon-refused':
      talonRefusal === null ? rule('3.4.5', ['order-by-the-rules']) : rule('3.4.10', ['play-on']),
    low: rule('3.4.13', ['order-stands']),
    preferans: rule('3.4.14', ['order-by-the-rules']),
  });
}

/** The game was ordered with more or fewer than ten cards. Rule 3.4.6. */
function orderedWithWrongCount(): CodeStep {
  return ask('undertricks-proven', {
    no: rule('3.4.6', [{ kind: 'undertricks', of: 'declarer', count: 2, beyond: 'contract' }]),
    yes: rule('3.4.6', [{ kind: 'undertricks', of: 'declarer', count: 2, beyond: 'proven' }]),
  });
}

/** Rules 3.4.7 and 3.4.8 with fn 32. */
function orderCorrected(): CodeStep {
  return ask('whist-declared', {
    yes: rule('3.4.7', ['order-stands']),
    no: ask('order-corrected', {
      'at-once': rule('3.4.8', ['new-order']),
      'after-pause': choose('declarer', {
        'keep-order': rule('3.4.8', ['order-stands']),
        'one-level-higher': rule('3.4.8', ['one-level-higher']),
      }),
    }),
  });
}

/** The discard. Rule 3.4.9 with fn 33 and 34. */
function discard(): CodeStep {
  return ask('discard-was', {
    changed: rule('3.4.9', ['discard-stands']),
    'looked-at': ask('first-lead-made', {
      no: rule('3.4.9', ['play-on']),
      yes: ask('game-is', {
        tricks: rule('3.4.9', [{ kind: 'tricks', change: -1, to: 'nobody' }]),
        misere: rule('3.9.11.2', [{ kind: 'tricks', change: 1, to: 'nobody' }]),
      }),
    }),
  });
}

/** The sitting dealer is invited to share a misère. Rule 3.6.9 with fn 41 to 43. */
function sharedMisere({ misereHalved }: CodeRegulation): CodeStep {
  if (!misereHalved) return rule('3.6.9', ['invitation-void']);
  return ask('dealer-saw-another-hand', {
    no: choose('sitting-dealer', {
      accept: rule('3.6.9', ['misere-shared']),
      decline: rule('3.6.9', ['play-on']),
    }),
    yes: rule('3.6.9', ['invitation-void']),
  });
}

/** Rules 3.4.2 to 3.4.9, 3.4.13, 3.4.14 and 3.6.9. */
export const order: readonly CodeProcedure[] = [
  procedure('3.4.4', wrongOrder),
  procedure('3.4.6', orderedWithWrongCount),
  procedure('3.4.8', orderCorrected),
  procedure('3.4.9', discard),
  procedure('3.6.9', sharedMisere),
];
