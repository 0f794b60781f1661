import { MalformedDeal, parseDeal, type Deal } from '#cards';

/** A deal of a file. */
export interface DealInFile {
  /** Where it stands, from 1. */
  readonly line: number;
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
const TAG = /^\[(Board|Deal)\s+"([^"]*)"\]/i;

/**
 * Reads the deals of a text: lines of a board's number, its deal and what may follow, divided by tabs; or deals one a
 * line, which are boards 1, 2, 3 ...; or PBN, in which Board and Deal are read and the rest is passed over.
 *
 * @throws BadDealLine which names the first line that is no deal, with the first fault that it has
 */
export function readDeals(text: string): DealInFile[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isPbn = lines.some((line) => /^\[Deal\s/i.test(line));
  const deals: DealInFile[] = [];
  let tagged: string | undefined;
  for (const [at, content] of lines.entries()) {
    const line = at + 1;
    if (isPbn) {
      const [, name, value] = TAG.exec(content) ?? [];
      if (name?.toLowerCase() === 'board') tagged = value;
      if (name?.toLowerCase() !== 'deal') continue;
      const board = tagged === undefined ? deals.length + 1 : numberIn(tagged, line);
      deals.push({ line, board, deal: dealIn(value!, line), rest: [] });
      tagged = undefined;
    } else if (content.trim() !== '' && !/^[#%]/.test(content)) {
      const [, number, deal, rest] = NUMBERED.exec(content) ?? [];
      if (deal === undefined && !ALONE.test(content.trim())) {
        throw new BadDealLine(line, 'This is neither a deal nor a number, a tab and a deal.');
      }
      deals.push({
        line,
        board: number === undefined ? deals.length + 1 : numberIn(number, line),
        deal: dealIn(deal ?? content, line),
        rest: rest === undefined ? [] : rest.split('\t'),
      });
    }
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
