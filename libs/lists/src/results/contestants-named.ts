import type { SeatName, Seating } from '#tournament';
import type { SeatsNamed } from './imported-result.js';
import type { PlayOfResult, SessionToFill } from './session-to-fill.js';

/** Where somebody sat by a file. */
interface Named {
  readonly table: string;
  readonly round: number;
  readonly seats: SeatsNamed | null;
}

/** Whom a file means by its numbers. */
export interface ContestantsNamed {
  /** Who sat where; a name that nobody has comes back as `found`. */
  seating(
    seats: SeatsNamed,
    play: Pick<PlayOfResult, 'table' | 'round'>,
  ): Seating | { readonly found: string };
}

const SEATS = ['N', 'E', 'S', 'W'] as const satisfies readonly SeatName[];
const lineOf = (seat: SeatName) => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
const sectionOf = (name: string) => /^[A-Z]+/.exec(name)?.[0] ?? '';
const numberOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);

/** From so many rows on a file without a plan of its own tells how it numbers contestants. */
const ROWS_THAT_TELL = 12;

/**
 * Whom a file means by its numbers. Most programs number contestants as their movement does; some count East-West on
 * after North-South, or add a hundred. Where less than half of the meetings agree as they stand, a number means whoever
 * sits there by the movement wherever the file has that number, if that is one contestant for each number.
 *
 * @param meetings who is to meet by the file's own plan
 * @param rows who has met by its results, which tell it where it has no plan and they are not few
 */
export function contestantsNamed(
  meetings: readonly Named[],
  rows: readonly Named[],
  session: Pick<SessionToFill, 'meetingAt' | 'sections' | 'contestants'>,
): ContestantsNamed {
  const known = new Set(session.contestants);
  const renumbered = renumberedBy(
    placesOf(meetings.length > 0 || rows.length < ROWS_THAT_TELL ? meetings : rows, session),
    known,
  );
  return {
    seating(seats, { table, round }) {
      const there = session.meetingAt(table, round)?.seating;
      if (!renumbered && there && isTurned(seats, there)) return turned(there);
      const found: Partial<Record<SeatName, string>> = {};
      for (const seat of SEATS) {
        const name = seats[seat];
        const meant = renumbered
          ? (renumbered.get(voteKey(name, lineOf(seat), table)) ??
            renumbered.get(voteKey(name, seat === 'N' || seat === 'S' ? 'EW' : 'NS', table)))
          : asItStands(name, seat, table, there, known);
        if (meant === undefined) return { found: name };
        found[seat] = meant;
      }
      return found as Seating;
    },
  };
}

interface Place {
  readonly table: string;
  readonly seats: SeatsNamed;
  readonly there: Seating;
}

/** Where the file has somebody, and whom the movement has there. */
function placesOf(
  named: readonly Named[],
  { meetingAt, sections }: Pick<SessionToFill, 'meetingAt' | 'sections'>,
): Place[] {
  const places = new Map<string, Place>();
  for (const { table: said, round, seats } of named) {
    const table = /^\d/.test(said) ? `${sections[0] ?? ''}${said}` : said;
    const there = meetingAt(table, round)?.seating;
    if (seats && there) places.set(`${table}/${round}`, { table, seats, there });
  }
  return [...places.values()];
}

function turned({ N, E, S, W }: Seating): Seating {
  return { N: E, E: N, S: W, W: S };
}

/** Whether the numbers are those of the movement with the lines changed, and not as it has them. */
function isTurned(seats: SeatsNamed, there: Seating): boolean {
  const are = (seating: Seating) => SEATS.every((seat) => numberOf(seating[seat]) === Number(seats[seat]));
  return are(turned(there)) && !are(there);
}

/** Whom each number means; undefined: as it stands. */
function renumberedBy(places: readonly Place[], known: ReadonlySet<string>): Map<string, string> | undefined {
  const agree = places.filter(({ seats, table, there }) =>
    SEATS.every((seat) => asItStands(seats[seat], seat, table, there, known) === there[seat]),
  );
  if (agree.length * 2 >= places.length) return undefined;
  const meant = byVotes(places);
  return new Set(meant.values()).size === meant.size ? meant : undefined;
}

/** The contestant of a name as the movement has it: the one that sits there where the number is his. */
function asItStands(
  name: string,
  seat: SeatName,
  table: string,
  there: Seating | undefined,
  known: ReadonlySet<string>,
): string | undefined {
  if (known.has(name)) return name;
  const section = sectionOf(table);
  const ofSection = `${section}-${name}`;
  if (/^(NS|EW)/.test(name)) return known.has(ofSection) ? ofSection : undefined;
  if (there && numberOf(there[seat]) === Number(name)) return there[seat];
  const ways = [`${section}-${lineOf(seat)}${Number(name)}`, `${section}-${Number(name)}`];
  return ways.find((one) => known.has(one));
}

const voteKey = (name: string, line: 'NS' | 'EW', table: string) => `${sectionOf(table)} ${line} ${name}`;

/** Whom each number means by where it stands in most meetings. */
function byVotes(places: readonly Place[]): Map<string, string> {
  const votes = new Map<string, Map<string, number>>();
  for (const { seats, table, there } of places) {
    for (const seat of SEATS) {
      const key = voteKey(seats[seat], lineOf(seat), table);
      const of = votes.get(key) ?? new Map<string, number>();
      of.set(there[seat], (of.get(there[seat]) ?? 0) + 1);
      votes.set(key, of);
    }
  }
  return new Map(
    [...votes].map(([key, of]) => [key, [...of].toSorted(([, one], [, other]) => other - one)[0]![0]]),
  );
}
