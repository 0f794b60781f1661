import { basename } from 'node:path';
import { dealerOf, formatDeal, vulnerabilityOf, wrongCard, type Deal } from '#cards';
import {
  dealFormatOf,
  notHeld,
  readDeals,
  readWholeDeals,
  UnreadableDeals,
  type DealFile,
  type DealFormat,
  type DealInFile,
} from '#interchange';
import { dealProblemText } from '#words';
import type { ConformedFile, Difference, UncomparedFile, UnknownPart } from '../comparison/conformed-file.js';
import { addUpKinds } from '../results/conform-game.js';
import { bytesBeside } from './beside.js';

/** Why no deal of a file is compared. */
interface UncomparedDeals extends Pick<UncomparedFile, 'why' | 'fault'> {
  /** It has no deal, or some hand of one is not given: results can be compared all the same. */
  readonly lacks?: 'deals' | 'hands';
}

/**
 * Compares a file of deals with the PBN beside it that is named as it is up to the first dot or hyphen and has the same
 * boards, with the dealers and vulnerabilities of Law 2, and with itself when it is written and read again. Of deals whose
 * hands are not all given nothing is compared.
 *
 * @returns nothing for other files
 */
export async function conformDealFile(
  path: string,
  bytes: Uint8Array,
): Promise<ConformedFile | UncomparedDeals | undefined> {
  const format = dealFormatOf(basename(path));
  if (!format) return undefined;
  try {
    const read = readWholeDeals(format, bytes);
    const left = leftOutOf(read);
    const figures = [
      ...againstReference(read, await referenceOf(path, read)),
      ...againstLaw(read),
      ...againstItself(format, read),
    ];
    const different = figures.filter((figure) => figure.expected !== figure.ours);
    return {
      file: path,
      format: format.name,
      holds: { deals: read.deals.length },
      kinds: kindsOf(figures),
      equal: figures.length - different.length,
      different,
      irregular: [],
      unknown: [],
      ...(left.length > 0 && { notCompared: left }),
    };
  } catch (error) {
    if (!(error instanceof UnreadableDeals)) throw error;
    const { fault } = error;
    // Many tables are CSV and no deals.
    if (format.name === 'CSV' && fault.code === 'deal-file.line' && fault.line === 1) return undefined;
    const isPart = fault.code === 'deal-file.deal' && fault.fault.code === 'deal.hand-not-given';
    const lacks = fault.code === 'deal-file.empty' ? 'deals' : isPart ? 'hands' : undefined;
    const why = `${dealProblemText(fault.code, { ...fault }, 'en')}.`;
    return { why, fault: true, ...(lacks && { lacks }) };
  }
}

/** Deals whose hands are not all given, and double-dummy tables that are not whole, board by board. */
function leftOutOf({ leftOut = [] }: DealFile): readonly UnknownPart[] {
  return leftOut.map((fault) => ({
    of: fault.code === 'deal-file.deal' ? 'deal' : 'double-dummy table',
    why: dealProblemText(fault.code, { ...fault }, 'en'),
    figures: 1,
  }));
}

const KINDS: Readonly<Record<string, string>> = {
  dealer: 'dealers',
  vulnerability: 'vulnerabilities',
  'double-dummy table': 'double-dummy tables',
  board: 'numbers of boards',
};

/** How many figures are of each kind; whatever else differs is of a deal. */
function kindsOf(figures: readonly Difference[]): Record<string, number> {
  return addUpKinds(figures.map(({ kind }) => ({ [KINDS[kind] ?? 'deals']: 1 })));
}

async function referenceOf(path: string, { deals }: DealFile): Promise<DealFile | undefined> {
  const name = `${basename(path).split(/[.-]/)[0]}.pbn`;
  const bytes = name === basename(path) ? undefined : await bytesBeside(path, name);
  const reference = bytes && readWholeDeals(dealFormatOf('pbn')!, bytes);
  const boards = (of: readonly DealInFile[]) => of.map(({ board }) => board).join();
  return reference && boards(reference.deals) === boards(deals) ? reference : undefined;
}

function againstReference({ deals }: DealFile, reference: DealFile | undefined): Difference[] {
  return deals.flatMap((one, index) => {
    const expected = reference?.deals[index];
    if (!expected) return [];
    const tables = [expected.doubleDummy, one.doubleDummy];
    return [
      dealFigure(one.board, expected.deal, one.deal),
      ...(tables.includes(undefined)
        ? []
        : [figure(one.board, 'double-dummy table', tables[0]!, tables[1]!)]),
    ];
  });
}

function againstLaw({ deals }: DealFile): Difference[] {
  return deals.flatMap(({ board, isCounted, dealer, vulnerable }) => [
    // A board without a number has any dealer.
    ...(dealer && !isCounted ? [figure(board, 'dealer', dealer, dealerOf(board))] : []),
    ...(vulnerable && !isCounted ? [figure(board, 'vulnerability', vulnerable, vulnerabilityOf(board))] : []),
  ]);
}

function againstItself(format: DealFormat, read: DealFile): Difference[] {
  const again = readDeals(format, format.write(read));
  const lost = notHeld(format, read).map(({ field }) => field);
  return read.deals.flatMap((one, index) => {
    const other = again.deals[index]!;
    return [
      dealFigure(one.board, one.deal, other.deal),
      ...(lost.includes('board') ? [] : [figure(one.board, 'board', String(one.board), String(other.board))]),
    ];
  });
}

function dealFigure(board: number, expected: Deal, ours: Deal): Difference {
  const wrong = wrongCard(expected, ours);
  return wrong
    ? figure(board, `hand with ${wrong.card}`, wrong.dealt, wrong.found)
    : figure(board, 'deal', formatDeal(expected), formatDeal(ours));
}

function figure(board: number, kind: string, expected: string, ours: string): Difference {
  return { of: `board ${board}`, kind, expected, ours, explanation: [] };
}
