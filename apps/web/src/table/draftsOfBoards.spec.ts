import { withDraft, withoutDrafts } from '../parts/keptDraft.js';
import { draftOf, settledDrafts } from './draftsOfBoards.js';

const five = { table: 'A1', round: 2, board: 5 };
const half = { level: 3, strain: 'NT' };

describe('what one phone has half entered of a board', () => {
  const kept = withDraft([], draftOf(five), half);

  it('is there when the other phone’s entry is not right', () => {
    for (const status of ['entered', 'disputed'] as const) {
      const now = { ...five, status, entry: 1, enteredBy: 'EW' as const };
      expect(withoutDrafts(kept, settledDrafts([now]))).toEqual([[draftOf(now), half]]);
    }
  });

  it('is there when the board is postponed', () => {
    expect(withoutDrafts(kept, settledDrafts([{ ...five, status: 'postponed' }]))).toEqual(kept);
  });

  it('goes when the board is settled, and no other board’s with it', () => {
    const six = { ...five, board: 6 };
    const both = withDraft(kept, draftOf(six), half);
    for (const status of ['agreed', 'ruled', 'not-played'] as const)
      expect(withoutDrafts(both, settledDrafts([{ ...five, status }]))).toEqual([[draftOf(six), half]]);
  });
});
