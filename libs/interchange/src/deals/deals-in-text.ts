import { SEATS, formatDeal, parseDeal, type Vulnerability } from '#cards';
import { eachOnce, dealerIn, vulnerableIn, type DealFormat } from './deal-file.js';
import { dealAt } from './hands-in-record.js';
import { bytesOf } from '../text/records.js';
import { refuse } from '../faults/unreadable.js';
import { textOfFile } from '../text/text-of-file.js';
import { oncePerBoard, type ReadDeal } from './same-boards.js';
import { readBoard, readDealer, readVulnerability } from '../text/written-fields.js';

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
