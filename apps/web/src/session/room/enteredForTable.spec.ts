import type { DeedSeen } from '../../api/travellerDocuments.js';
import { enteredForTable } from './enteredForTable.js';

const deed = (what: DeedSeen['what'], more: Partial<DeedSeen> = {}) => ({ what, ...more }) as DeedSeen;
const entered = deed('entered', { side: 'NS' });
const confirmed = deed('confirmed', { side: 'EW' });
const recorded = deed('recorded', { actorName: 'Marta Nowak' });
const agreed = (...history: DeedSeen[]) => enteredForTable({ status: 'agreed', history });

describe('a result that counts as agreed', () => {
  it('was agreed on at the table where both sides say so', () => {
    expect(agreed(entered, confirmed)).toBeUndefined();
    expect(agreed(recorded, deed('voided'), entered, confirmed)).toBeUndefined();
  });

  it('was entered for the table where the director wrote it, or put it right since', () => {
    expect(agreed(recorded)).toBe(recorded);
    expect(agreed(entered, recorded)).toBe(recorded);
    const corrected = deed('corrected');
    expect(agreed(entered, confirmed, corrected)).toBe(corrected);
  });

  it('is none as long as it is not agreed', () => {
    expect(enteredForTable({ status: 'voided', history: [recorded, deed('voided')] })).toBeUndefined();
  });
});
