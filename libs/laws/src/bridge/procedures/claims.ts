import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { PlainRectification, Rectification } from '../terms/rectification.js';

const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };

/** Who objects to a claim, and when: it is agreed once the side has called on the next board, or the round is over. Law 69A. */
function claimed(): Step {
  return ask('objection-to-claim', {
    'nobody-objects': rule('69A', ['claim-stands']),
    'in-time': rule('68D', [], ['70']),
    'after-agreeing': rule('69A', [], ['69B']),
  });
}

/**
 * How a contested claim is adjudicated: doubtful points go against who claimed. Laws 70A to 70E.
 *
 * @param before what follows whichever it is
 */
function adjudicated(before: readonly PlainRectification[]): Step {
  const stands = rule('70A', [...before, 'claim-stands']);
  const doubt = (law: string) => rule(law, [...before, 'doubt-against-claimer']);
  const normalPlay = ask('normal-play-loses', { no: stands, yes: doubt('70A') });
  return ask('trump-out', {
    no: normalPlay,
    yes: ask('trump-mentioned', {
      yes: normalPlay,
      no: ask('claimer-unaware-of-trump', {
        'not-at-all-likely': normalPlay,
        'at-all-likely': ask('trump-could-win', { no: normalPlay, yes: doubt('70C') }),
      }),
    }),
  });
}

/**
 * A claim that somebody contests. What was played after it is void until 1997 (Law 68D), evidence since 2007 (70D3); since
 * 2017 it stands where all four agreed to play on (68D2b).
 */
function contested(edition: Edition): Step {
  const playedOn = adjudicated([edition < 2007 ? 'later-play-is-void' : 'cancel-later-play']);
  return ask('play-since-claim', {
    ceased: adjudicated([]),
    'went-on':
      edition < 2017
        ? playedOn
        : ask('played-on-by-agreement', {
            'all-four-agreed': rule('68D2b', ['play-on']),
            'not-all-four': playedOn,
          }),
  });
}

/** What is cancelled where that is asked for in time: within the correction period. Law 79C. */
function inTime(law: string, otherwise: Step, cancelled: PlainRectification = 'concession-cancelled'): Step {
  return ask('in-correction-period', { yes: rule(law, [cancelled]), no: otherwise });
}

/**
 * Agreement with a claim that is withdrawn. Law 69B: until 1997 of what no normal play could lose, since 2007 of what was
 * likely.
 */
function withdrawnAgreement(edition: Edition): Step {
  const stands = rule('69B', ['agreement-stands']);
  const [won, other] = edition < 2007 ? ['69B', '69B'] : ['69B1', '69B2'];
  return ask('trick-given-up-was', {
    'won-already': inTime(won!, stands, 'agreement-withdrawn'),
    [edition < 2007 ? 'safe-by-any-normal-play' : 'probably-won']: inTime(
      other!,
      stands,
      'agreement-withdrawn',
    ),
    'none-of-these': stands,
  });
}

/**
 * Tricks that were conceded. Law 71: until 1997 for the correction period what no legal play could lose (A), but what no
 * normal play could lose only until the next call or the end of the round (C); since 2007 that, too, for the whole period.
 */
function conceded(edition: Edition): Step {
  const stands = rule('71', ['concession-stands']);
  const clause = edition < 2007 ? '71A' : '71';
  const tricks = ask('trick-given-up-was', {
    'won-already': inTime(clause, stands),
    ...(edition < 2007 && { 'safe-by-any-legal-play': inTime(clause, stands) }),
    'safe-by-any-normal-play':
      edition < 2007
        ? ask('conceders-called-on', { no: rule('71C', ['concession-cancelled']), yes: stands })
        : inTime(clause, stands),
    'none-of-these': stands,
  });
  if (edition < 1997) return tricks;
  return ask('conceded-and-then', {
    'partner-objected-at-once': rule(edition < 2007 ? '68B' : '68B2', [
      'concession-cancelled',
      'play-on',
      TO_PARTNER,
    ]),
    'nobody-objected-at-once': tricks,
  });
}

/** Laws 68 to 71. */
export const claims: readonly Procedure[] = [
  procedure('68', () =>
    ask('what-was-said', {
      claim: claimed(),
      concession: rule('68B', [], ['71']),
      'of-this-trick-alone': rule('68', ['play-on', TO_PARTNER]),
    }),
  ),
  procedure('69B', withdrawnAgreement),
  procedure('70', contested),
  procedure('71', conceded),
];
