import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';

/** A card that has to be, or may be, taken back: of a defender it may be a penalty card. Laws 47A and 47B. */
function withdrawn(law: '47A' | '47B'): Step {
  return ask('side', { 'declarer-side': rule(law, ['take-back']), defender: rule(law, [], ['49']) });
}

const back = (law: string) => rule(law, ['take-back']);

/**
 * Another card was named than was meant. Law 45C4b: of 1997 it is changed without a pause for thought, of 2007 only until the
 * partner has played; of 2017 a slip of the tongue until declarer plays another card.
 */
function namedAnother(edition: Edition): Step {
  const played = rule('45C4b', ['card-played']);
  if (edition < 2007)
    return ask('designation-changed', { 'after-a-pause': played, 'without-a-pause': back('47C') });
  if (edition < 2017)
    return ask('partner-played-since', {
      yes: played,
      no: ask('without-pause', { yes: back('47C'), no: played }),
    });
  return ask('declarer-played-next', {
    'played-on': played,
    'not-played-on': ask('designation-was', { 'slip-of-the-tongue': back('47C'), 'change-of-mind': played }),
  });
}

/** A play that rests on a wrong explanation goes back until the next card. Law 47E2; of a lead, since 2007, until dummy’s. */
function afterWrongExplanation(edition: Edition): Step {
  const inTime = back('47E2a');
  const late = rule('47E2b', ['card-played', { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' }]);
  if (edition < 2007) return ask('card-played-since', { no: inTime, yes: late });
  return ask(edition < 2017 ? 'played-to-it-or-dummy-faced' : 'any-played-or-dummy-faced', {
    'none-since': inTime,
    'some-since': late,
  });
}

/** Laws 46 and 47: a card of dummy that was not named by suit and rank, alike in all editions; and cards taken back. */
export const cardsNamedAndWithdrawn: readonly Procedure[] = [
  procedure('46', () =>
    ask('meant-card-clear', {
      yes: rule('46B', ['card-as-meant']),
      no: ask('dummys-card-named', {
        'suit-alone': rule('46B2', ['lowest-of-named-suit']),
        'rank-alone': ask('dummy-leads', {
          yes: rule('46B3a', ['suit-of-last-trick']),
          no: rule('46B3b', ['card-of-named-rank']),
        }),
        'high-low-or-win': rule('46B1', ['highest-lowest-or-winning']),
        'any-card': choose('defenders', {
          'names-the-card': rule('46B5', ['card-played']),
          'leaves-it': rule('46B5', ['named-anew']),
        }),
        'not-in-dummy': rule('46B4', ['named-anew']),
      }),
    }),
  ),
  procedure(
    '47',
    (edition) =>
      ask('taken-back-because', {
        'a-rectification-requires-it': withdrawn('47A'),
        'the-play-was-illegal': withdrawn('47B'),
        'named-another-than-meant': namedAnother(edition),
        'opponent-changed-card': back('47D'),
        'wrong-explanation': afterWrongExplanation(edition),
        ...(edition < 2007
          ? { 'other-reason': rule('47F', ['card-played']) }
          : { 'no-such-reason': rule('47F2', ['card-played']) }),
      }),
    1997,
  ),
];
