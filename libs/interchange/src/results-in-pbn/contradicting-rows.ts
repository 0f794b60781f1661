import { dealerOf, vulnerabilityOf } from '#cards';
import { isNoDeal, readDealer, readVulnerability } from '../text/written-fields.js';
import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { scoreText } from '../pbn/pbn-score-cells.js';
import { scoredPass } from '../published/scored-pass.js';
import type { ValueFault } from '../faults/unreadable.js';
import { outcomeOf } from './outcome-of-row.js';
import type { RowOfBoard } from './rows-of-games.js';
import { saidBy, TITLE } from './sessions-in-pbn.js';
import { boardIn } from '../text/written-values.js';
import { SESSION_TAGS } from './further-tables.js';

const LONGEST = 20;

/** Values of rows that others of the same row contradict, or the number of their board. */
export function contradictingRows(rows: readonly RowOfBoard[]): ValueFault[] {
  const seen = new Set<string>();
  return rows.flatMap((one) => [
    ...scoreOfPass(one),
    ...besidePass(one),
    ...scoreBesideRuling(one),
    // Once for the tables of a board.
    ...otherBoard(one).filter(({ line }) => {
      const isSeen = seen.has(`${line}`);
      seen.add(`${line}`);
      return !isSeen;
    }),
  ]);
}

/** Points that nobody makes on a board that all have passed. */
function scoreOfPass(one: RowOfBoard): ValueFault[] {
  const { row } = one;
  if (row.contract !== 'passed-out') return [];
  const outcome = { ns: outcomeOf(one, 'NS'), ew: outcomeOf(one, 'EW') };
  const [side] = scoredPass({ contract: row.contract, outcome });
  if (side === undefined) return [];
  return [
    contradiction(one, 'Score', scoreSaid(one, side === 'ns' ? 'NS' : 'EW'), `Contract ${passSaid(one)}`),
  ];
}

function passSaid({ game }: RowOfBoard): string {
  return game.tags.has('ScoreTable') ? 'Pass' : pbnValue(game, 'Contract');
}

/** A declarer or tricks of a board that all have passed. */
function besidePass(one: RowOfBoard): ValueFault[] {
  return (one.row.besidePass ?? []).map(({ name, text }) =>
    contradiction(one, name, text, `Contract ${passSaid(one)}`),
  );
}

/** Points of a side that has what a ruling gives. */
function scoreBesideRuling(one: RowOfBoard): ValueFault[] {
  const { row } = one;
  for (const side of ['NS', 'EW'] as const) {
    const [score, given] = [row[`score${side}`], row[`percentage${side}`]];
    if (score && !score.artificial && Number(score.points) !== 0 && given?.artificial)
      return [contradiction(one, 'Score', scoreSaid(one, side), `${side} ^${given.points}`)];
  }
  return [];
}

/** The points of a row as they stand there. */
function scoreSaid({ game, row }: RowOfBoard, side: 'NS' | 'EW'): string {
  if (!game.tags.has('ScoreTable')) return pbnValue(game, 'Score');
  return scoreText(row[`score${side}`] ?? row.scoreNS ?? row.scoreEW) ?? '';
}

/** A dealer and a vulnerability that the number of the board does not have; a deal keeps them. */
function otherBoard({ game, board }: RowOfBoard): ValueFault[] {
  if (!isNoDeal(saidBy(game, 'Deal'))) return [];
  const dealer = readDealer(pbnValue(game, 'Dealer'), pbnPlace(game, 'Dealer'));
  const vulnerable = readVulnerability(pbnValue(game, 'Vulnerable'), pbnPlace(game, 'Vulnerable'));
  const isOther = {
    Dealer: dealer !== undefined && dealer !== dealerOf(board),
    Vulnerable: vulnerable !== undefined && vulnerable !== vulnerabilityOf(board),
  };
  return (['Dealer', 'Vulnerable'] as const).flatMap((name): ValueFault[] => {
    if (!isOther[name]) return [];
    const place = { format: TITLE, line: pbnPlace(game, name).line, path: name, board };
    const found = pbnValue(game, name).slice(0, LONGEST);
    return [{ code: 'interchange.contradiction', ...place, found, other: `Board ${board}` }];
  });
}

function contradiction(
  { game, board, row }: RowOfBoard,
  path: string,
  found: string,
  other: string,
): ValueFault {
  const line = game.tags.has('ScoreTable') ? row.line : pbnPlace(game, path).line;
  return {
    code: 'interchange.contradiction',
    format: TITLE,
    line,
    path,
    board,
    found: found.slice(0, LONGEST),
    other,
  };
}

/** Tags by which nothing of a result is told: whatever stands there again takes none away. */
const BESIDE = /^(Annotator|AnnotationNA|Application|Generator|Hidden|Mode|Note|Termination|Time|UTC.*)$/;

/** Tags of results that a game has again, and otherwise: a second table of scores is not read, and that is told. */
export function saidAgain(games: readonly PbnGame[]): ValueFault[] {
  return games.flatMap((game) =>
    (game.again ?? []).flatMap(({ name, line }): ValueFault[] => {
      if (BESIDE.test(name)) return [];
      const board = boardIn(pbnValue(game, 'Board'));
      const { line: firstLine } = pbnPlace(game, name);
      const place = { format: TITLE, line, ...(board !== undefined && { board }) };
      return [{ code: 'interchange.again', ...place, name, firstLine }];
    }),
  );
}

/** Tags that say something of a whole session: its first game that has one is believed. */
const OF_SESSION = ['Site', 'Scoring', 'Competition', ...SESSION_TAGS] as const;

/** What later games of a session, or of a match, say otherwise of all of it, each value once. */
export function saidOtherwise(
  games: readonly PbnGame[],
  names: readonly string[] = OF_SESSION,
): ValueFault[] {
  return names.flatMap((name) => {
    const values = new Map<string, PbnGame>();
    for (const game of games) {
      const said = saidBy(game, name);
      if (said !== '' && !values.has(said)) values.set(said, game);
    }
    const [first, ...others] = values;
    return others.map(([found, game]): ValueFault => {
      const { line } = pbnPlace(game, name);
      const other = `${name} ${first![0]}`;
      return { code: 'interchange.contradiction', format: TITLE, line, path: name, found, other };
    });
  });
}

/** The names of a contestant as a row has them. */
export interface NamesInRow {
  readonly contestant: string;
  readonly names: readonly string[];
  readonly line: number;
  readonly board?: number;
}

/** Names of contestants that are others than an earlier row has for them, in whichever order; each once. */
export function otherNames(rows: readonly NamesInRow[]): ValueFault[] {
  const known = new Map<string, { readonly first: readonly string[]; readonly seen: Set<string> }>();
  return rows.flatMap(({ contestant, names, line, board }): ValueFault[] => {
    if (names.length === 0) return [];
    const key = JSON.stringify(names.toSorted());
    const one = known.get(contestant);
    if (!one) {
      known.set(contestant, { first: names, seen: new Set([key]) });
      return [];
    }
    if (one.seen.has(key)) return [];
    one.seen.add(key);
    const place = { format: TITLE, line, path: 'Names', ...(board !== undefined && { board }) };
    const other = `${contestant}: ${one.first.join(', ')}`;
    return [{ code: 'interchange.contradiction', ...place, found: names.join(', '), other }];
  });
}
