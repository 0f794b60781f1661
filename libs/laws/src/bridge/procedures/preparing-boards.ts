import type { Edition } from '../edition.js';
import type { Rectification } from '../rectification.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, choose, rule, type Step } from '../terms.js';

const maybePenalty = (law: string): Rectification => ({ kind: 'penalty', duty: 'may', law });
const ARTIFICIAL: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };

/** No new deal once the result of a match could be known without the board: Law 86C, from 2017 on 86A. */
function unlessResultKnown(law: string, edition: Edition): Step {
  return ask('match-result-known', {
    no: rule(law, ['redeal']),
    yes: rule(edition < 2017 ? '86C' : '86A', [{ kind: 'adjust', score: 'adjusted', when: 'now' }]),
  });
}

function misdeal(edition: Edition): Step {
  const again = unlessResultKnown('6D1', edition);
  const wrong = ask('duplicated', {
    no: again,
    yes: ask('redeal-ordered', { no: rule('6F', ['play-on']), yes: again }),
  });
  const found = {
    no: ask('what-was-wrong', { misdealt: wrong, 'card-seen': wrong, neither: rule('6D1', ['play-on']) }),
    yes: rule('6D1', ['play-on'], edition < 2017 ? ['13'] : ['13', '16']),
  };
  return edition < 2007 ? ask('auction-begun-by-both-sides', found) : ask('auction-begun', found);
}

function noScoreStands(edition: Edition): Step {
  const none = ask('can-be-played-again', {
    yes: rule('6D2', ['cancel-result', 'redeal']),
    no: rule('6D2', ['cancel-result', ARTIFICIAL]),
  });
  const stands = rule('6D2', ['play-on']);
  const otherSession = edition < 2017 ? none : ask('replay-announced', { no: none, yes: stands });
  const before =
    edition < 2007
      ? otherSession
      : ask('played-before-where', { 'other-session': otherSession, 'same-event': stands });
  return ask('how-dealt', { shuffled: stands, sorted: none, 'played-before': before });
}

function cardsTouched(edition: Edition): Step {
  const penalty = maybePenalty('90B5');
  const answers = {
    yes: rule('7B3', ['play-on']),
    no: ask('face-seen', {
      no: rule('7B3', ['restore-cards', penalty]),
      yes: rule('7B3', [
        'restore-cards',
        { kind: 'unauthorised', to: 'offending-side' },
        { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
        penalty,
      ]),
    }),
  };
  return edition < 2017
    ? ask('permission-of-director', answers)
    : ask('permission-of-opponent-or-director', answers);
}

/** Laws 6D to 8: what is wrong with a board before it is played, and at the end of a round. */
export const preparingBoards: readonly Procedure[] = [
  procedure('6D1', misdeal),
  procedure('6D2', noScoreStands),
  procedure('6D3', (edition) =>
    ask('why-redeal', {
      'passed-out': rule('22', ['play-on']),
      'other-reason': unlessResultKnown('6D3', edition),
    }),
  ),
  procedure('7B1', () => {
    const wrong = ['13', '14A'];
    const uncounted = maybePenalty('90B7');
    return ask('cards-counted', {
      yes: ask('hand-size', {
        thirteen: rule('7B1', ['play-on']),
        more: rule('7B1', [], wrong),
        fewer: rule('7B1', [], wrong),
      }),
      no: ask('hand-size', {
        thirteen: rule('7B1', ['play-on', uncounted]),
        more: rule('7B1', [uncounted], wrong),
        fewer: rule('7B1', [uncounted], wrong),
      }),
    });
  }),
  procedure('7B3', cardsTouched),
  procedure('7C', () => {
    const responsible = maybePenalty('90B6');
    return ask('pockets-found', {
      'before-play': rule('7C', ['restore-cards', responsible], ['13']),
      'after-play': ask('other-tables-had-it-so', {
        no: rule('7C', ['restore-cards', responsible], ['13']),
        yes: rule('87', ['restore-cards', 'split-field', responsible, 'as-regulated']),
      }),
    });
  }),
  procedure('8B', (edition) => {
    const goesOn = rule('8B', ['play-on']);
    return ask('round-signalled', {
      no: goesOn,
      yes: ask('board-was', {
        begun: goesOn,
        'not-begun': choose('director', {
          'late-play': rule(edition < 2007 ? '8B' : '8B2', ['late-play']),
          'not-played': rule(edition < 2007 ? '8B' : '8B2', ['not-played']),
          'artificial-score': rule('12C', ['artificial-by-fault', maybePenalty('90B2')]),
        }),
      }),
    });
  }),
  procedure('8C', () =>
    ask('scores-agreed', { no: rule('8C', [], ['79']), yes: rule('8C', ['session-over']) }),
  ),
];
