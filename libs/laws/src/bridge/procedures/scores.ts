import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import { lawOf } from '../terms/law-of.js';
import type { Rectification } from '../terms/rectification.js';
import { cardsFromAnotherBoard } from './cards-from-another-board.js';

const adjusted = (score: Extract<Rectification, { kind: 'adjust' }>['score']): Rectification => ({
  kind: 'adjust',
  score,
  when: 'now',
});

/**
 * How a score is adjusted until 1997: artificial where no result was had, of one that was had the best likely for the other
 * side and the worst at all probable for the offenders. Laws 12C1 and 12C2.
 */
function adjustingUntil1997(): Step {
  return ask('result-at-the-table', {
    'no-result': rule('12C1', ['artificial-by-fault']),
    'result-obtained': ask('more-than-one-probable', {
      'one-probable': rule('12C2', [adjusted('assigned')]),
      'several-probable': rule('12C2', [adjusted('split')]),
    }),
  });
}

/**
 * How a score is adjusted since 2007. Law 12C1: assigned where that can be, weighted of several results; each side apart
 * where the innocent one hurt itself. Law 12C2: artificial where there is no result, or too many (12C1d).
 */
function adjustingSince2007(edition: Edition): Step {
  const apart = rule(edition < 2017 ? '12C1b' : '12C1e', [adjusted('split')]);
  const unlessSelfInflicted = (otherwise: Step) =>
    ask(edition < 2017 ? 'erred-seriously-or-gambled' : 'erred-extremely-or-gambled', {
      'not-self-inflicted': otherwise,
      'self-inflicted': apart,
    });
  return ask('results-without-it', {
    'one-result': unlessSelfInflicted(rule('12C1', [adjusted('assigned')])),
    'several-results': unlessSelfInflicted(
      rule('12C1c', [adjusted('weighted'), ...(edition < 2017 ? ['as-regulated' as const] : [])]),
    ),
    'not-obvious': rule('12C1d', ['artificial-by-fault']),
    'no-result': rule('12C2', ['artificial-by-fault', ...(edition < 2017 ? [] : ['as-regulated' as const])]),
  });
}

/**
 * A board that was not to be played in this round, or by these. Law 15: until 2007 it is called anew where that is found in
 * the auction (C); since 2017 it is played to its end (B2) unless somebody has played it before (B1).
 */
function wrongBoard(edition: Edition): Step {
  const [none, played] = edition < 2017 ? ['15A', '15B'] : ['15B2', '15B1'];
  const cancelled = rule(played!, ['cancel-result', adjusted('artificial')]);
  const scored = ask('someone-played-it-before', {
    yes: cancelled,
    no: choose('director', {
      'score-stands': rule(none!, ['play-on']),
      'right-board-later': rule(none!, ['play-on', 'late-play']),
    }),
  });
  return ask('found-in-the-auction', {
    no: scored,
    yes:
      edition < 2017
        ? ask('correct-pair-calls-the-same', {
            yes: rule('15C', ['play-on']),
            no: rule('15C', ['cancel-result', adjusted('artificial')]),
          })
        : ask('played-before-by', {
            'somebody-at-the-table': cancelled,
            'nobody-at-the-table': choose('director', {
              'score-stands': rule('15B2', ['board-is-completed']),
              'right-board-later': rule('15B2', ['board-is-completed', 'late-play']),
            }),
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

/**
 * An error of procedure, or a wrong ruling. Law 82: of the first a board is played or has an adjusted score, since 2007 its
 * play may be cancelled, too (B); of the second the score is adjusted only where the board can no longer be scored normally,
 * with neither side at fault (C).
 */
function rectifyingErrors(edition: Edition): Step {
  const forBoth = (score: 'split' | 'artificial') => rule('82C', [adjusted(score), 'neither-side-at-fault']);
  return ask('what-went-wrong', {
    'a-ruling': ask('can-be-put-right', {
      yes: rule('82C', ['ruling-is-corrected']),
      no: ask('result-can-be-found', { yes: forBoth('split'), no: forBoth('artificial') }),
    }),
    'the-procedure': choose('director', {
      'adjusted-score': rule('82B1', [adjusted('adjusted')]),
      'play-it-now': rule('82B2', ['board-is-played']),
      'late-play': rule('82B2', ['late-play']),
      ...(edition >= 2007 && {
        'not-played': rule('82B2', ['not-played']),
        'other-power': rule('82B3', ['rule-on-it']),
      }),
    }),
  });
}

/** Laws 12, 15 and 82 to 88: scores that the director gives. */
export const scores: readonly Procedure[] = [
  procedure('12', (edition) => (edition < 2007 ? adjustingUntil1997() : adjustingSince2007(edition))),
  procedure('15', wrongBoard),
  procedure('15A', cardsFromAnotherBoard, 2017),
  procedure('82', rectifyingErrors),
  procedure('84', () =>
    ask('facts-agreed', {
      no: rule('84', [], ['85']),
      yes: ask('law-leaves-choice', {
        no: rule('84B', ['rule-on-it']),
        yes: rule('84C', ['options-explained'], ['10']),
        nothing: rule('84A', ['play-on']),
        'to-the-director': rule('84D', [
          'rule-on-it',
          'doubt-for-the-side-not-at-fault',
          { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
        ]),
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
        yes: rule('87B', ['split-field', 'as-regulated']),
        no: rule('87B', ['cancel-result', adjusted('artificial')]),
      }),
    }),
  ),
  procedure('88', (edition) =>
    ask('fault-of', {
      nobody: rule(edition < 2007 ? '88' : '12C2', [adjusted('artificial')]),
      'one-side': rule(edition < 2007 ? '88' : '12C2', ['artificial-by-fault']),
      'both-sides': rule(lawOf('artificial', `${edition}`), ['artificial-by-fault']),
    }),
  ),
];
