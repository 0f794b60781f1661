import { conventionOf } from '#preferans';
import { seatedAt, type SeatName, type Seated } from '#tournament';
import { foldPlay } from './play-events.js';
import { NOTHING_PLAYED } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import { JournalInMemory, deviceOf } from './journal-in-memory.js';

const SHEETS = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 4 } };

/** A session of a tournament of preferans at tables, as it is set up and played. */
export class TournamentOfSheets {
  readonly book: JournalInMemory;
  readonly name: string;

  /** @param after the session before it, in the same journal */
  constructor(
    players: number,
    rounds: number,
    more: object = {},
    after?: Pick<TournamentOfSheets, 'book' | 'name'>,
  ) {
    this.book = after?.book ?? new JournalInMemory();
    this.name = `${Number(after?.name ?? 0) + 1}`;
    const session = this.name;
    if (!after) this.give('tournament.create', { name: 'Preferans' });
    this.give('session.create', { session, game: 'preferans' });
    this.give('session.choose-sheets', { session, sheets: SHEETS });
    this.give('session.set-tables', { session, players, rounds, ...more });
  }

  /** It is started, with whatever was done to it before. */
  start(): this {
    this.give('session.start', { session: this.name });
    return this;
  }

  give(name: string, body: object, by?: Parameters<JournalInMemory['give']>[2]): void {
    if (!this.book.give(name, body, by)) throw new Error(`${name} is refused: ${JSON.stringify(body)}`);
  }

  get state() {
    return foldPlay(NOTHING_PLAYED, this.book.lines);
  }

  get session() {
    return this.state.sessions[this.name]!;
  }

  seats(table: string, round: number): Seated {
    return seatedAt(scheduleOf(this.session), table, round)!;
  }

  /** Whether a command is refused. */
  refused(name: string, body: object, by?: Parameters<JournalInMemory['give']>[2]): boolean {
    return this.book.give(name, body, by) === undefined;
  }

  /** Four deals of a table: each dealt by the next, the one on the left makes six spades, whisted by the next. */
  play(table: string, round: number): void {
    const seats = Object.keys(this.seats(table, round)) as SeatName[];
    for (let deal = 1; deal <= 4; deal++) {
      const dealer = seats[(deal - 1) % seats.length]!;
      const [declarer, whister, other] = seats.length === 4 ? after(seats, dealer) : fromLeft(seats, dealer);
      const record = {
        players: seats,
        dealer,
        played: { kind: 'contract', declarer, level: 6, denomination: 'S' },
        whists: [
          { seat: whister, call: 'whist' },
          { seat: other, call: 'pass' },
        ],
        tricks: { [declarer!]: 6 + (deal % 2), [whister!]: 4 - (deal % 2), [other!]: 0 },
      };
      const line = {
        session: this.name,
        table,
        round,
        line: deal,
        by: dealer,
        what: { kind: 'deal', record },
      };
      this.give('sheet.write-line', line, deviceOf(table));
    }
  }

  sign(table: string, round: number): void {
    const { entry } = this.session.written[table]![round]!;
    for (const seat of Object.keys(this.seats(table, round)))
      this.give('sheet.sign', { session: this.name, table, round, seat, entry }, deviceOf(table));
  }

  /** A round is called, played and signed at all tables. */
  round(round: number): void {
    this.give('session.call-round', { session: this.name, round });
    for (const table of scheduleOf(this.session).tables) {
      if (!scheduleOf(this.session).playedAt(table, round)) continue;
      this.play(table, round);
      this.sign(table, round);
    }
  }
}

function fromLeft(seats: readonly SeatName[], dealer: SeatName): SeatName[] {
  const at = seats.indexOf(dealer);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}
const after = (seats: readonly SeatName[], dealer: SeatName) => fromLeft(seats, dealer).slice(0, 3);
