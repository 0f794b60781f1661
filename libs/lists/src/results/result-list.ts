import { vulnerabilityOf } from '#cards';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult } from '#tournament';
import { delimiterOf, readDelimited, type DelimitedRow } from '../text/delimited-text.js';
import { readArtificial, toRule } from './artificial-score.js';
import type { ImportRow, ResultFault, SaidOfPlay, SeatsNamed } from './imported-result.js';
import {
  isResultHeading,
  resultColumnOf,
  resultColumnsInOrder,
  type ResultColumn,
} from './result-columns.js';
import { readCard, readResult } from './result-text.js';

/** A list of results as it was read. */
export interface ResultList {
  readonly columns: readonly ResultColumn[];
  /** The headings, where it has some; otherwise the first row, by which a column is known to the eye. */
  readonly headings: readonly string[];
  readonly headed: boolean;
  readonly rows: readonly ImportRow[];
}

const BOOK = 6;
const NEEDED = ['round', 'table', 'board'] as const satisfies readonly ResultColumn[];
const TABLE = /^(?:[A-Z]{1,2})?[1-9]\d{0,2}$/;
const CONTESTANT = /^(?:[A-Z]{1,2}-)?(?:NS|EW)?\d{1,4}$/;
const HIGHEST = { round: 200, board: 999 } as const;
const NOT_PLAYED = /^(np|no ?play|not ?played|nie ?grano|не ?игра(но|ли))$/i;
/** Average, average plus and minus, percentages. */
const ARTIFICIAL = /^(a|ave?|avg|average|av|ср)\s*[+=−-]*$|%/i;

/**
 * Reads a list of results: a table from a spreadsheet or another program, a row for each play of a board. Each row is
 * read by itself, so that one that cannot be read leaves the others as they are.
 *
 * @param chosen what the columns are, where somebody has said it
 */
export function readResultList(text: string, chosen: readonly (ResultColumn | undefined)[] = []): ResultList {
  const rows = readDelimited(text, delimiterOf(text));
  const [first] = rows;
  const headed = first !== undefined && (isResultHeading(first.cells) || saysNoNumber(first.cells));
  const body = headed ? rows.slice(1) : rows;
  const found = headed
    ? first.cells.map((heading) => resultColumnOf(heading) ?? 'nothing')
    : resultColumnsInOrder(Math.max(0, ...rows.map(({ cells }) => cells.length)));
  // Cells behind the last heading are a column, too: it is shown that nothing is read of it.
  const widest = Math.max(0, ...body.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  while (found.length < widest) found.push('nothing');
  const columns = found.map((column, at) => chosen[at] ?? column);
  const before = new Map<string, number>();
  return {
    columns,
    headings: first?.cells ?? [],
    headed,
    rows: body.map((row) => readRow(row, columns, before)),
  };
}

/** A row of results has a number of a board: one of words alone is a heading, whatever its words are. */
function saysNoNumber(cells: readonly string[]): boolean {
  return cells.length > 1 && !cells.some((cell) => /\d/.test(cell));
}

function readRow(
  { line, cells }: DelimitedRow,
  columns: readonly ResultColumn[],
  before: Map<string, number>,
): ImportRow {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  const of = (column: ResultColumn) => cells[columns.indexOf(column)] ?? '';
  const missing = NEEDED.find((column) => !columns.includes(column));
  if (missing) return { row: line, text, fault: { code: 'no-column', column: missing } };
  const read = placeOf(of);
  if ('code' in read) return { row: line, text, fault: read };
  const seats = seatsOf(of('ns'), of('ew'));
  if (seats && 'code' in seats) return { row: line, text, fault: seats };
  const said = saidOf(of, { board: read.board, contracts: columns.includes('contract') });
  if ('code' in said) return { row: line, text, fault: said };
  const key = `${read.table}/${read.round}/${read.board}`;
  const earlier = before.get(key);
  if (earlier !== undefined) return { row: line, text, fault: { code: 'listed-before', line: earlier } };
  before.set(key, line);
  return { row: line, text, ...read, seats, said, before: [] };
}

type Of = (column: ResultColumn) => string;

function placeOf(of: Of): { table: string; round: number; board: number } | ResultFault {
  const numbers = { round: Number(of('round')), board: Number(of('board')) };
  for (const column of ['round', 'board'] as const) {
    const number = numbers[column];
    if (!(/^\d+$/.test(of(column)) && number >= 1 && number <= HIGHEST[column]))
      return { code: 'no-number', column, found: of(column) };
  }
  const table = tableNamed(of('section'), of('table'));
  if (!TABLE.test(table)) return { code: 'no-table', found: `${of('section')} ${of('table')}`.trim() };
  return { table, ...numbers };
}

/** `A7` of `A` and `7`, of `A7` alone, or `7` where there are no sections. */
function tableNamed(section: string, table: string): string {
  const said = table.toUpperCase().replace(/\s/g, '');
  const of = section.toUpperCase().trim();
  // A table of another section than the one beside it is none.
  if (/^\d/.test(said)) return `${of}${said}`;
  return said.startsWith(of) ? said : '';
}

/** Who sat there: a pair on each line, or two players with a plus between them; null where nothing is said. */
function seatsOf(ns: string, ew: string): SeatsNamed | ResultFault | null {
  if (ns === '' && ew === '') return null;
  const [N = '', S = N] = ns.split('+').map(contestantIn);
  const [E = '', W = E] = ew.split('+').map(contestantIn);
  const wrong = [N, S, E, W].find((name) => !CONTESTANT.test(name));
  return wrong === undefined ? { N, E, S, W } : { code: 'no-contestant', found: wrong };
}

function contestantIn(cell: string): string {
  return cell.toUpperCase().replace(/\s/g, '');
}

function saidOf(
  of: Of,
  { board, contracts }: { readonly board: number; readonly contracts: boolean },
): SaidOfPlay | ResultFault {
  const contract = of('contract').trim();
  const score = of('score').replace('−', '-');
  if ([contract, of('result'), score].some((cell) => NOT_PLAYED.test(cell))) return { kind: 'not-played' };
  const artificial = [contract, of('result'), score].find(
    (cell) => ARTIFICIAL.test(cell) || readArtificial(cell) !== undefined,
  );
  if (artificial !== undefined) return toRule(artificial);
  // A list without contracts is one of scores.
  if (contract === '')
    return contracts && saysMore(of) ? { code: 'no-result', found: writtenAs(of) } : scoreAlone(score);
  const result = resultOf(of, contract);
  if (!result || !isWholeOf(of, result, contract)) return { code: 'no-result', found: writtenAs(of) };
  if (result.kind === 'contract' && of('lead') !== '' && result.lead === undefined)
    return { code: 'no-lead', found: of('lead') };
  const makes = result.kind === 'contract' ? scoreForNS(result as Contract, vulnerabilityOf(board)) : 0;
  if (score !== '' && result.kind !== 'score' && Number(score) !== makes)
    return { code: 'other-score', found: score, score: makes };
  return { kind: 'result', result };
}

/** Whether no column says something else than the result that was read of them, such as tricks beside a pass. */
function isWholeOf(of: Of, result: BridgeResult, contract: string): boolean {
  const tricks = [of('result'), of('tricks')].filter((cell) => cell !== '');
  if (result.kind !== 'contract')
    return (
      of('lead') === '' &&
      tricks.every((cell) => NO_TRICKS.test(cell) || readResult(cell)?.kind === 'passed-out')
    );
  const declarer = of('declarer').trim().toUpperCase();
  const over = result.tricks - BOOK - result.level;
  return (
    (declarer === '' || declarer === result.declarer) &&
    tricks.every((cell) => Number((overIn(cell, contract) ?? 'none').replace('=', '0')) === over)
  );
}

const NO_TRICKS = /^(-|=|[+-]?0)$/;

/** Whether columns beside a contract that is not there say something of it. */
function saysMore(of: Of): boolean {
  const said = [of('declarer'), of('lead')].some((cell) => cell !== '' && cell !== '-');
  return said || [of('result'), of('tricks')].some((cell) => cell !== '' && !NO_TRICKS.test(cell));
}

/** A score whose contract is not known; of spreadsheets it comes without its plus. */
function scoreAlone(score: string): SaidOfPlay | ResultFault {
  if (score === '') return { kind: 'nothing' };
  if (!/^[+-]?\d{1,4}$/.test(score)) return { code: 'no-result', found: score };
  return { kind: 'result', result: { kind: 'score', score: Number(score) } };
}

const writtenAs = (of: Of) =>
  (['contract', 'declarer', 'result', 'tricks', 'lead'] as const)
    .map(of)
    .filter((cell) => cell !== '')
    .join(' ');

/** What was played, of a contract with its declarer and tricks, or of a contract that says it all. */
function resultOf(of: Of, contract: string): BridgeResult | undefined {
  const lead = readCard(of('lead')) ?? '';
  const whole = readResult(`${contract}${lead}`) ?? readResult(contract);
  if (whole && whole.kind !== 'score') return whole;
  const over = overOf(of, contract);
  return over === undefined ? undefined : readResult(`${contract} ${of('declarer')} ${over} ${lead}`);
}

/** How many tricks over or under the contract, as slips have it: `=`, `+1`, `-2`. */
function overOf(of: Of, contract: string): string | undefined {
  return [of('result'), of('tricks')]
    .map((cell) => overIn(cell, contract))
    .find((over) => over !== undefined);
}

function overIn(written: string, contract: string): string | undefined {
  const cell = written.replace('−', '-').trim();
  if (/^(=|[+-]\d{1,2})$/.test(cell)) return cell;
  if (!/^\d{1,2}$/.test(cell)) return undefined;
  const over = Number(cell) - BOOK - Number(contract.trim()[0]);
  if (over === 0) return '=';
  return over > 0 ? `+${over}` : `${over}`;
}
