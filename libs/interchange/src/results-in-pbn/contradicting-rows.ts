import { dealerOf, vulnerabilityOf } from '#cards';
import { isNoDeal, readDealer, readVulnerability } from '../text/written-fields.js';
import { pbnPlace, pbnValue } from '../pbn/pbn-game.js';
import { scoreText } from '../pbn/pbn-score-cells.js';
import { scoredPass } from '../published/scored-pass.js';
import type { ValueFault } from '../faults/unreadable.js';
import { outcomeOf } from './outcome-of-row.js';
import type { RowOfBoard } from './rows-of-games.js';
import { saidBy, TITLE } from './sessions-in-pbn.js';

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
