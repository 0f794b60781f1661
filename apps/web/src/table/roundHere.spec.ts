import { mitchell } from '#movement';
import type { SectionData } from '#tournament';
import { roundHere } from './roundHere.js';

/* EW1 plays at A1 in round 1, at A2 in round 2 and at A3 in round 3. */
const movement = mitchell({ tables: 3 }) as SectionData['movement'];
const session = { sections: [{ section: 'A', movement, boardsPerRound: 2, firstBoard: 1 }] };

describe('a pair that sits at no table', () => {
  it('waits at the next one for its round, as long as others play an earlier one there', () => {
    expect(roundHere({ table: 'A2', round: 1, called: 2 }, session, 'A-EW1')).toBe(2);
    expect(roundHere({ table: 'A3', round: 1, called: 3 }, session, 'A-EW1')).toBe(3);
    expect(roundHere({ table: 'A2', round: 2, called: 2 }, session, 'A-EW1')).toBeUndefined();
  });

  it('waits nowhere in a round without a table, although it comes there later', () =>
    expect(roundHere({ table: 'A3', round: 1, called: 2 }, session, 'A-EW1')).toBeUndefined());
});
