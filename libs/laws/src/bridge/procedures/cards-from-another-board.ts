import { ask, type Edition, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const MAY_PENALISE: Rectification = { kind: 'penalty', duty: 'may', law: '90' };

/**
 * A player called on cards of another board: on this board, and on the one whose cards they were. Law 17D until 2007, 15A
 * since 2017, when later calls are cancelled with it; until then the scores are artificial. When a call made anew is another one: until 1997 on this board where it
 * differs in any significant way, on the other where it differs in any way.
 */
export function cardsFromAnotherBoard(edition: Edition): Step {
  const [here, later] = edition < 2007 ? ['17D', '17D'] : ['17D2', edition < 2017 ? '17D3' : '15A3'];
  const score: Rectification = {
    kind: 'adjust',
    score: edition < 2017 ? 'artificial' : 'adjusted',
    when: 'now',
  };
  const goesOn = rule(here, ['call-cancelled-and-made-anew', 'auction-goes-on', MAY_PENALISE]);
  const adjusted = rule(here, [score, MAY_PENALISE]);
  const differs = (
    until1997: 'call-differs-significantly' | 'call-differs-at-all',
    same: Step,
    other: Step,
  ) =>
    edition < 2007
      ? ask(until1997, { 'does-not-differ': same, differs: other })
      : ask('new-call-differs', { no: same, yes: other });
  const onThisBoard =
    edition < 2017
      ? ask('called-over-it', {
          nobody: goesOn,
          'left-opponent': differs('call-differs-significantly', goesOn, adjusted),
          'partner-too': adjusted,
        })
      : ask('offenders-partner-called-since', {
          'has-not-called': rule('15A2b', [
            'call-cancelled-and-made-anew',
            'later-calls-cancelled',
            { kind: 'unauthorised', to: 'offending-side' },
            MAY_PENALISE,
          ]),
          'has-called': rule('15A2a', [score, MAY_PENALISE]),
        });
  return ask('board-to-rule-on', {
    'being-played': onThisBoard,
    'whose-cards-they-were': differs(
      'call-differs-at-all',
      rule(later, ['play-on', MAY_PENALISE]),
      rule(later, [score, MAY_PENALISE]),
    ),
  });
}
