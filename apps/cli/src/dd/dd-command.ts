import { setImmediate } from 'node:timers/promises';
import { formatDeal } from '#cards';
import { formatParContracts, formatTricks, isWhole, parOf, solveDeal, unknownIn } from '#double-dummy';
import { dealFormatOf, readDeals, textOfFile, type DealInFile } from '#interchange';
import { Refusal } from '#platform';
import { UsageError } from '../command/command-line.js';
import type { FilesCommand } from '../command/command.js';
import { bytesOfFile, refusedInWords } from '../files/deal-files.js';
import { BadDealLine, readDealLines } from './read-deal-lines.js';

const DETAILS = `Solves every deal in a file double dummy. It counts the tricks that each seat makes as declarer in each strain, and par.
Dealer and vulnerability come from the file, or from the board number if the file has none. The file contains

  number TAB deal           one deal per line; anything after the deal is ignored
  N:AKQ.T98... ... ... ...  only deals, one per line, numbered 1, 2, 3 …
  PBN, DUP, DLM …           any format of tirage convert, chosen by the file extension

It prints five columns, separated by tabs: number, deal, tricks, North–South’s par score, par contracts. The tricks are
20 hexadecimal digits (N, S, E, W, each in NT, S, H, D, C). If a deal is not valid, nothing is solved, and its line and first error are
shown.

  --limit SECONDS           time for each deal; results not found in time are shown as * and listed (exit code 1)
  --json                    output as JSON`;

export const ddCommand: FilesCommand = {
  worksOn: 'files',
  name: 'dd',
  usage: 'FILE [--limit SECONDS] [--json]',
  summary: 'double-dummy analysis of a deal file',
  details: DETAILS,
  arguments: [1, 1],
  options: ['json'],
  valued: ['limit'],
  interrupted: 'Interrupted. Deals not listed above were not solved.',
  async run([file], options, { values, terminal, signal }) {
    const limit = limitIn(values.get('limit'));
    const deals = await dealsIn(file!);
    const asJson = options.has('json');
    const solved: SolvedBoard[] = [];
    for (const deal of deals) {
      // Between two deals, so that Ctrl-C is heard.
      await setImmediate();
      signal.throwIfAborted();
      const board = solve(deal, limit);
      solved.push(board);
      if (asJson) continue;
      const { number, deal: text, tricks, par } = board;
      terminal.out([number, text, tricks, par?.score ?? '*', par?.contracts ?? '*'].join('\t'));
      if (board.unsolved.length > 0) {
        terminal.err(`Board ${number}: not solved in ${limit} s: ${board.unsolved.join(', ')}.`);
      }
    }
    if (asJson) terminal.out(JSON.stringify({ boards: solved }, null, 2));
    return solved.every(({ unsolved }) => unsolved.length === 0) ? 0 : 1;
  },
};

interface SolvedBoard {
  readonly number: number;
  readonly deal: string;
  /** As `formatTricks` writes them. */
  readonly tricks: string;
  /** Nothing when not all is solved. */
  readonly par: { readonly score: number; readonly contracts: string } | null;
  /** Declarer and strain: `N NT`. */
  readonly unsolved: readonly string[];
}

function solve({ board, deal, ...said }: DealInFile, limit: number): SolvedBoard {
  const end = performance.now() + 1_000 * limit;
  const table = solveDeal(deal, () => performance.now() > end);
  const par = isWhole(table) ? parOf(table, board, said) : undefined;
  return {
    number: board,
    deal: formatDeal(deal),
    tricks: formatTricks(table),
    par: par === undefined ? null : { score: par.score, contracts: formatParContracts(par) },
    unsolved: unknownIn(table).map(({ declarer, strain }) => `${declarer} ${strain}`),
  };
}

async function dealsIn(file: string): Promise<readonly DealInFile[]> {
  const bytes = await bytesOfFile(file, 'en');
  const { text } = textOfFile(bytes);
  const format = dealFormatOf(/^\[Deal\s/im.test(text) ? 'PBN' : file);
  if (format) return refusedInWords(file, 'en', () => readDeals(format, bytes).deals);
  try {
    const deals = readDealLines(text);
    if (deals.length === 0) throw new Refusal(`${file} contains no deals.`);
    return deals;
  } catch (error) {
    if (error instanceof BadDealLine) throw new Refusal(`${file}: ${error.message}`);
    throw error;
  }
}

function limitIn(seconds: string | undefined): number {
  if (seconds === undefined) return Number.POSITIVE_INFINITY;
  const limit = Number(seconds);
  if (!/^\d+(\.\d+)?$/.test(seconds) || limit === 0)
    throw new UsageError(`--limit must be a number of seconds above 0, not ${seconds}.`);
  return limit;
}
