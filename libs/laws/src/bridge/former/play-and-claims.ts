import type { Edition } from '../edition.js';
import { facedOpeningLead } from '../procedures/leads-out-of-turn.js';
import { partnerPlays } from '../procedures/premature-plays.js';
import type { Rectification } from '../rectification.js';
import { ask, rule, type Step } from '../terms.js';
import { former, type FormerProcedure } from './former-procedure.js';

const IF_IT_MATTERED: Rectification = { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' };
const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };

/** What was asked of a card touched in dummy, and said of one that dummy placed before its clause had numbers. Law 45. */
function whetherPlayed(edition: Edition): Step {
  return ask('card-was', {
    'touched-in-dummy': ask('touched-to-arrange', {
      no: rule('45C3', ['card-played']),
      yes: rule('45C3', ['take-back']),
    }),
    ...(edition < 1997 && {
      named: ask('named-another-than-was-meant', { yes: rule('45C4b', [], ['46']) }),
    }),
    ...(edition >= 2017 && {
      'placed-by-dummy-unnamed': ask('both-sides-played-on', {
        no: rule('45D', ['named-card-is-played', 'later-cards-may-change']),
        yes: rule('45D', ['play-on']),
      }),
    }),
  });
}

/** What was asked alike in all editions of cards that are taken back. Law 47. */
function withdrawn(edition: Edition): Step {
  const played = rule('45C4b', ['card-played']);
  return ask('taken-back-because', {
    'law-requires-it': rule('47B', ['take-back']),
    ...(edition !== 2007 && {
      'named-another-than-meant': ask('partner-played-since', {
        yes: played,
        no: ask('without-pause', { yes: rule('47C', ['take-back']), no: played }),
      }),
    }),
    ...(edition >= 2007 && {
      'wrong-explanation': ask('card-played-since', {
        no: rule('47E2a', ['take-back']),
        yes: rule('47E2b', ['card-played', IF_IT_MATTERED]),
      }),
      'other-reason': rule('47F', ['card-played']),
    }),
  });
}

/** Before it was said that what a defender showed is not for the partner. Law 49, by 68 and 68B2. */
function exposedWhileClaiming(edition: Edition): Step {
  return ask('partner-could-see', {
    yes: ask('of-the-current-trick', {
      yes: rule('68', ['play-on']),
      ...(edition >= 2007 && {
        no: ask('partner-objected-to-concession', { yes: rule('68B2', ['take-back']) }),
      }),
    }),
  });
}

/** Both sides have revoked on a trick, and only one has played on: before it was said what becomes of defenders’ cards. Law 62C3. */
function bothRevokedOnOneTrick(): Step {
  const both = rule('62C3', ['correct-revoke', 'later-cards-may-change', IF_IT_MATTERED]);
  return ask('held-a-card-of-the-suit', {
    yes: ask('since-the-revoke', { nothing: ask('both-sides-revoked', { yes: both }) }),
  });
}

/** What was asked of all revokes that transfer nothing of themselves, also where the Laws ask something else. */
function exemptRevokes(edition: Edition): Step {
  const tooLittle = (law: string, equity: string) =>
    ask('insufficiently-compensated', {
      no: rule(law, [{ kind: 'tricks', count: 0 }]),
      yes: rule(equity, [ASSIGNED], ['12']),
    });
  const exempt = ask('revoke-exempt', {
    ...(edition >= 2017 && { 'same-suit-again': tooLittle('64B2', '64C2(a)') }),
    'both-sides-revoked': tooLittle('64B7', edition < 2017 ? '64C' : '64C2(b)'),
  });
  return ask('twelfth-trick', { no: exempt });
}

function agreementWithdrawn(edition: Edition): Step {
  const back = rule('69B', ['concession-cancelled']);
  const lost = { yes: back, no: rule('69B', ['concession-stands']) };
  return ask('trick-already-won', {
    yes: back,
    no: edition < 2007 ? ask('could-not-be-lost', lost) : ask('trick-likely', lost),
  });
}

function contested(edition: Edition): Step {
  const normalPlay = ask('normal-play-loses', {
    no: rule('70A', ['claim-stands']),
    yes: rule('70A', ['doubt-against-claimer']),
  });
  const forgotten = ask('trump-probably-forgotten', {
    no: normalPlay,
    yes: ask('trump-could-win', { no: normalPlay, yes: rule('70C', ['doubt-against-claimer']) }),
  });
  return ask('play-after-claim', {
    no: ask('trump-out', {
      no: normalPlay,
      yes: ask('trump-mentioned', { yes: normalPlay, no: forgotten }),
    }),
    yes:
      edition < 2017
        ? rule('70D', ['cancel-later-play'], ['70'])
        : ask('all-agreed', {
            yes: rule('68D2b', ['play-on']),
            no: rule('68D2a', ['cancel-later-play'], ['70']),
          }),
  });
}

function conceded(edition: Edition): Step {
  const back = rule('71', ['concession-cancelled']);
  const lost = ask('trick-already-won', {
    yes: back,
    no: ask('could-not-be-lost', { yes: back, no: rule('71', ['concession-stands']) }),
  });
  return edition < 2007
    ? lost
    : ask('partner-objected-at-once', { no: lost, yes: rule('68B2', ['concession-cancelled', 'play-on']) });
}

/** Laws 45, 47, 49, 54, 57A, 61, 64 and 67 to 71. */
export const formerOfPlayAndClaims: readonly FormerProcedure[] = [
  former('45C', [1987, 2017], whetherPlayed),
  former('47', [1997, 2017], withdrawn),
  former('49', [1987, 2017], exposedWhileClaiming),
  former('54', [1987, 2017], (edition) => ask('lead-was', { faced: facedOpeningLead(edition) })),
  former('57A', [1987, 2017], (edition) =>
    ask('declarer-played-from-both-hands', { yes: rule('57C', ['play-on']), no: partnerPlays(edition) }),
  ),
  former('61', [2007, 2017], bothRevokedOnOneTrick),
  former('64', [2007, 2017], exemptRevokes),
  former('67', [1987, 2017], () =>
    ask('both-sides-played-on', {
      no: ask('played-to-the-trick', {
        'no-card': rule('67A1', [{ kind: 'supply-card', from: 'suit' }]),
      }),
    }),
  ),
  former('68', [1987, 2017], () =>
    ask('what-was-said', {
      claim: ask('all-agreed', { yes: rule('69A', ['claim-stands']), no: rule('68D', [], ['70']) }),
    }),
  ),
  former('69B', [1987, 2017], agreementWithdrawn),
  former('70', [1987, 2017], contested),
  former('71', [1987, 2017], conceded),
];
