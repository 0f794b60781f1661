import type { Vulnerability } from '#cards';
import { scoreForNS, type Contract } from './contract-score.js';

/** A score in points for North-South, and how much of it counts, in hundredths. */
export interface StandingScore {
  readonly score: number;
  readonly hundredths: number;
}

/** What stands for a board at a table, for each side: one score, several with their weights, or none. */
export type StandingScores = Readonly<Record<'NS' | 'EW', readonly StandingScore[]>>;

type Result =
  | ({ readonly kind: 'contract'; readonly level: number } & Omit<Contract, 'level'>)
  | { readonly kind: 'passed-out' }
  | { readonly kind: 'score'; readonly score: number };

/** What a ruling gives a side in the place of its score. */
type Given =
  | { readonly kind: 'assigned'; readonly result: Result }
  | {
      readonly kind: 'weighted';
      readonly results: readonly { readonly result: Result; readonly hundredths: number }[];
    }
  | { readonly kind: 'artificial' | 'percentage' | 'not-played' };

/** The scores that a ruling gives a side, with their weights; none where it gives an average. Law 12C. */
export function scoresGiven(given: Given, vulnerability: Vulnerability): StandingScore[] {
  const results =
    given.kind === 'weighted'
      ? given.results
      : given.kind === 'assigned'
        ? [{ result: given.result, hundredths: 100 }]
        : [];
  return results.map(({ result, hundredths }) => ({ score: scoreOf(result, vulnerability), hundredths }));
}

function scoreOf(result: Result, vulnerability: Vulnerability): number {
  if (result.kind === 'passed-out') return 0;
  return result.kind === 'score' ? result.score : scoreForNS(result as Contract, vulnerability);
}

/** How a reader’s language writes scores, shares and sides. */
interface ScoreWords extends Readonly<Record<'NS' | 'EW', string>> {
  readonly signed: (score: number) => string;
  /** A share of a weighted score: `60%`. */
  readonly percent: (hundredths: number) => string;
}

/** The scores of a side: one alone, several with their weights; none where it has none. */
export function scoreLinesOfSide(
  scores: readonly StandingScore[],
  { signed, percent }: Pick<ScoreWords, 'signed' | 'percent'>,
): string[] {
  return scores.map(
    ({ score, hundredths }) => (hundredths === 100 ? '' : `${percent(hundredths)} `) + signed(score),
  );
}

/**
 * The scores of a line as a traveller has them, one under the other: of both sides; or that of North-South and that of
 * East-West in one line, where each has one of its own; or each side's with its name.
 */
export function scoreLines({ NS, EW }: StandingScores, words: ScoreWords): readonly string[] {
  if (NS.length + EW.length === 0) return [];
  const [ns, ew] = [NS, EW].map((scores) => (scores.length === 0 ? ['–'] : scoreLinesOfSide(scores, words)));
  if (ns!.join() === ew!.join()) return ns!;
  if (ns!.length === 1 && ew!.length === 1) return [`${ns![0]} / ${ew![0]}`];
  return [...ns!.map((line) => `${words.NS} ${line}`), ...ew!.map((line) => `${words.EW} ${line}`)];
}
