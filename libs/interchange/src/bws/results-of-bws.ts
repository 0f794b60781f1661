import { grouped } from '#cards';
import {
  readArtificial,
  readCard,
  readResult,
  toRule,
  type ImportedMeeting,
  type ImportedName,
  type ImportRow,
  type SaidOfPlay,
  type SeatsNamed,
  type UnreadRow,
} from '#lists';
import type { BwsFile, BwsNumbers, BwsPlayer, BwsReceived, BwsUnread } from './bws-tables.js';

/** What a file of table devices brings into a session. */
export interface ImportFile {
  readonly rows: readonly ImportRow[];
  /** Who is to meet where by the file. */
  readonly meetings: readonly ImportedMeeting[];
  readonly names: readonly ImportedName[];
}

const A = 'A'.charCodeAt(0);
const NOT_PLAYED = /^(not ?played|no ?play)$/i;

/**
 * The results of table devices, a row for each play of a board: its last line counts, and those before it, erased or
 * entered anew, are what it has been. What is not understood in any of its tables is a row of its own.
 */
export function resultsOfBws({ sections, rounds, received, players, unread }: BwsFile): ImportFile {
  const letters = new Map(sections.map(({ id, letter }) => [id, letter]));
  const tableNamed = ({ section, table }: { readonly section: number; readonly table: number }) =>
    `${letters.get(section) || letterOf(section)}${table}`;
  const plays = grouped(received, (line) => `${line.section}/${line.table}/${line.round}/${line.board}`);
  return {
    rows: [
      ...[...plays.values()].flatMap((lines) => rowsOf(lines, tableNamed(lines[0]!))),
      ...unread.map(notUnderstood),
    ],
    meetings: rounds.map((round) => ({
      table: tableNamed(round),
      round: round.round,
      seats: seatsOf(round),
    })),
    names: players.map((player) => ({
      row: player.row,
      of: 'PlayerNumbers',
      text: playerText(player, tableNamed(player)),
      table: tableNamed(player),
      round: player.round,
      seat: player.seat,
      name: player.name || null,
      memberNumber: player.number || null,
    })),
  };
}

/** Sections without a letter: 1 is A. */
function letterOf(section: number): string {
  return String.fromCharCode(A + Math.max(0, Math.min(25, section - 1)));
}

function seatsOf({ ns, ew, south, west }: BwsNumbers): SeatsNamed {
  return { N: `${ns}`, E: `${ew}`, S: `${south ?? ns}`, W: `${west ?? ew}` };
}

function notUnderstood({ of, row, field, found, text }: BwsUnread): UnreadRow {
  const fault =
    found === ''
      ? ({ code: 'no-value', of, field } as const)
      : ({ code: 'not-understood', of, field, found } as const);
  return { row, of, text, fault };
}

/** A play of a board: what its device has sent of it, in that order; first what of that cannot be read any more. */
function rowsOf(lines: readonly BwsReceived[], table: string): ImportRow[] {
  // What was erased may stand behind what was entered instead.
  const standing = lines.filter(({ erased }) => !erased);
  const last = standing.at(-1) ?? lines.at(-1)!;
  const others = lines.filter((line) => line !== last || last.erased);
  const unreadable = others.filter((line) => line !== last && saidOf(line) === undefined);
  return [...unreadable.map((line) => noResult(line, table)), rowOf(last, others, table)];
}

function noResult(line: BwsReceived, table: string): UnreadRow {
  const { row, remarks } = line;
  return {
    row,
    text: textOf(line, table),
    fault: { code: 'no-result', found: together(resultText(line), remarks) },
  };
}

function rowOf(last: BwsReceived, others: readonly BwsReceived[], table: string): ImportRow {
  const { row, round, board, pairs } = last;
  const said = saidOf(last);
  if (said === undefined) return noResult(last, table);
  return {
    row,
    text: textOf(last, table),
    table,
    round,
    board,
    seats: pairs && seatsOf(pairs),
    said: last.erased ? { kind: 'erased' } : said,
    before: others.map(saidOf).filter((one) => one !== undefined),
  };
}

function saidOf(line: BwsReceived): SaidOfPlay | undefined {
  const { contract, remarks } = line;
  const beside = resultText(line);
  if (NOT_PLAYED.test(remarks)) return beside === '' ? { kind: 'not-played' } : undefined;
  // Whoever rules sees what was entered beside the remark.
  if (remarks !== '') return { ...toRule(remarks), remark: together(beside, remarks) };
  if (readArtificial(contract)) return { ...toRule(contract), remark: beside };
  if (contract === '') return beside === '' ? { kind: 'nothing' } : undefined;
  if (isPass(line)) return isPassAlone(line) ? { kind: 'result', result: { kind: 'passed-out' } } : undefined;
  // A lead is no part of the tricks before it.
  if (line.lead !== '' && readCard(line.lead) === undefined) return undefined;
  const result = readResult(beside);
  return result && result.kind !== 'score' ? { kind: 'result', result } : undefined;
}

/** What stands as the result of four passes. */
const NO_TRICKS = /^(|-|=|[+-]?0|pass)$/i;

const isPass = ({ contract }: BwsReceived) => /^pass$/i.test(contract);
/** Programs put the dealer, or nobody, as declarer of four passes. */
const isPassAlone = ({ declarer, result, lead }: BwsReceived) =>
  /^[NESW]?$/.test(declarer) && NO_TRICKS.test(result) && lead === '';

const together = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** As slips have it: `3 NT x N -2 SA`. */
function resultText(line: BwsReceived): string {
  const { contract, declarer, result, lead } = line;
  if (isPass(line) && isPassAlone(line)) return contract;
  return [contract, declarer, result, lead].filter((part) => part !== '').join(' ');
}

function textOf(line: BwsReceived, table: string): string {
  const { round, board, pairs, remarks, erased } = line;
  const who = pairs ? `${pairs.ns} – ${pairs.ew}` : '';
  return together(table, `${round}`, `${board}`, who, resultText(line), remarks, erased ? 'Erased' : '');
}

function playerText({ round, seat, number, name }: BwsPlayer, table: string): string {
  return together(table, `${round}`, seat, number, name);
}
