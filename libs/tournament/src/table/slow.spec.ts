import { threeTables } from '../result/testing/three-tables.js';
import { given, NOTED } from '../testing/decider-specification.js';
import { recordSlow } from './commands/rounds.js';
import { tableEvents } from './events.js';

const slow = (minutes: number, round = 2) =>
  ({ session: '1', table: 'A1', round, minutes, held: 'NS' }) as const;
const recorded = (minutes: number) => tableEvents.slowRecorded({ ...slow(minutes), reason: NOTED });
const saying = (minutes: number, round?: number) => ({
  ...slow(minutes, round),
  reason: 'Late from the bar',
});

describe('a slow table', () => {
  it('is recorded with minutes, whom the director holds responsible, and why', () =>
    given(...threeTables(2))
      .when(recordSlow, saying(6))
      .then(recorded(6)));

  it('is recorded again, and withdrawn by setting 0 minutes', () => {
    given(...threeTables(2), recorded(6))
      .when(recordSlow, saying(4))
      .then(recorded(4));
    given(...threeTables(2), recorded(6))
      .when(recordSlow, saying(0))
      .then(recorded(0));
    given(...threeTables(2))
      .when(recordSlow, saying(0))
      .thenNothing();
    given(...threeTables(2), recorded(6), recorded(0))
      .when(recordSlow, saying(0))
      .thenNothing();
  });

  it('was slow in a round that was called', () =>
    given(...threeTables(2))
      .when(recordSlow, saying(6, 3))
      .thenRejected('session.round-not-called', { round: 3, called: 2 }));
});
