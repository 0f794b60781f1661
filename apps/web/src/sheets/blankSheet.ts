import type { Seated, SeatName } from '#tournament';
import type { ContestantSeen } from '../api/documents.js';
import type { SheetSeen } from '../play/sheetQueries.js';

const SEATS: readonly SeatName[] = ['N', 'E', 'S', 'W'];

/** A sheet on which nothing is written yet, of those who are to sit at a table in a round. */
export function blankSheet(
  table: string,
  round: number,
  seated: Seated,
  contestants: readonly ContestantSeen[],
): SheetSeen {
  return {
    table,
    round,
    status: 'open',
    entry: 0,
    seated,
    toJoin: {},
    drawn: null,
    dealer: null,
    deals: 0,
    over: false,
    lines: [],
    next: 1,
    hidden: [],
    boards: [],
    parts: [],
    signed: [],
    disputed: null,
    cards: [],
    times: [],
    history: [],
    contestants: [...contestants],
    texts: null,
  };
}

/** The same of nobody: a form for any table of four or three. */
export function namelessSheet(players: 4 | 3): SheetSeen {
  const seats = SEATS.slice(0, players);
  const nobody = (seat: SeatName): ContestantSeen => ({
    contestant: seat,
    section: '',
    line: 'one',
    entry: null,
    players: [{ name: '' }],
    substitutions: [],
    absent: [],
    cancelled: false,
    class: { stratum: null, categories: [], handicap: 0, ranked: true },
  });
  const seated = Object.fromEntries(seats.map((seat) => [seat, seat])) as Seated;
  return blankSheet('', 0, seated, seats.map(nobody));
}
