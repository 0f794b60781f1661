import type { BoardInMatch, PlayedInRoom } from '#prints';
import { rulingThatHolds, type TravellerSeen } from '#projections';
import type { MatchSeen } from './matches-shown.js';
import { playedShown } from './boards-documents.js';
import { bridgeLawShown, givenShown } from './ruled-shown.js';

export type Segment = MatchSeen['segments'][number];
type Board = Extract<Segment['boards'][number], { shown: true }>;

/** The rulings that hold, by board, table and round. */
export class RulingsAtTables {
  readonly #known: ReadonlyMap<string, PlayedInRoom['ruled']>;

  constructor(travellers: readonly TravellerSeen[]) {
    this.#known = new Map(
      travellers.flatMap(({ board, lines }) =>
        lines.flatMap((line) => {
          const holds = rulingThatHolds(line);
          if (!holds) return [];
          const { NS, EW } = holds.adjustment;
          const ruled = { law: bridgeLawShown(holds.law), given: { NS: givenShown(NS), EW: givenShown(EW) } };
          return [[`${board} ${line.table} ${line.round}`, ruled] as const];
        }),
      ),
    );
  }

  at(
    board: number,
    { table, round }: { readonly table: string; readonly round: number },
  ): PlayedInRoom['ruled'] {
    return this.#known.get(`${board} ${table} ${round}`) ?? null;
  }
}

/** A board of a match as both rooms have played it, with the rulings that hold there. */
export function boardInMatch(board: Board, { home, away }: Segment, rulings: RulingsAtTables): BoardInMatch {
  const room = ({ status, result, score }: Board['home'], place: Segment['home']): PlayedInRoom => {
    const what = status === 'ruled' ? 'ruled' : result === null ? 'not-played' : 'played';
    return {
      what,
      result: what === 'played' ? playedShown(result) : null,
      score: what === 'played' ? score : null,
      ruled: what === 'ruled' ? rulings.at(board.board, place) : null,
    };
  };
  const [comparison] = board.why.home;
  const isPlain = comparison?.kind === 'scored' && comparison.parts.length === 1;
  const won = (points: string | null) => (points === null || points.startsWith('-') ? null : points);
  return {
    open: room(board.home, home),
    closed: room(board.away, away),
    difference: isPlain ? comparison.parts[0]!.difference : null,
    won: { home: won(board.points.home), away: won(board.points.away) },
  };
}
