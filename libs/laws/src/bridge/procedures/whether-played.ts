import { procedure, type Procedure } from '../procedure.js';
import { ask, rule } from '../terms.js';

/** Law 45: whether a card has been played, and a card of dummy that nobody named. The clauses of 45D have numbers since 2017. */
export const whetherPlayed: readonly Procedure[] = [
  procedure('45C', (edition) => {
    const played = (law: string) => rule(law, ['card-played']);
    const back = (law: string) => rule(law, ['take-back']);
    return ask('card-was', {
      'held-by-a-defender': ask('partner-could-see-the-face', { yes: played('45C1'), no: back('45C1') }),
      'held-by-declarer': ask('faced-at-the-table', { yes: played('45C2'), no: back('45C2') }),
      'touched-in-dummy': ask('touched-to-arrange', { no: played('45C3'), yes: back('45C3') }),
      named: ask('named-another-than-was-meant', {
        no: played('45C4a'),
        yes: rule('45C4b', [], edition < 1997 ? ['46'] : ['47']),
      }),
      'placed-by-dummy-unnamed': ask('both-sides-played-on', {
        no: rule(edition < 2017 ? '45D' : '45D1', ['named-card-is-played', 'later-cards-may-change']),
        yes: edition < 2017 ? rule('45D', ['play-on']) : rule('45D2', ['play-on'], ['61']),
      }),
    });
  }),
];
