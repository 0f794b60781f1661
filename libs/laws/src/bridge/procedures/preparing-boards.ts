import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const maybePenalty = (law: string): Rectification => ({ kind: 'penalty', duty: 'may', law });
const ARTIFICIAL: Rectification = { kind: 'adjust', score: 'artificial', when: 'now' };

/** No new deal once the result of a match could be known without the board: Law 86C, from 2017 on 86A. */
function unlessResultKnown(law: string, edition: Edition): Step {
  return ask('match-result-known', {
    no: rule(law, ['redeal']),
    yes: rule(edition < 2017 ? '86C' : '86A', [{ kind: 'adjust', score: 'adjusted', when: 'now' }]),
  });
}

/** Law 6D1: the auction begins until 1997 for a side as one of it looks at their own cards (Law 17A). */
function misdeal(edition: Edition): Step {
  const again = unlessResultKnown('6D1', edition);
  const wrong = ask('duplicated', {
    no: again,
    yes: ask('redeal-ordered', { no: rule('6F', ['play-on']), yes: again }),
  });
  const before = ask('what-was-wrong', {
    misdealt: wrong,
    'card-seen': wrong,
    neither: rule('6D1', ['play-on']),
  });
  const begun = rule('6D1', ['play-on'], edition < 2017 ? ['13'] : ['13', '16']);
  return edition < 2007
    ? ask('both-sides-have-looked', { 'not-both': before, both: begun })
    : ask('auction-begun', { no: before, yes: begun });
}

/** Law 6D2: a deal of another session; boards that are exchanged or copied within one stand. */
function noScoreStands(edition: Edition): Step {
  const none = ask('can-be-played-again', {
    yes: rule('6D2', ['cancel-result', 'redeal']),
    no: rule('6D2', ['cancel-result', ARTIFICIAL]),
  });
  const stands = rule('6D2', ['play-on']);
  const otherSession = edition < 2017 ? none : ask('replay-announced', { no: none, yes: stands });
  const before = ask('played-before-where', { 'other-session': otherSession, 'same-event': stands });
  return ask('how-dealt', { shuffled: stands, sorted: none, 'played-before': before });
}

/** Cards of another player: Law 7B2 until 1997, 7B3 since; since 2017 an opponent may permit it as well. */
function cardsTouched(edition: Edition): Step {
  const penalty = maybePenalty('90B5');
  const law = edition < 2007 ? '7B2' : '7B3';
  const permitted = rule(law, ['play-on']);
  const touched = ask('face-seen', {
    no: rule(law, ['restore-cards', penalty]),
    yes: rule(law, [
      'restore-cards',
      { kind: 'unauthorised', to: 'offending-side' },
      { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
      penalty,
    ]),
  });
  if (edition < 2007) return ask('permitted-by-director', { permitted, 'not-permitted': touched });
  return edition < 2017
    ? ask('permission-of-director', { yes: permitted, no: touched })
    : ask('permission-of-opponent-or-director', { yes: permitted, no: touched });
}

/** Counting one's cards: Law 7B1 until 1997, 7B2 since. */
function cardsCounted(edition: Edition): Step {
  const law = edition < 2007 ? '7B1' : '7B2';
  const wrong = ['13', '14A'];
  const uncounted = maybePenalty('90B7');
  const counted = ask('hand-size', {
    thirteen: rule(law, ['play-on']),
    more: rule(law, [], wrong),
    fewer: rule(law, [], wrong),
  });
  const notCounted = ask('hand-size', {
    thirteen: rule(law, ['play-on', uncounted]),
    more: rule(law, [uncounted], wrong),
    fewer: rule(law, [uncounted], wrong),
  });
  return edition < 2007
    ? ask('cards-counted', { yes: counted, no: notCounted })
    : ask('counted-face-down', { counted, 'not-counted': notCounted });
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
  procedure('7B1', cardsCounted),
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
