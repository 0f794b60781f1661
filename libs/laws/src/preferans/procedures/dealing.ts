import { ask, choose, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';
import type { CodeRegulation } from '../terms/regulation.js';

const tooLate = rule('3.2.18', ['claim-refused', 'play-on']);

/** A card that turns up. Rules 3.2.4, 3.2.12 and 3.2.15 with fn 12. */
function exposedCard({ penaltySecondExposedCard: mountain }: CodeRegulation): CodeStep {
  return ask('card-turned-up-in', {
    shuffling: rule('3.2.4', ['shuffle-again']),
    deal: ask('turned-up-by', {
      dealer: ask('dealer-slipped', {
        'first-time': rule('3.2.12', ['redeal']),
        again: rule('3.2.12', ['redeal', { kind: 'remise', to: 'dealer', mountain }, 'deal-passes']),
      }),
      player: rule('3.2.15', ['redeal', { kind: 'warning', to: 'player' }]),
      'lay-so': rule('3.2.15', ['redeal']),
    }),
    'after-deal': tooLate,
  });
}

/** The cut. Rules 3.2.5 to 3.2.7, 3.2.15 and 3.2.18; fn 10. */
function cut(): CodeStep {
  return ask('cut-was', {
    'missing-or-bad': ask('deal-was', {
      'not-begun': rule('3.2.6', ['shuffle-again']),
      'going-on': ask('cards-looked-at', { no: rule('3.2.15', ['redeal'], ['3.2.17']), yes: tooLate }),
      ended: tooLate,
    }),
    'made-for-absent': ask('absent-lifted-cards', {
      no: choose('absent-player', {
        redeal: rule('3.2.7', ['redeal']),
        'play-on': rule('3.2.7', ['play-on']),
      }),
      yes: rule('3.2.7', ['play-on']),
    }),
  });
}

/** The place of the talon among the pairs. Rules 3.2.8, 3.2.9 and 3.2.15 with fn 11 and 13. */
function talonMisplaced(): CodeStep {
  return ask('deal-was', {
    'going-on': choose('any-player', {
      redeal: rule('3.2.9', ['redeal'], ['3.2.17']),
      'play-on': rule('3.2.9', ['play-on']),
    }),
    ended: tooLate,
  });
}

/** Cards dealt in a wrong order, in a wrong direction, or not in pairs. Rules 3.2.13 and 3.2.15. */
function dealingError({ dealingErrorDeadline }: CodeRegulation): CodeStep {
  const redeal = rule('3.2.13', ['redeal'], ['3.2.17']);
  return ask('error-noticed', {
    [dealingErrorDeadline === 'auction-begins' ? 'before-auction' : 'in-the-deal']: redeal,
    later: tooLate,
  });
}

/** Rules 3.2.14, 3.2.15 and 3.2.18. */
function dealtOutOfTurn({ dealerTurnDeadline }: CodeRegulation): CodeStep {
  const stands = rule('3.2.14', ['deal-stands', 'next-dealer-left-of-actual']);
  const seen = ask('cards-looked-at', {
    no: rule('3.2.14', ['right-dealer-deals']),
    yes: stands,
  });
  return dealerTurnDeadline === 'first-look' ? seen : ask('deal-was', { 'going-on': seen, ended: stands });
}

/** Any other fault of the dealer, and what a redeal for one costs him. Rule 3.2.17. */
function faultOfDealer({ penaltySecondDealingFault: mountain }: CodeRegulation): CodeStep {
  return ask('dealer-slipped', {
    'first-time': rule('3.2.17', [{ kind: 'warning', to: 'dealer' }]),
    again: rule('3.2.17', [{ kind: 'remise', to: 'dealer', mountain }, 'deal-passes']),
  });
}

/** A wrong number of cards that its holder announces in time. Rule 3.2.16 with fn 14. */
function countAnnouncedInTime(): CodeStep {
  return ask('intent-possible', {
    no: rule('3.2.16', ['redeal', { kind: 'answers', who: 'dealer' }]),
    yes: ask('missing-card-is', {
      'in-another-hand': ask('interests-conflict', {
        no: choose('holder', {
          redeal: rule('3.2.16', ['redeal']),
          'give-card': rule('3.2.16', ['card-given', 'play-on']),
        }),
        yes: choose('holder', {
          redeal: rule('3.2.16', ['redeal', 'dealer-compensates']),
          'give-card': rule('3.2.16', ['card-given', 'play-on', 'dealer-compensates']),
        }),
      }),
      elsewhere: rule('3.2.16', ['judge-decides']),
    }),
  });
}

const IN_TIME = {
  'deal-ends': 'in-the-deal',
  'auction-begins': 'before-auction',
  'own-first-call': 'before-own-call',
  'auction-ends': 'before-play',
} as const;

/** Rules 3.2.13, 3.2.15, 3.2.16 and 3.2.23 with fn 13 and 14. */
function wrongCount({ wrongCountDeadline: until }: CodeRegulation): CodeStep {
  return ask('count-announced', {
    [IN_TIME[until]]: countAnnouncedInTime(),
    ...(until !== 'auction-ends' && {
      later: rule('3.2.23', [{ kind: 'answers', who: 'holder' }, 'maximum-win-of-offender'], ['3.9.18']),
    }),
    'in-play': rule('3.2.16', [{ kind: 'answers', who: 'holder' }], ['3.9.18']),
  });
}

/** A pack that lacks cards. Once they are dealt, somebody has a wrong number of them. Rules 3.2.15 and 3.2.16. */
function shortPack(): CodeStep {
  return ask('deal-was', {
    'not-begun': rule('3.2.15', ['pack-made-full', 'shuffle-again']),
    'going-on': rule('3.2.15', ['pack-made-full', 'redeal']),
    ended: rule('3.2.16', ['pack-made-full'], ['3.2.16']),
  });
}

/** Who has cards where more than three sit at a table. Rule 3.2.10. */
function whoPlays(): CodeStep {
  return ask('players-at-table', {
    four: rule('3.2.10', ['dealer-sits-out']),
    'five-or-more': rule('3.2.10', ['three-beside-dealer-play']),
  });
}

/** A fourth player comes to three who play already. Rule 3.1.2. */
function lateFourth(): CodeStep {
  return ask('others-consent', {
    yes: ask('comes-instead', {
      no: rule('3.1.2', ['joins-with-mean', 'sits-left-of-last-dealer']),
      yes: rule('3.1.2', ['joins-with-mean']),
    }),
    no: rule('3.1.2', ['does-not-join']),
  });
}

/** Rules 3.1.2, 3.2.4 to 3.2.18 and 3.2.23. */
export const dealing: readonly CodeProcedure[] = [
  procedure('3.1.2', lateFourth),
  procedure('3.2.6', cut),
  procedure('3.2.8', talonMisplaced),
  procedure('3.2.10', whoPlays),
  procedure('3.2.12', exposedCard),
  procedure('3.2.13', dealingError),
  procedure('3.2.14', dealtOutOfTurn),
  procedure('3.2.15', shortPack),
  procedure('3.2.16', wrongCount),
  procedure('3.2.17', faultOfDealer),
];
