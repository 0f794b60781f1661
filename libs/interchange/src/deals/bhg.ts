import { SEATS, BRIDGE_PACK, dealerOf, type Seat } from '#cards';
import { byBoard, type DealFormat } from './deal-file.js';
import { dealOfCards } from './hands-in-record.js';
import { bytesOf } from '../text/records.js';
import { refuse } from '../faults/unreadable.js';
import { textOfFile } from '../text/text-of-file.js';

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
