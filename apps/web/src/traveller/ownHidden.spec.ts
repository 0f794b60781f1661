import type { CardRound } from '../api/cardDocuments.js';
import type { SessionSeen } from '../api/documents.js';
import type { Session } from '../api/types.js';
import { ownHidden } from './ownHidden.js';

type Board = CardRound['boards'][number];
const hidden = { board: 1, shown: false, line: null } as Board;
const released = { board: 2, shown: true, line: null } as Board;
const own = { board: 3, shown: false, line: {} } as Board;
const round = (number: number, side: 'NS' | 'EW' | null, ...boards: Board[]) =>
  ({ round: number, table: side && 'A1', side, boards }) as CardRound;
const session = { round: 2, called: null, game: 'bridge', sections: [] } as unknown as SessionSeen;
const stranger = {} as Session;

function told(rounds: CardRound[], asker: Partial<Session> | undefined = stranger) {
  return ownHidden({ contestant: 'A-EW1', rounds }, session, asker as Session | undefined);
}

describe('how to see one’s own results of a card', () => {
  const played = [round(1, 'EW', released), round(2, 'NS', hidden), round(3, 'EW', hidden)];

  it('is told a stranger, with the side that the pair sits on now', () =>
    expect(told(played)).toEqual({ side: 'NS' }));

  it('names no side to one who plays alone', () => {
    const alone = { movement: { rows: [[{ partners: { ns: 'A-2', ew: 'A-4' } }]] } };
    const individuals = { ...session, sections: [alone] } as unknown as SessionSeen;
    expect(ownHidden({ contestant: 'A-1', rounds: played }, individuals, stranger)).toEqual({ side: null });
  });

  it('is not told to those who are known: by an account, by the pair’s own phone', () => {
    expect(told(played, { person: {} as Session['person'] })).toBeUndefined();
    expect(told(played, { device: { pair: 'A-EW1' } as Session['device'] })).toBeUndefined();
    expect(ownHidden({ contestant: 'A-EW1', rounds: played }, session, undefined)).toBeUndefined();
  });

  it('is not told where nothing of their own is hidden: released, seen by them, or still to be called', () => {
    expect(told([round(1, 'EW', released), round(2, 'NS', released, own)])).toBeUndefined();
    expect(told([round(1, 'EW', released), round(3, 'EW', hidden)])).toBeUndefined();
  });
});
