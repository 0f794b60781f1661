import { vulnerabilityOf } from '#cards';
import type { PublishedGame, PublishedLine, SideOutcome, WrittenContract } from '#interchange';
import { isPossibleScore, Rational, scoreForNS } from '#scoring';
import type { Adjustment, BridgeResult, SideAdjustment } from '#tournament';
import type { UnplayableWhy } from './game-plan.js';

/** What is done about a line. */
export type LineOutcome =
  | { readonly kind: 'result'; readonly result: BridgeResult }
  /** A ruling gives each side its own; a result is entered first where one has a score. */
  | { readonly kind: 'ruled'; readonly result: BridgeResult | undefined; readonly adjustment: Adjustment }
  | { readonly kind: 'late' }
  | { readonly kind: 'unplayable'; readonly why: UnplayableWhy };

/** What is done about a line, from what each side has on it. */
export function outcomeOf({
  board,
  outcome,
  contract,
  again = [],
}: Pick<PublishedLine, 'board' | 'outcome' | 'contract' | 'again'>): LineOutcome {
  // A pair that has the board already has nothing here.
  const ns = again.includes('NS') ? NOTHING : outcome.ns;
  const ew = again.includes('EW') ? NOTHING : outcome.ew;
  const scores = [ns, ew].flatMap((side) => (side.kind === 'score' ? [side.score] : []));
  const possible = scores.every((score) => isPossibleScore(score, vulnerabilityOf(board)));
  if (!possible) return { kind: 'unplayable', why: 'impossible-score' };
  const [one, other] = scores;
  if (one !== undefined && one === other) return { kind: 'result', result: resultOf(one, contract, board) };
  const kinds = new Set([ns.kind, ew.kind]);
  const isLate = kinds.has('late') && [...kinds].every((kind) => kind === 'late' || kind === 'not-played');
  if (isLate) return { kind: 'late' };
  const [NS, EW] = [adjustmentOf(ns), adjustmentOf(ew)];
  if (!NS || !EW) return { kind: 'unplayable', why: 'no-such-ruling' };
  const result = one === undefined ? undefined : ({ kind: 'score', score: one } as const);
  return { kind: 'ruled', result, adjustment: { NS, EW } };
}

/** A contract that does not make the score of its line, which is entered without it. */
export interface ContradictedContract {
  /** How the line is called. */
  readonly what: string;
  readonly board: number;
  /** The number of its table in the section; null where the file does not tell. */
  readonly table: number | null;
  /** `4Hx S 10`, with declarer and tricks, or `Pass`. */
  readonly contract: string;
  /** What the file says for North-South, ... */
  readonly score: number;
  /** ... and what the contract makes. */
  readonly makes: number;
}

/** Lines of a game whose contract does not make their score. */
export function contradictedContracts({ sections }: Pick<PublishedGame, 'sections'>): ContradictedContract[] {
  return sections.flatMap(({ lines }) => lines.flatMap((line) => contradictedIn(line, line.table)));
}

/** The contract of a line, where it does not make the score that both sides have. */
export function contradictedIn(
  {
    id: what,
    board,
    contract,
    outcome: { ns, ew },
  }: Pick<PublishedLine, 'id' | 'board' | 'contract' | 'outcome'>,
  table: number | null,
): ContradictedContract[] {
  if (contract === null || ns.kind !== 'score' || ew.kind !== 'score' || ns.score !== ew.score) return [];
  const { score } = ns;
  const makes = contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(board));
  return makes === score ? [] : [{ what, board, table, contract: textOf(contract), score, makes }];
}

function textOf(contract: NonNullable<PublishedLine['contract']>): string {
  if (contract === 'passed-out') return 'Pass';
  const { level, strain, doubling, declarer, tricks } = contract;
  return `${level}${strain}${doubling} ${declarer} ${tricks}`;
}

const NOTHING: SideOutcome = { kind: 'not-played' };

/** A board that counts for nobody: nothing says that it was ever played. */
export const NEVER_PLAYED: Adjustment = { NS: { kind: 'not-played' }, EW: { kind: 'not-played' } };

/** What a ruling gives a side, whatever it gives the other; nothing for a percentage that none can give. */
function adjustmentOf(side: SideOutcome): SideAdjustment | undefined {
  switch (side.kind) {
    case 'score':
      return { kind: 'assigned', result: { kind: 'score', score: side.score } };
    case 'artificial':
      return { kind: 'artificial', award: side.award };
    case 'percentage':
      return percentageOf(Rational.parse(side.percent).mul(Rational.of(100)).toNumber());
    case 'late':
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return side satisfies never;
  }
}

function percentageOf(hundredths: number): SideAdjustment | undefined {
  const can = Number.isInteger(hundredths) && hundredths >= 0 && hundredths <= 10_000;
  return can ? { kind: 'percentage', hundredths } : undefined;
}

/** The contract, where it gives the score; a score that contradicts its contract stands alone. */
function resultOf(score: number, contract: PublishedLine['contract'], board: number): BridgeResult {
  if (contract === 'passed-out') return score === 0 ? { kind: 'passed-out' } : { kind: 'score', score };
  if (contract && scoreForNS(contract, vulnerabilityOf(board)) === score) return entered(contract);
  return { kind: 'score', score };
}

function entered(contract: WrittenContract): BridgeResult {
  return { kind: 'contract', ...contract };
}
