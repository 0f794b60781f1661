import { SEATS, BRIDGE_PACK, dealerOf, formatDeal, parseDeal, type Seat, type Vulnerability } from '#cards';
import { inOrder, byBoard, eachOnce, dealerIn, vulnerableIn, type DealFormat } from './deal-file.js';
import { dealOfSeats, seatsOfDeal, dealOfCards, dealAt } from './hands-in-record.js';
import { bytesOf, joined, recordsOf, signsOf } from '../text/records.js';
import { refuse } from '../faults/unreadable.js';
import { textOfFile } from '../text/text-of-file.js';
import { oncePerBoard, type ReadDeal } from './same-boards.js';
import { readBoard, readDealer, readVulnerability } from '../text/written-fields.js';

/** BER: 52 digits a deal, whose each card SA..C2 is: 1 North, 2 East, 3 South, 4 West. */
export const ber: DealFormat = {
  name: 'BER',
  extension: 'ber',
  holds: [],
  read(bytes) {
    // A line end at the end is no deal.
    const end = signsOf(bytes).trimEnd().length;
    const deals = Array.from(recordsOf(bytes.subarray(0, end), 52, 'BER'), ({ record, place }) => {
      const seats = Array.from(
        signsOf(record),
        (found, index) =>
          SEATS['1234'.indexOf(found)] ??
          refuse({ ...place, code: 'deal-file.no-card', at: index + 1, found }),
      );
      return { board: place.record, deal: dealOfSeats(seats, place) };
    });
    return { deals };
  },
  write(file) {
    const digits = inOrder(file, 'BER').map(({ deal }) =>
      seatsOfDeal(deal).map((seat) => SEATS.indexOf(seat) + 1),
    );
    return joined(digits.map((one) => bytesOf(one.join(''))));
  },
};

/** A card SA..C2 as a letter. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * BHG: an empty line, then a line for each board, of 52 letters, A for the ace of spades to z for the two of clubs; 13 of
 * each hand, the dealer's first. The line of a board that is not there is empty.
 */
export const bhg: DealFormat = {
  name: 'BHG',
  extension: 'bhg',
  holds: ['board'],
  read(bytes) {
    const [head = '', ...lines] = textOfFile(bytes).text.split(/\r?\n/);
    if (head.trim() !== '') refuse({ format: 'BHG', line: 1, code: 'deal-file.header' });
    const deals = lines.flatMap((text, index) => {
      if (text.trim() === '') return [];
      const board = index + 1;
      const place = { format: 'BHG', line: index + 2, board };
      const letters = Array.from(text.trimEnd());
      const seats = handsFrom(dealerOf(board));
      const cards = letters.map((found, letter) => {
        const at = letter + 1;
        const card = BRIDGE_PACK[LETTERS.indexOf(found)];
        if (!card) refuse({ ...place, code: 'deal-file.no-card', at, found });
        return { at, card, seat: seats[Math.min(3, Math.floor(letter / 13))]! };
      });
      return [{ board, deal: dealOfCards(cards, place) }];
    });
    if (deals.length === 0) refuse({ format: 'BHG', code: 'deal-file.empty' });
    return { deals };
  },
  write(file) {
    const boards = byBoard(file, 'BHG', 9_999);
    const lines = Array.from({ length: boards.at(-1)!.board + 1 }, () => '');
    for (const { board, deal } of boards) {
      lines[board] = handsFrom(dealerOf(board))
        .flatMap((seat) =>
          deal[seat].map((card) => BRIDGE_PACK.indexOf(card)).toSorted((one, other) => one - other),
        )
        .map((card) => LETTERS[card])
        .join('');
    }
    return bytesOf(lines.map((line) => `${line}\r\n`).join(''));
  },
};

/** The seats clockwise from the dealer. */
function handsFrom(dealer: Seat): Seat[] {
  const from = SEATS.indexOf(dealer);
  return [...SEATS.slice(from), ...SEATS.slice(0, from)];
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: '-', NS: 'NS', EW: 'EW', both: 'All' };

/** CSV: a row a board, the ranks of 16 suits (North's spades to West's clubs), the board, and dealer/vulnerable. */
export const csv: DealFormat = {
  name: 'CSV',
  extension: 'csv',
  holds: ['board', 'dealer', 'vulnerable'],
  read(bytes) {
    const lines = textOfFile(bytes).text.split(/\r?\n/);
    const deals = lines.flatMap((text, index): ReadDeal[] => {
      if (text.trim() === '') return [];
      const place = { format: 'CSV', line: index + 1 };
      const cells = readRow(text) ?? refuse({ ...place, code: 'deal-file.line' });
      if (cells.length !== 18) refuse({ ...place, code: 'deal-file.line' });
      const board =
        readBoard(cells[16]!, place) ?? refuse({ ...place, code: 'deal-file.no-board', found: '' });
      const [dealer = '', vulnerable = ''] = cells[17]!.split('/');
      const hands = SEATS.map((_seat, hand) => cells.slice(4 * hand, 4 * hand + 4).join('.'));
      const at = { ...place, board };
      const [givenDealer, givenVulnerable] = [readDealer(dealer, at), readVulnerability(vulnerable, at)];
      return [
        {
          at,
          one: {
            board,
            deal: dealAt(at, () => parseDeal(`N:${hands.join(' ')}`)),
            ...(givenDealer && { dealer: givenDealer }),
            ...(givenVulnerable && { vulnerable: givenVulnerable }),
          },
        },
      ];
    });
    if (deals.length === 0) refuse({ format: 'CSV', code: 'deal-file.empty' });
    return { deals: oncePerBoard(deals) };
  },
  write(file) {
    const rows = eachOnce(file, 'CSV').map((one) => {
      const suits = formatDeal(one.deal).slice(2).split(/[ .]/);
      const cells = [...suits, String(one.board), `${dealerIn(one)}/${VULNERABLE[vulnerableIn(one)]}`];
      return `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;
    });
    return bytesOf(rows.join(''));
  },
};

/** The cells of a row, in quotes or not, divided by commas or, as some tables write them, by semicolons. */
function readRow(text: string): string[] | undefined {
  const cells: string[] = [];
  const cell = /(?:"([^"]*)"|([^",;]*))(,|;|$)/y;
  const row = text.trimEnd();
  for (;;) {
    const [whole, quoted, plain, end] = cell.exec(row) ?? [];
    if (whole === undefined) return undefined;
    cells.push((quoted ?? plain ?? '').trim());
    if (end === '') return cells;
  }
}
