import type { Edition } from '../edition.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, rule, type Step } from '../terms.js';

/** A claim that somebody contests: doubtful points go against who claimed. Law 70. */
function contested(edition: Edition): Step {
  const normalPlay = ask('normal-play-loses', {
    no: rule('70A', ['claim-stands']),
    yes: rule('70A', ['doubt-against-claimer']),
  });
  const trump = ask('trump-out', {
    no: normalPlay,
    yes: ask('trump-mentioned', {
      yes: normalPlay,
      no: ask('trump-probably-forgotten', {
        no: normalPlay,
        yes: ask('trump-could-win', { no: normalPlay, yes: rule('70C', ['doubt-against-claimer']) }),
      }),
    }),
  });
  const ceased = ask('play-after-claim', {
    no: trump,
    yes:
      edition < 2017
        ? rule('70D', ['cancel-later-play'], ['70'])
        : ask('all-agreed', {
            yes: rule('68D2b', ['play-on']),
            no: rule('68D2a', ['cancel-later-play'], ['70']),
          }),
  });
  return ceased;
}

/** Tricks that were conceded. Law 71. */
function conceded(edition: Edition): Step {
  const back = rule('71', ['concession-cancelled']);
  const stands = rule('71', ['concession-stands']);
  const lost = ask('trick-already-won', {
    yes: back,
    no: ask('could-not-be-lost', { yes: back, no: stands }),
  });
  return edition < 2007
    ? lost
    : ask('partner-objected-at-once', { no: lost, yes: rule('68B2', ['concession-cancelled', 'play-on']) });
}

/** Laws 68 to 71. */
export const claims: readonly Procedure[] = [
  procedure('68', () =>
    ask('what-was-said', {
      concession: rule('68B', [], ['71']),
      claim: ask('all-agreed', { yes: rule('69A', ['claim-stands']), no: rule('68D', [], ['70']) }),
    }),
  ),
  procedure('69B', (edition) => {
    // Until 1997 only what no legal play, later what no normal play could lose; from 2007 on also what was likely.
    const back = rule('69B', ['concession-cancelled']);
    const stands = rule('69B', ['concession-stands']);
    return ask('trick-already-won', {
      yes: back,
      no:
        edition < 2007
          ? ask('could-not-be-lost', { yes: back, no: stands })
          : ask('trick-likely', { yes: back, no: stands }),
    });
  }),
  procedure('70', contested),
  procedure('71', conceded),
];
