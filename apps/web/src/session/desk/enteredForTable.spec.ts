import type { HistoryEventSeen } from '../../api/travellerDocuments.js';
import { enteredForTable } from './enteredForTable.js';

const historyEvent = (what: HistoryEventSeen['what'], more: Partial<HistoryEventSeen> = {}) =>
  ({ what, ...more }) as HistoryEventSeen;
const entered = historyEvent('entered', { side: 'NS' });
const confirmed = historyEvent('confirmed', { side: 'EW' });
const recorded = historyEvent('recorded', { actorName: 'Marta Nowak' });
const agreed = (...history: HistoryEventSeen[]) => enteredForTable({ status: 'agreed', history });

describe('a result that counts as agreed', () => {
  it('was agreed on at the table where both sides say so', () => {
    expect(agreed(entered, confirmed)).toBeUndefined();
    expect(agreed(recorded, historyEvent('voided'), entered, confirmed)).toBeUndefined();
  });

  it('was entered for the table where the director wrote it, or put it right since', () => {
    expect(agreed(recorded)).toBe(recorded);
    expect(agreed(entered, recorded)).toBe(recorded);
    const corrected = historyEvent('corrected');
    expect(agreed(entered, confirmed, corrected)).toBe(corrected);
  });

  it('is none as long as it is not agreed', () => {
    expect(
      enteredForTable({ status: 'voided', history: [recorded, historyEvent('voided')] }),
    ).toBeUndefined();
  });
});
