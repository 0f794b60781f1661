import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const ASSIGNED: Rectification = { kind: 'adjust', score: 'assigned', when: 'now' };
const MAY_BE_PENALISED: Rectification = { kind: 'penalty', duty: 'may', law: '90' };

function unlessHarmless(edition: Edition, law: string, adjusted: Rectification): Step {
  const regulated = [MAY_BE_PENALISED, 'as-regulated'] as const;
  const stands = rule(law, ['play-on', ...regulated]);
  const harmed = rule(law, [adjusted, ...regulated]);
  return edition < 2017
    ? ask('other-side-damaged', { no: stands, yes: harmed })
    : ask('side-damaged-by-it', { 'not-damaged': stands, damaged: harmed });
}

/** Law 40: what a pair has agreed and did not disclose, or may not agree. C and D until 1997, B4 and B5 in 2007, B3 and B4 since. */
export const understandings: readonly Procedure[] = [
  procedure('40', (edition) => {
    const [undisclosed, forbidden] =
      edition < 2007 ? ['40C', '40D'] : edition < 2017 ? ['40B4', '40B5'] : ['40B3a', '40B4'];
    return ask('fault-of-the-agreement', {
      nothing: rule('40A', ['play-on']),
      'not-disclosed': unlessHarmless(edition, undisclosed!, ASSIGNED),
      'not-allowed': unlessHarmless(edition, forbidden!, { kind: 'adjust', score: 'adjusted', when: 'now' }),
    });
  }),
];

/** Law 73: what an opponent’s manner or tempo has led a player to believe. 73F2 in 1997, 73F in 2007, 73E2 since 2017. */
export const deception: readonly Procedure[] = [
  procedure(
    '73',
    (edition) => {
      const law = edition < 2007 ? '73F2' : edition < 2017 ? '73F' : '73E2';
      const stands = rule(law, ['play-on']);
      return ask('false-inference', {
        no: stands,
        yes: ask('bridge-reason', {
          yes: stands,
          no: ask('could-have-been-aware', {
            no: stands,
            yes: ask('other-side-damaged', { no: stands, yes: rule(law, [ASSIGNED]) }),
          }),
        }),
      });
    },
    1997,
  ),
];
