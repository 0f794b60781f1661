import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHand, SEATS } from '#cards';
import {
  dealFormatOf,
  pbnGame,
  pbnTag,
  writePbnGames,
  writeUsebio,
  type DealInFile,
  type PbnTag,
} from '#interchange';
import { dealOfNumber, BRIDGE_DEALS } from '#cards';
import { generator } from '../generator.js';
import { congress } from './congress.js';

/** A DUP holds boards up to 99. */
export const DUP_BOARDS = 99;

/** Deals by chance, the same in every run. */
export function dealsByChance(count: number): DealInFile[] {
  const random = generator(21);
  return Array.from({ length: count }, (_, index) => {
    let number = 0n;
    for (let part = 0; part < 4; part++) number = (number << 32n) | BigInt(Math.floor(random() * 2 ** 32));
    return {
      board: index + 1,
      deal: dealOfNumber(number % BRIDGE_DEALS),
      doubleDummy: '7'.repeat(20),
    };
  });
}

/** Writes a file of a kind into a folder. @returns its path and how many boards, or results of them, it has */
export function writeFileOf(
  kind: string,
  folder: string,
  plan: { readonly boards: number; readonly megabytes: number; readonly results: number },
): { file: string; boards: number } {
  const file = join(folder, `bench.${kind}`);
  if (kind === 'usebio') return { file, boards: writeUsebioFile(file, plan.megabytes) };
  if (kind === 'congress') return { file, boards: writeCongress(file, plan.results) };
  const boards = kind === 'dup' ? DUP_BOARDS : plan.boards;
  const deals = dealsByChance(boards);
  writeFileSync(file, kind === 'pbn' ? writePbnGames(deals.map(playedGame)) : bytesOf(kind, deals));
  return { file, boards };
}

function bytesOf(kind: string, deals: readonly DealInFile[]): Uint8Array {
  const bytes = dealFormatOf(kind)!.write({ deals });
  if (kind !== 'lin') return bytes;
  // Every board with an auction, a play and its claim.
  const moves =
    'mb|1N!|an|15-17|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||pc|SA|pc|S2|pc|S3|pc|S4|pg||pc|SK|pc|S5|pc|S6|pc|S7|pg||mc|9|pg||';
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll('pg||\r\n', `${moves}\r\n`));
}

/** A board with everything that a game of a broadcast has: auction, notes, play, result and double-dummy table. */
function playedGame({ board, deal, doubleDummy }: DealInFile) {
  const tags: PbnTag[] = [
    pbnTag('Event', 'Bench'),
    pbnTag('Board', String(board)),
    ...['West', 'North', 'East', 'South'].map((seat) => pbnTag(seat, `Player of ${seat}`)),
    pbnTag('Dealer', 'N'),
    pbnTag('Vulnerable', 'None'),
    pbnTag('Deal', `N:${SEATS.map((seat) => formatHand(deal[seat])).join(' ')}`),
    pbnTag('Declarer', 'N'),
    pbnTag('Contract', '3NT'),
    pbnTag('Result', '9'),
    pbnTag('DoubleDummyTricks', doubleDummy!),
    pbnTag('Auction', 'N', [['1NT', '=1=', 'Pass', '3NT', 'AP']], ['15-17']),
    pbnTag(
      'Play',
      'E',
      Array.from({ length: 13 }, (_, trick) => SEATS.map((seat) => deal[seat][trick]!)),
    ),
    pbnTag(
      'OptimumResultTable',
      String.raw`Declarer;Denomination\2R;Result\2R`,
      SEATS.flatMap((seat) => ['NT', 'S', 'H', 'D', 'C'].map((strain) => [seat, strain, '7'])),
    ),
  ];
  return pbnGame(tags);
}

/** A USEBIO of many sections and sessions, as it is imported. @returns how many results of boards it has */
function writeCongress(file: string, most: number): number {
  const results = congress(most);
  writeFileSync(file, writeUsebio({ results, teams: [] }));
  return results.flatMap(({ game }) => game.sections.flatMap(({ lines }) => lines)).length;
}

const TABLES = 400;

/** A USEBIO of one event, as large as is wanted. @returns how many results of boards it has */
function writeUsebioFile(file: string, megabytes: number): number {
  const pair = (number: number) =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><PLACE>${number}</PLACE><PERCENTAGE>50.00</PERCENTAGE><PLAYER><PLAYER_NAME>Player ${2 * number - 1}</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>Player ${2 * number}</PLAYER_NAME></PLAYER></PAIR>`;
  const line = (table: number) =>
    `<TRAVELLER_LINE><NS_PAIR_NUMBER>${2 * table - 1}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${2 * table}</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>S4</LEAD><TRICKS>9</TRICKS><SCORE>400</SCORE><NS_MATCH_POINTS>${TABLES - 1}</NS_MATCH_POINTS><EW_MATCH_POINTS>${TABLES - 1}</EW_MATCH_POINTS></TRAVELLER_LINE>\n`;
  const lines = Array.from({ length: TABLES }, (_, table) => line(table + 1)).join('');
  const boards = Math.ceil((megabytes * 1e6) / lines.length);
  const pairs = Array.from({ length: 2 * TABLES }, (_, number) => pair(number + 1)).join('\n');
  const body = Array.from(
    { length: boards },
    (_, board) => `<BOARD><BOARD_NUMBER>${board + 1}</BOARD_NUMBER>\n${lines}</BOARD>\n`,
  ).join('');
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="ISO-8859-1"?>\n<USEBIO Version="1.2"><CLUB><CLUB_NAME>Bench</CLUB_NAME></CLUB><EVENT EVENT_TYPE="MP_PAIRS"><EVENT_DESCRIPTION>Bench</EVENT_DESCRIPTION><DATE>02/05/2026</DATE><WINNER_TYPE>1</WINNER_TYPE><PARTICIPANTS>${pairs}</PARTICIPANTS>${body}</EVENT></USEBIO>\n`,
    'latin1',
  );
  return TABLES * boards;
}
