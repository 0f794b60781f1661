import type { Edition } from '../edition.js';
import type { Rectification } from '../rectification.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, choose, rule, type Step } from '../terms.js';

const adjusted = (score: Extract<Rectification, { kind: 'adjust' }>['score']): Rectification => ({
  kind: 'adjust',
  score,
  when: 'now',
});

/** How a score is adjusted. Law 12C: weighted from 2007 on, for each side apart until then. */
function adjusting(edition: Edition): Step {
  const outcomes = ask('several-outcomes', {
    no: rule('12C1', [adjusted('assigned')]),
    yes: rule('12C1', [adjusted(edition < 2007 ? 'split' : 'weighted')]),
  });
  return ask('result-can-be-found', {
    no: rule('12C2', ['artificial-by-fault']),
    yes:
      edition < 2007
        ? outcomes
        : ask('own-fault', {
            no: outcomes,
            yes: rule(edition < 2017 ? '12C1b' : '12C1e', [adjusted('split')]),
          }),
  });
}

/** A board that was not to be played in this round, or by these. Law 15. */
function wrongBoard(edition: Edition): Step {
  const scored = ask('someone-played-it-before', {
    yes: rule(edition < 2017 ? '15B' : '15A', ['cancel-result', adjusted('artificial')]),
    no: choose('director', {
      'score-stands': rule('15A', ['play-on']),
      'right-board-later': rule('15A', ['play-on', 'late-play']),
    }),
  });
  return ask('found-in-the-auction', {
    no: scored,
    yes: ask('correct-pair-calls-the-same', {
      yes: rule(edition < 2017 ? '15C' : '15B', ['play-on']),
      no: rule(edition < 2017 ? '15C' : '15B', ['cancel-result', adjusted('artificial')]),
    }),
  });
}

/** A match of teams where a board has no result. Law 86. */
function teams(edition: Edition): Step {
  const byFault = ask('fault-of', {
    nobody: rule('86', ['cancel-result', adjusted('artificial')]),
    'both-sides': rule('86', ['cancel-result', adjusted('artificial')]),
    'one-side': rule('86', ['artificial-by-fault']),
  });
  const favourable = ask('other-result-favourable', {
    no: byFault,
    yes: rule(edition < 2017 ? '86D' : '86B', [adjusted('assigned')]),
  });
  const other = edition < 2007 ? byFault : ask('other-table-has-result', { no: byFault, yes: favourable });
  return ask('match-result-known', {
    yes: other,
    no: choose('director', {
      'another-board': rule(edition < 2017 ? '86C' : '86A', ['cancel-result', 'redeal']),
      'adjusted-score': other,
    }),
  });
}

/** Laws 12, 15 and 82 to 88: scores that the director gives. */
export const scores: readonly Procedure[] = [
  procedure('12', adjusting),
  procedure('15', wrongBoard),
  procedure('82', () =>
    ask('director-erred', {
      yes: ask('can-be-put-right', {
        yes: rule('82C', ['play-on']),
        no: rule('82C', [adjusted('adjusted')]),
      }),
      no: ask('board-can-be-played-later', {
        yes: rule('82B', ['late-play']),
        no: rule('82B', ['not-played']),
      }),
    }),
  ),
  procedure('84', () =>
    ask('facts-agreed', {
      no: rule('84', [], ['85']),
      yes: ask('law-leaves-choice', {
        no: rule('84B', []),
        yes: choose('non-offending-side', { 'chooses-rectification': rule('84C', []) }),
      }),
    }),
  ),
  procedure('85', () =>
    ask('facts-found', {
      yes: rule('85A', [], ['84']),
      no: rule('85B', ['play-on'], ['92']),
    }),
  ),
  procedure('86', teams),
  procedure('87', () =>
    ask('form-was', {
      'the-same': rule('87A', ['play-on']),
      another: ask('others-had-that-form', {
        yes: rule('87B', ['split-field']),
        no: rule('87B', ['cancel-result', adjusted('artificial')]),
      }),
    }),
  ),
  procedure('88', (edition) =>
    ask('fault-of', {
      nobody: rule(edition < 2007 ? '88' : '12C2', [adjusted('artificial')]),
      'one-side': rule(edition < 2007 ? '88' : '12C2', ['artificial-by-fault']),
      'both-sides': rule('12C2', ['artificial-by-fault']),
    }),
  ),
];
