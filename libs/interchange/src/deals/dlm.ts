import { SEATS } from '#cards';
import { consecutive, type DealFormat, type DealInFile } from './deal-file.js';
import { dealOfSeats, seatsOfDeal } from './hands-in-record.js';
import { textOfFile } from '../text/text-of-file.js';
import { bytesOf } from '../text/records.js';
import { refuse } from '../faults/unreadable.js';

/** A file always has so many boards; those that are not used hold the sorted pack. */
const BOARDS = 99;
const UNUSED = 'aaaaaabffffffkkkkkklpppppp';
const HEAD = '[Document]';

/**
 * DLM: an INI text. A board is 26 letters a..p, two cards SA..C2 each (4 times the first's owner and the second's, North
 * 0), and the XOR of the board's number and the letters in three digits.
 */
export const dlm: DealFormat = {
  name: 'DLM',
  extension: 'dlm',
  holds: ['board'],
  read(bytes) {
    const values = readValues(textOfFile(bytes).text);
    const number = (key: string) => {
      const { text, line } = values.get(key) ?? refuse({ format: 'DLM', code: 'deal-file.header' });
      return /^\d{1,9}$/.test(text) ? Number(text) : refuse({ format: 'DLM', line, code: 'deal-file.line' });
    };
    const [first, last] = [number('From board'), number('To board')];
    if (first < 1 || last < first || last > BOARDS) {
      const { line } = values.get(first < 1 ? 'From board' : 'To board')!;
      refuse({ format: 'DLM', line, code: 'deal-file.line' });
    }
    if (values.has('Crypto key') && number('Crypto key') !== 0)
      refuse({ format: 'DLM', line: values.get('Crypto key')!.line, code: 'deal-file.encrypted' });
    requireChecksum(values, { first, last, says: number('Checksum') });
    // Also of the boards that are not used, so that a file that is cut off is told.
    for (let board = 1; board <= BOARDS; board++) if (values.has(keyOf(board))) readBoard(values, board);
    return {
      deals: Array.from({ length: last - first + 1 }, (_, index) => readBoard(values, first + index)),
    };
  },
  write(file) {
    const boards = consecutive(file, 'DLM', BOARDS);
    const [first, last] = [boards[0]!.board, boards.at(-1)!.board];
    const lines = [
      HEAD,
      'Headline=Tirage',
      'Status=Show',
      'Duplicates=1',
      `From board=${first}`,
      `To board=${last}`,
      'Next board to duplimate=0',
      'PrintOuts=0',
      'Crypto key=0',
      // Copies, first, last, and 1 for Show.
      `Checksum=${1 ^ first ^ last ^ 1}`,
      ...Array.from({ length: BOARDS }, (_, index) => {
        const board = index + 1;
        const deal = boards[board - first]?.deal;
        const seats = deal ? seatsOfDeal(deal).map((seat) => SEATS.indexOf(seat)) : [];
        const letters = deal
          ? Array.from({ length: 26 }, (_pair, at) =>
              String.fromCharCode(97 + 4 * seats[2 * at]! + seats[2 * at + 1]!),
            ).join('')
          : UNUSED;
        return `Duplicates ${twoDigits(board)}=0\r\n${keyOf(board)}=${letters}${checksumOf(board, letters)}`;
      }),
    ];
    return bytesOf(lines.map((line) => `${line}\r\n`).join(''));
  },
};

type Values = ReadonlyMap<string, { readonly text: string; readonly line: number }>;

function readValues(content: string): Values {
  const lines = content.split(/\r?\n/);
  if (lines[0]?.trim() !== HEAD) refuse({ format: 'DLM', line: 1, code: 'deal-file.header' });
  const values = new Map<string, { text: string; line: number }>();
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.trim() === '') continue;
    const [, key, value] =
      /^([^=]+)=(.*)$/.exec(text) ?? refuse({ format: 'DLM', line: index + 1, code: 'deal-file.line' });
    const first = values.get(key!.trim());
    if (first)
      refuse({ format: 'DLM', line: index + 1, code: 'deal-file.board-otherwise', firstLine: first.line });
    values.set(key!.trim(), { text: value!.trim(), line: index + 1 });
  }
  return values;
}

/** @throws UnreadableDeals when the board is missing, or wrong */
function readBoard(values: Values, board: number): DealInFile {
  const { text, line } =
    values.get(keyOf(board)) ?? refuse({ format: 'DLM', board, code: 'deal-file.board-missing' });
  const place = { format: 'DLM', line, board };
  const letters = text.slice(0, 26);
  const wrong = Array.from(letters).findIndex((letter) => letter < 'a' || letter > 'p');
  if (wrong !== -1)
    refuse({ ...place, code: 'deal-file.no-card', at: 2 * wrong + 1, found: letters[wrong]! });
  if (!/^.{26}\d{3}$/.test(text)) refuse({ ...place, code: 'deal-file.line' });
  const [says, sum] = [text.slice(26), checksumOf(board, letters)];
  if (says !== sum) refuse({ ...place, code: 'deal-file.checksum', says, sum });
  const owners = Array.from(letters, (letter) => letter.charCodeAt(0) - 97);
  const seats = owners.flatMap((pair) => [SEATS[pair >> 2]!, SEATS[pair & 3]!]);
  return { board, deal: dealOfSeats(seats, place) };
}

/** The header's sum: of copies, first, last and shown; other programs take the number of boards and shown. */
function requireChecksum(
  values: Values,
  { first, last, says }: { readonly first: number; readonly last: number; readonly says: number },
): void {
  const shown = values.get('Status')?.text === 'Show' ? 1 : 0;
  const copies = Number(values.get('Duplicates')?.text ?? 0);
  const sum = copies ^ first ^ last ^ shown;
  const { line } = values.get('Checksum')!;
  if (says !== sum && says !== ((last - first + 1) ^ shown))
    refuse({ format: 'DLM', line, code: 'deal-file.checksum', says: String(says), sum: String(sum) });
}

function checksumOf(board: number, letters: string): string {
  const sum = Array.from(letters).reduce((xor, letter) => xor ^ letter.charCodeAt(0), board);
  return String(sum).padStart(3, '0');
}

function keyOf(board: number): string {
  return `Board ${twoDigits(board)}`;
}

function twoDigits(board: number): string {
  return String(board).padStart(2, '0');
}
