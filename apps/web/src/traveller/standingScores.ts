import { vulnerabilityOf } from '#cards';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult, SideAdjustment, SideName } from '#tournament';
import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { signed } from '../messages/fieldText.js';

function scoreOf(result: BridgeResult, board: number): number {
  if (result.kind === 'passed-out') return 0;
  return result.kind === 'score' ? result.score : scoreForNS(result as Contract, vulnerabilityOf(board));
}

/** A score in points for North-South, and how much of it counts, in hundredths. */
interface StandingScore {
  readonly score: number;
  readonly hundredths: number;
}

type Standing = Readonly<Record<SideName, readonly StandingScore[]>>;

function scoresGiven(side: SideAdjustment, board: number): StandingScore[] {
  const results =
    side.kind === 'weighted'
      ? side.results
      : side.kind === 'assigned'
        ? [{ result: side.result, hundredths: 100 }]
        : [];
  return results.map(({ result, hundredths }) => ({ score: scoreOf(result, board), hundredths }));
}

/**
 * The scores that stand on a line for the two sides: what was played, or what a ruling has assigned in its place, one or
 * several with their weights; none where there is none, as with an average.
 */
export function standingScores(
  { status, score, rulings }: Pick<TravellerLineSeen, 'status' | 'score' | 'rulings'>,
  board: number,
): Standing {
  if (status !== 'ruled') {
    const own = score === null ? [] : [{ score, hundredths: 100 }];
    return { NS: own, EW: own };
  }
  const adjustment = rulings.find(({ withdrawn }) => withdrawn === null)?.adjustment;
  if (!adjustment) return { NS: [], EW: [] };
  return { NS: scoresGiven(adjustment.NS, board), EW: scoresGiven(adjustment.EW, board) };
}

/** The scores of a side: one alone, several with their weights, a dash where it has none. */
function linesOfSide(scores: readonly StandingScore[]): string[] {
  if (scores.length === 0) return ['–'];
  return scores.map(
    ({ score, hundredths }) => (hundredths === 100 ? '' : `${hundredths}\u00a0% `) + signed(score),
  );
}

/**
 * The scores of a line as a traveller has them, one under the other: of both sides; or that of North-South and that of
 * East-West in one line, where each has one of its own; or each side's with its name.
 */
export function scoreLines({ NS, EW }: Standing): readonly string[] {
  if (NS.length + EW.length === 0) return [];
  const [ns, ew] = [linesOfSide(NS), linesOfSide(EW)];
  if (ns.join() === ew.join()) return ns;
  if (ns.length === 1 && ew.length === 1) return [`${ns[0]} / ${ew[0]}`];
  return [...ns.map((line) => `NS ${line}`), ...ew.map((line) => `EW ${line}`)];
}
