import { MalformedDeal, parseDeal, type Deal } from '#cards';

/** A deal on a line. */
export interface DealOnLine {
  /** The number of its board. */
  readonly board: number;
  readonly deal: Deal;
  /** What follows it on its line, column by column. */
  readonly rest: readonly string[];
}

/** A line that should have been a deal. */
export class BadDealLine extends Error {
  constructor(
    readonly line: number,
    why: string,
  ) {
    super(`Line ${line}: ${why}`);
    this.name = 'BadDealLine';
  }
}

const NUMBERED = /^(\d+)\t([NESW]:[^\t]*)(?:\t(.*))?$/i;
const ALONE = /^[NESW]:/i;

/**
 * Reads the deals of a text: lines of a board's number, its deal and what may follow, divided by tabs; or deals one a
 * line, which are boards 1, 2, 3 ...
 *
 * @throws BadDealLine which names the first line that is no deal, with the first fault that it has
 */
export function readDealLines(text: string): DealOnLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const deals: DealOnLine[] = [];
  for (const [at, content] of lines.entries()) {
    const line = at + 1;
    if (content.trim() === '' || /^[#%]/.test(content)) continue;
    const [, number, deal, rest] = NUMBERED.exec(content) ?? [];
    if (deal === undefined && !ALONE.test(content.trim())) {
      throw new BadDealLine(line, 'Expected a deal, or a number, a tab and a deal.');
    }
    deals.push({
      board: number === undefined ? deals.length + 1 : numberIn(number, line),
      deal: dealIn(deal ?? content, line),
      rest: rest === undefined ? [] : rest.split('\t'),
    });
  }
  return deals;
}

function numberIn(text: string, line: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new BadDealLine(line, `There is no board ${text}.`);
  return number;
}

function dealIn(text: string, line: number): Deal {
  try {
    return parseDeal(text);
  } catch (error) {
    if (!(error instanceof MalformedDeal)) throw error;
    throw new BadDealLine(line, new MalformedDeal(error.faults.slice(0, 1)).message);
  }
}
