import { threeTables } from '../../result/testing/three-tables.js';
import { sessionEvents } from '../../session/events.js';
import { given } from '../../testing/decider-specification.js';
import { tableEvents } from '../events.js';
import { confirmRound } from './confirming-round.js';
import { moveOn } from './rounds.js';

const evening = threeTables(2);
const here = { session: '1', table: 'A1', round: 2 };
const confirmed = (side: 'NS' | 'EW') => tableEvents.roundConfirmed({ ...here, side });
const seated = (ns: string, ew: string) => ({ N: ns, S: ns, E: ew, W: ew });

describe('the sides of a table', () => {
  it('say each for themselves that what is recorded of a round is right, once', () => {
    given(...evening)
      .when(confirmRound, { ...here, side: 'NS' })
      .then(confirmed('NS'));
    given(...evening, confirmed('NS'))
      .when(confirmRound, { ...here, side: 'EW' })
      .then(confirmed('EW'));
    given(...evening, confirmed('NS'))
      .when(confirmRound, { ...here, side: 'NS' })
      .thenNothing();
  });
  it('move on without it, and may still say it of the round that they left', () => {
    const left = { ...here, round: 1 };
    given(...evening)
      .when(moveOn, here)
      .then(tableEvents.movedOn(here));
    given(...evening, tableEvents.movedOn(here))
      .when(confirmRound, { ...left, side: 'EW' })
      .then(tableEvents.roundConfirmed({ ...left, side: 'EW' }));
  });
  it('say nothing of a round that is not called', () =>
    given(...threeTables(1))
      .when(confirmRound, { ...here, side: 'NS' })
      .thenRejected('session.round-not-called', { round: 2 }));
  it('say nothing where nobody plays, or others sit by now', () => {
    given(...evening, sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-NS1', fromRound: 2 }))
      .when(confirmRound, { ...here, side: 'NS' })
      .thenRejected('table.nobody-plays', { table: 'A1', round: 2 });
    given(...evening)
      .when(confirmRound, { ...here, side: 'NS', seating: seated('A-NS1', 'A-EW2') })
      .thenRejected('table.other-players', { table: 'A1', round: 2 });
  });
});
