import type { Side } from '#cards';
import { scoreForNS } from '#scoring';
import { vulnerableIn } from '../deals/deal-file.js';
import { readVulnerability } from '../text/written-fields.js';
import { pbnPlace, pbnValue } from '../pbn/pbn-game.js';
import type { PbnScoreRow } from '../pbn/pbn-scores.js';
import { contractOf } from '../published/contract-text.js';
import type { PublishedLine, SideOutcome } from '../published/published-game.js';
import type { RowOfBoard } from './rows-of-games.js';

/** What a side has of a row. */
export function outcomeOf({ row, board, game }: Omit<RowOfBoard, 'section'>, side: Side): SideOutcome {
  const [own, theirs] = side === 'NS' ? (['NS', 'EW'] as const) : (['EW', 'NS'] as const);
  const given = givenTo(row, own) ?? complement(givenTo(row, theirs), row, own);
  if (given !== undefined) return artificial(given);
  const score = scoredBy(row, own) ?? scoredBy(row, theirs) ?? scoreOfContract({ row, board, game });
  return score === undefined ? { kind: 'not-played' } : { kind: 'score', score };
}

/** The percentage that a ruling gives a side; one of 40 or 60 may stand among the points, which are never that. */
function givenTo(row: PbnScoreRow, side: Side): string | undefined {
  const [percentage, score] = [row[`percentage${side}`], row[`score${side}`]];
  if (percentage?.artificial) return percentage.points;
  return score?.artificial && ['40', '60'].includes(score.points) ? score.points : undefined;
}

/** Where a ruling is told of one side alone, the other has the rest. */
function complement(given: string | undefined, row: PbnScoreRow, side: Side): string | undefined {
  if (given === undefined || row[`score${side}`] || row[`percentage${side}`]) return undefined;
  return String(100 - Number(given));
}

/** Points of North-South as a side has them written. */
function scoredBy(row: PbnScoreRow, side: Side): number | undefined {
  const score = row[`score${side}`];
  if (!score || givenTo(row, side) !== undefined) return undefined;
  return side === 'NS' ? Number(score.points) : 0 - Number(score.points);
}

function artificial(percent: string): SideOutcome {
  const award = { 60: 'average-plus', 50: 'average', 40: 'average-minus' } as const;
  const known = award[Number(percent) as keyof typeof award];
  return known ? { kind: 'artificial', award: known } : { kind: 'percentage', percent };
}

function scoreOfContract({ row, board, game }: Omit<RowOfBoard, 'section'>): number | undefined {
  const { contract, declarer, tricks } = row;
  if (contract === 'passed-out') return 0;
  if (!contract || !declarer || tricks === undefined || tricks > 13) return undefined;
  const vulnerable = readVulnerability(pbnValue(game, 'Vulnerable'), pbnPlace(game, 'Vulnerable'));
  return scoreForNS(
    { ...contract, declarer, tricks },
    vulnerableIn({ board, ...(vulnerable && { vulnerable }) }),
  );
}

/** The contract of a row; null where it does not tell one. */
export function writtenContract({
  contract,
  declarer,
  tricks,
  more,
}: PbnScoreRow): PublishedLine['contract'] {
  if (contract === undefined || contract === 'passed-out') return contract ?? null;
  const { level, strain, doubling } = contract;
  return contractOf({
    contract: `${level}${strain}${doubling}`,
    declarer,
    tricks: tricks?.toString(),
    lead: more.get('Lead'),
  });
}
