import { ask, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';
import type { CodeRegulation } from '../terms/regulation.js';

/** One player has seen the talon. Rules 3.2.19, 3.3.16 and 3.3.16.1 with fn 17, 18 and 24. */
function seen({ allPassTalon }: CodeRegulation): CodeStep {
  return ask('talon-seen-by', {
    'offender-alone': ask('deal-became', {
      'not-known-yet': rule('3.3.16.1', ['barred-from-auction', 'auction-continues'], ['3.2.19']),
      contract: rule('3.3.16.1', ['play-on']),
      'all-pass':
        allPassTalon === 'opened'
          ? rule('3.2.19', [{ kind: 'takes', tricks: 'first-two' }])
          : rule('3.2.19', [
              { kind: 'takes', tricks: 'all' },
              'partners-share-whists',
              'partners-one-to-pool',
            ]),
    }),
    everybody: rule('3.3.16', ['barred-from-auction'], ['3.3.16']),
  });
}

/** The talon is in somebody's hand. Rules 3.2.20 and 3.3.17 with fn 26. */
function taken({ changedTalon }: CodeRegulation): CodeStep {
  const drawn = rule('3.2.20', ['barred-from-auction', 'talon-drawn-anew', 'auction-continues']);
  if (changedTalon === 'dealer-draws') return drawn;
  return ask('qualification-tournament', {
    yes: rule('3.2.20', ['barred-from-auction', 'judge-decides']),
    no: drawn,
  });
}

/** Curiosity. Rule 3.2.21. */
function peeked({ penaltyTalonSeen: mountain }: CodeRegulation): CodeStep {
  return ask('peeked-by', {
    'sitting-dealer': rule('3.2.21', [{ kind: 'remise', to: 'dealer', mountain }]),
    player: rule('3.2.21', [{ kind: 'remise', to: 'offender', mountain }], ['3.2.19']),
  });
}

/** The third hand takes the talon without a word. Rule 3.3.15 with fn 23. */
function takenUnannounced(): CodeStep {
  return ask('both-others-passed', {
    yes: ask('qualification-tournament', {
      yes: rule('3.3.15', ['must-order-not-misere', 'reproach']),
      no: rule('3.3.15', ['must-order-not-misere']),
    }),
    no: rule('3.3.17', ['barred-from-auction'], ['3.2.20']),
  });
}

/** The talon lies open before the auction is over. Rules 3.3.14, 3.3.16.2 and 3.3.16.3 with fn 25. */
function exposed(): CodeStep {
  return ask('others-still-bidding', {
    none: rule('3.3.14', ['play-on', 'reproach']),
    one: rule('3.3.16.2', ['barred-from-auction', 'auction-over', 'talon-to-last-bidder']),
    two: rule('3.3.16.3', [
      'barred-from-auction',
      'auction-over',
      'hands-opened',
      'lost-value-on-offender',
      'one-result-each',
    ]),
  });
}

/** Rules 3.2.19 to 3.2.21 and 3.3.14 to 3.3.17. */
export const talon: readonly CodeProcedure[] = [
  procedure('3.2.19', seen),
  procedure('3.2.20', taken),
  procedure('3.2.21', peeked),
  procedure('3.3.15', takenUnannounced),
  procedure('3.3.16', exposed),
];
