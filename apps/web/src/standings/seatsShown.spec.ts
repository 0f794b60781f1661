import type { SessionSeen } from '../api/documents.js';
import { seatsShown } from './seatsShown.js';

type Shown = Pick<SessionSeen, 'sections' | 'round' | 'status' | 'contestants'>;

/** A session of three rounds, of which `drawn` are drawn; all of them are known where it is left out. */
const inRound = (round: number, drawn?: number, status: SessionSeen['status'] = 'running') =>
  ({
    round,
    status,
    sections: [{ section: 'A', movement: { rounds: 3, ...(drawn !== undefined && { drawn }) } }],
    contestants: [{ contestant: 'A-NS1', players: ['Ann'] }],
  }) as unknown as Shown;

it('shows the seats of the first round before it', () => {
  expect(seatsShown(inRound(0), undefined, true)).toEqual({ round: 1, alone: true });
  expect(seatsShown(inRound(0, 0), undefined, true)).toBeUndefined();
});

it('shows who goes where in a break, after time, while players change tables and as long as they settle', () => {
  expect(seatsShown(inRound(2), 'break', false)).toEqual({ round: 3, alone: true });
  expect(seatsShown(inRound(2), 'over', false)).toEqual({ round: 3, alone: true });
  expect(seatsShown(inRound(3), 'change', false)).toEqual({ round: 3, alone: true });
  expect(seatsShown(inRound(3), 'settling', false)).toEqual({ round: 3, alone: true });
});

it('shows the next seats in turn with the standings before the end of a round', () => {
  expect(seatsShown(inRound(2), 'warning', false)).toEqual({ round: 3, alone: false });
});

it('shows standings after the last round, and where the next is not drawn', () => {
  expect(seatsShown(inRound(3), 'over', false)).toBeUndefined();
  expect(seatsShown(inRound(2, 2), 'over', false)).toBeUndefined();
  expect(seatsShown(inRound(3, undefined, 'closed'), undefined, false)).toBeUndefined();
});

it('shows the seats of the round in turn with the standings, or those of the next one when it is drawn', () => {
  expect(seatsShown(inRound(2), 'play', false)).toEqual({ round: 2, alone: false });
  expect(seatsShown(inRound(2, 2), 'warning', false)).toEqual({ round: 2, alone: false });
  expect(seatsShown(inRound(2), undefined, false)).toEqual({ round: 2, alone: false });
  expect(seatsShown(inRound(2, 3), 'play', false)).toEqual({ round: 3, alone: false });
});

it('shows seats as long as nobody has a result', () => {
  expect(seatsShown(inRound(1), 'play', true)).toEqual({ round: 1, alone: true });
  expect(seatsShown(inRound(1, 2), 'play', true)).toEqual({ round: 2, alone: true });
});
