import { formatParContracts, formatTricks, isWhole, parOf, solveDeal } from '#double-dummy';
import { readDealLines, type DealOnLine } from '../../dd/read-deal-lines.js';
import type { ConformedFile, Difference, UnknownPart } from '../comparison/conformed-file.js';

/** The twenty results in the order of their digits. */
const RESULTS = ['N', 'S', 'E', 'W'].flatMap((seat) =>
  ['NT', 'S', 'H', 'D', 'C'].map((strain) => `${seat} ${strain}`),
);

/**
 * Compares double-dummy results with ours: a board's number, its deal, 20 hexadecimal digits, North and South's score at
 * par and the contracts that give it, divided by tabs. Each digit is a figure, and so are both of par.
 *
 * @param text what is in the file
 * @returns undefined for a file that holds no such lines
 * @throws BadDealLine for a line whose deal is none
 */
export function conformDoubleDummy(file: string, text: string): ConformedFile | undefined {
  if (!/^\uFEFF?\d+\t[NESW]:[^\t\n]*\t/.test(text)) return undefined;
  const deals = readDealLines(text);
  const compared = deals.map(conformDeal);
  return {
    file,
    format: 'double dummy',
    holds: { deals: deals.length },
    equal: compared.reduce((sum, { equal }) => sum + equal, 0),
    different: compared.flatMap(({ different }) => different),
    irregular: [],
    unknown: compared.flatMap(({ unknown }) => unknown),
  };
}

interface ComparedDeal {
  readonly equal: number;
  readonly different: readonly Difference[];
  readonly unknown: readonly UnknownPart[];
}

function conformDeal({ board, deal, rest }: DealOnLine): ComparedDeal {
  const [digits = '', score, contracts] = rest;
  const of = `board ${board}`;
  if (!/^[0-9a-d]{20}$/i.test(digits)) {
    const why = 'the deal is not followed by 20 hexadecimal digits from 0 to d';
    return { equal: 0, different: [], unknown: [{ of, why, figures: RESULTS.length }] };
  }
  const table = solveDeal(deal);
  if (!isWhole(table)) throw new Error('A deal without a limit of time is solved.');
  const par = parOf(table, board);
  const ours = [...Array.from(formatTricks(table)), `${par.score}`, formatParContracts(par)];
  const expected = [...Array.from(digits.toLowerCase()), score, contracts];
  const kinds = [...RESULTS, 'par score', 'par contracts'];
  const figures = kinds.flatMap((kind, at): Difference[] => {
    const stated = expected[at];
    return stated === undefined
      ? []
      : [
          {
            of,
            kind,
            expected: stated,
            ours: ours[at]!,
            explanation: [`all results: ${formatTricks(table)}`],
          },
        ];
  });
  const different = figures.filter((figure) => figure.expected !== figure.ours);
  return { equal: figures.length - different.length, different, unknown: [] };
}
