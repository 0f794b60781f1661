import {
  readArtificial,
  readResult,
  toRule,
  type BroughtMeeting,
  type BroughtName,
  type BroughtRow,
  type SaidOfPlay,
  type SeatsNamed,
} from '#lists';
import type { BwsFile, BwsNumbers, BwsReceived } from './bws-tables.js';

/** What a file of table devices brings into a session. */
export interface BroughtFile {
  readonly rows: readonly BroughtRow[];
  /** Who is to meet where by the file. */
  readonly meetings: readonly BroughtMeeting[];
  readonly names: readonly BroughtName[];
}

const A = 'A'.charCodeAt(0);
const NOT_PLAYED = /^(not ?played|no ?play)$/i;

/**
 * The results of table devices, a row for each play of a board: its last line counts, and those before it, erased or
 * entered anew, are what it has been. Names are those of the round in which somebody sat down first.
 */
export function resultsOfBws({ sections, rounds, received, players }: BwsFile): BroughtFile {
  const letters = new Map(sections.map(({ id, letter }) => [id, letter]));
  const tableNamed = ({ section, table }: { readonly section: number; readonly table: number }) =>
    `${letters.get(section) || letterOf(section)}${table}`;
  const plays = new Map<string, BwsReceived[]>();
  for (const line of received) {
    const key = `${line.section}/${line.table}/${line.round}/${line.board}`;
    plays.set(key, [...(plays.get(key) ?? []), line]);
  }
  return {
    rows: [...plays.values()].map((lines) => rowOf(lines, tableNamed(lines[0]!))),
    meetings: rounds.map((round) => ({
      table: tableNamed(round),
      round: round.round,
      seats: seatsOf(round),
    })),
    names: players.map((player) => ({
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

/** A play of a board: what its device has sent of it, in that order. */
function rowOf(lines: readonly BwsReceived[], table: string): BroughtRow {
  // What was erased may stand behind what was entered instead.
  const standing = lines.filter(({ erased }) => !erased);
  const last = standing.at(-1) ?? lines.at(-1)!;
  const others = lines.filter((line) => line !== last || last.erased);
  const { row, round, board } = last;
  const text = textOf(last, table);
  const said = saidOf(last);
  if (said === undefined) return { row, text, fault: { code: 'no-result', found: resultText(last) } };
  return {
    row,
    text,
    table,
    round,
    board,
    seats: seatsOf(last),
    said: last.erased ? { kind: 'erased' } : said,
    before: others.map(saidOf).filter((one) => one !== undefined),
  };
}

function saidOf(line: BwsReceived): SaidOfPlay | undefined {
  const { contract, remarks } = line;
  if (NOT_PLAYED.test(remarks)) return { kind: 'not-played' };
  if (remarks !== '') return toRule(remarks);
  if (readArtificial(contract)) return toRule(contract);
  if (contract === '') return resultText(line) === '' ? { kind: 'nothing' } : undefined;
  if (isPass(line) && !(NO_TRICKS.test(line.result) && line.lead === '')) return undefined;
  const result = readResult(resultText(line));
  return result && result.kind !== 'score' ? { kind: 'result', result } : undefined;
}

/** What stands as the result of four passes. */
const NO_TRICKS = /^(|-|=|[+-]?0|pass)$/i;

const isPass = ({ contract }: BwsReceived) => /^pass$/i.test(contract);

/** As slips have it: `3 NT x N -2 SA`. */
function resultText(line: BwsReceived): string {
  const { contract, declarer, result, lead } = line;
  if (isPass(line) && NO_TRICKS.test(result) && lead === '') return contract;
  return [contract, declarer, result, lead].filter((part) => part !== '').join(' ');
}

function textOf(line: BwsReceived, table: string): string {
  const { round, board, ns, ew, remarks, erased } = line;
  const result = resultText(line);
  return [table, round, board, `${ns} – ${ew}`, result, remarks, erased ? 'Erased' : '']
    .filter((part) => part !== '')
    .join(' · ');
}
