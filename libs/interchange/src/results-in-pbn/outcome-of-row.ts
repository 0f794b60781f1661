import type { Side } from '#cards';
import { scoreForNS } from '#scoring';
import { vulnerableIn } from '../deals/deal-file.js';
import { readVulnerability } from '../deals/written-fields.js';
import { pbnPlace, pbnValue } from '../pbn/pbn-game.js';
import type { PbnScoreRow } from '../pbn/pbn-scores.js';
import { contractOf } from '../published/contract-text.js';
import type { PublishedLine, SideOutcome } from '../published/published-game.js';
import type { RowOfBoard } from './rows-of-games.js';

/** What a side has of a row. */
export function outcomeOf({ row, board, game }: Omit<RowOfBoard, 'section'>, side: Side): SideOutcome {
  const percentage = side === 'NS' ? row.percentageNS : row.percentageEW;
  if (percentage?.artificial) return artificial(percentage.points);
  const own = row.scoreNS && !row.scoreNS.artificial ? Number(row.scoreNS.points) : undefined;
  const theirs = row.scoreEW && !row.scoreEW.artificial ? 0 - Number(row.scoreEW.points) : undefined;
  const score = (side === 'NS' ? (own ?? theirs) : (theirs ?? own)) ?? scoreOfContract({ row, board, game });
  return score === undefined ? { kind: 'not-played' } : { kind: 'score', score };
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
