import { grouped } from '#cards';
import { UnreadableDeals, type ValueFault } from '../faults/unreadable.js';
import { pbnPlace, type PbnGame } from '../pbn/pbn-game.js';
import { contractText, type PbnScoreRow } from '../pbn/pbn-scores.js';
import { saysNothing } from '../text/written-values.js';
import { outcomeOf } from './outcome-of-row.js';
import { rowOfGame, type RowOfBoard } from './rows-of-games.js';
import { saidBy, TITLE } from './sessions-in-pbn.js';

const LONGEST = 20;

/**
 * Rows with a result that are not kept: nobody is told for them; or they are of games by themselves beside tables in
 * which they do not stand.
 */
export function leftOutRows(given: readonly RowOfBoard[], kept: readonly RowOfBoard[]): ValueFault[] {
  const lines = new Set(kept.map(({ row }) => row.line));
  return given
    .filter(({ row }) => !lines.has(row.line))
    .filter((one) => hasResult(one))
    .flatMap((one): ValueFault[] => {
      const { board, row, game } = one;
      const place = { format: TITLE, line: row.line, board };
      if (game.tags.has('ScoreTable')) {
        const name = row.pairNS === undefined ? 'PairId_NS' : 'PairId_EW';
        return [{ code: 'interchange.missing', ...place, path: 'ScoreTable', name }];
      }
      const tables = kept.filter((other) => other.board === board && other.game.tags.has('ScoreTable'));
      if (tables.length === 0 && kept.every((other) => !other.game.tags.has('ScoreTable'))) {
        const name = ['North', 'South', 'East', 'West'].find((seat) => saidBy(game, seat) === '') ?? 'PairNS';
        return [{ code: 'interchange.missing', ...place, name }];
      }
      const isThere = tables.some((other) => isSame(row, other.row));
      const found = resultSaid(game);
      return isThere ? [] : [{ code: 'interchange.contradiction', ...place, found, other: 'ScoreTable' }];
    });
}

function hasResult(one: RowOfBoard): boolean {
  return (
    one.row.contract !== undefined ||
    (['NS', 'EW'] as const).some((side) => outcomeOf(one, side).kind !== 'not-played')
  );
}

function resultSaid(game: PbnGame): string {
  return ['Contract', 'Score']
    .map((name) => saidBy(game, name))
    .filter((text) => !saysNothing(text))
    .join(' ')
    .slice(0, LONGEST);
}

/** Whether two rows may be of the same result: what both of them tell is the same. */
function isSame(one: PbnScoreRow, other: PbnScoreRow): boolean {
  return (['contract', 'declarer', 'tricks'] as const).every(
    (name) =>
      one[name] === undefined ||
      other[name] === undefined ||
      JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** What games with a table of scores say of one table by themselves, and no row of theirs does. */
export function besideTables(rows: readonly RowOfBoard[], names: ReadonlySet<string>): ValueFault[] {
  const inTables = rows.filter(({ game }) => game.tags.has('ScoreTable'));
  const games = grouped(inTables, ({ game }) => game);
  const unnamed = new Set<string>();
  return [...games].flatMap(([game, those]) => {
    const { board } = those[0]!;
    const players = ['North', 'South', 'East', 'West'].flatMap((seat): ValueFault[] => {
      const found = saidBy(game, seat);
      if (saysNothing(found) || names.has(found) || unnamed.has(found)) return [];
      unnamed.add(found);
      const { line } = pbnPlace(game, seat);
      return [{ code: 'interchange.unnamed', format: TITLE, line, path: seat, board, found }];
    });
    const result = resultBeside(game, those);
    return result ? [...players, result] : players;
  });
}

function resultBeside(game: PbnGame, rows: readonly RowOfBoard[]): ValueFault | undefined {
  const name = ['Contract', 'Result', 'Declarer'].find((tag) => !saysNothing(saidBy(game, tag)));
  if (name === undefined) return undefined;
  const { board } = rows[0]!;
  const { line } = pbnPlace(game, name);
  const fault: ValueFault = {
    code: 'interchange.contradiction',
    format: TITLE,
    line,
    path: name,
    board,
    found: saidBy(game, name).slice(0, LONGEST),
    other: 'ScoreTable',
  };
  try {
    const own = rowOfGame(game);
    return rows.some(({ row }) => isSame(own, row)) ? undefined : fault;
  } catch (error) {
    // A table of results is not refused for what stands beside it.
    if (error instanceof UnreadableDeals) return fault;
    throw error;
  }
}

/** Rows with a contract of which nothing says what came of it: their boards are not played, and that is told. */
export function withoutResult(rows: readonly RowOfBoard[]): ValueFault[] {
  return rows.flatMap((one): ValueFault[] => {
    const { game, board, row } = one;
    if (typeof row.contract !== 'object') return [];
    const isTold = (['NS', 'EW'] as const).some((side) => outcomeOf(one, side).kind !== 'not-played');
    if (isTold) return [];
    const line = game.tags.has('ScoreTable') ? row.line : pbnPlace(game, 'Result').line;
    const path = `Contract ${contractText(row.contract)}`;
    return [{ code: 'interchange.missing', format: TITLE, line, path, board, name: 'Result' }];
  });
}
