import { vulnerabilityOf } from '#cards';
import { readResult, writeResult } from '#lists';
import { scoreForNS, type Contract } from '#scoring';

/** A contract and its declarer, with the score in the place of the tricks. */
const WITH_SCORE = /^(.*[NESW])\s*([+\-−–]?)(\d{2,4})\s*$/i;
const MADE_BY = Array.from({ length: 14 }, (_none, tricks) => tricks);

/** What a contract with a score beside it says. */
export interface ContractWithScore {
  readonly contract: string;
  readonly points: string;
  /** The result as slips have it; undefined: the score is of no number of tricks, or of several. */
  readonly result: string | undefined;
}

/**
 * A contract that is written with what it scores in the place of the tricks: `4S N 420`. The points are those of North-South;
 * without a sign also those of the other side, where North-South cannot have them.
 *
 * @returns undefined when it is none
 */
export function contractWithScore(text: string, board: number): ContractWithScore | undefined {
  const [, before, sign, figures] = WITH_SCORE.exec(text.trim()) ?? [];
  const made = before === undefined ? undefined : readResult(`${before} =`);
  // A smaller number is one of tricks.
  if (!before || made?.kind !== 'contract' || Number(figures) < 50) return undefined;
  const points = Number(figures);
  const scores = MADE_BY.map((tricks) => ({
    tricks,
    score: scoreForNS({ ...made, tricks } as Contract, vulnerabilityOf(board)),
  }));
  const giving = (wanted: (score: number) => boolean) => scores.filter(({ score }) => wanted(score));
  const asNS = giving((score) => score === (sign === '' || sign === '+' ? points : -points));
  const asEW = sign === '' ? giving((score) => score === -points) : [];
  const isOfNS = made.declarer === 'N' || made.declarer === 'S';
  const fitting = isOfNS && asNS.length > 0 ? asNS : [...asNS, ...asEW];
  const [only] = fitting;
  return {
    contract: before.trim(),
    points: `${sign}${figures}`,
    result: only && fitting.length === 1 ? writeResult({ ...made, tricks: only.tricks }) : undefined,
  };
}
