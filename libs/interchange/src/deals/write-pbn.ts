import { formatHand, SEATS, type Vulnerability } from '#cards';
import { inOrder } from './boards-to-write.js';
import { dealerIn, vulnerableIn, type DealFile, type DealInFile } from './deal-file.js';
import { optimumResultRows, OPTIMUM_RESULT_COLUMNS } from './double-dummy-tables.js';
import { bytesOf } from './records.js';
import { EVENT_TAGS } from './read-pbn.js';

/** What a PBN file may say of its deals; what is left out is written as it is for deals that nobody has played. */
export interface PbnEvent {
  readonly event?: string;
  readonly site?: string;
  /** `YYYY.MM.DD` */
  readonly date?: string;
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' };

/** A line with its CRLF (PBN 2.1, 2.3). */
const LONGEST_LINE = 255;

/**
 * Writes PBN 2.1 in export format: Latin-1, CRLF, at most 255 characters a line, games divided by empty lines, the 15
 * mandatory tags in their order (those that mean nothing before play are empty, 3.4), the deal from its dealer; where
 * the double-dummy table is known, as `OptimumResultTable` (5.7) and in the usual `DoubleDummyTricks`. Deals of several
 * events say of which they are.
 */
export function writePbn(file: DealFile, event: PbnEvent = {}): Uint8Array {
  const games = inOrder(file, 'PBN').map((one) => gameOf(one, event));
  return bytesOf(['% PBN 2.1\r\n% EXPORT\r\n', games.join('\r\n')].join(''));
}

function gameOf(one: DealInFile, { event = '', site = '', date = '' }: PbnEvent): string {
  const own = one.event ?? {};
  const dealer = dealerIn(one);
  const from = SEATS.indexOf(dealer);
  const hands = SEATS.map((_, index) => formatHand(one.deal[SEATS[(from + index) % 4]!]));
  const { doubleDummy } = one;
  const lines = [
    tag('Event', own['Event'] ?? event),
    tag('Site', own['Site'] ?? site),
    tag('Date', own['Date'] ?? date),
    tag('Board', String(one.board)),
    ...['West', 'North', 'East', 'South'].map((name) => tag(name, '')),
    tag('Dealer', dealer),
    tag('Vulnerable', VULNERABLE[vulnerableIn(one)]),
    tag('Deal', `${dealer}:${hands.join(' ')}`),
    ...['Scoring', 'Declarer', 'Contract', 'Result'].map((name) => tag(name, '')),
    ...(doubleDummy === undefined ? [] : [tag('DoubleDummyTricks', doubleDummy)]),
    ...EVENT_TAGS.slice(3).flatMap((name) => (own[name] === undefined ? [] : [tag(name, own[name])])),
    ...(doubleDummy === undefined
      ? []
      : [`[OptimumResultTable "${OPTIMUM_RESULT_COLUMNS}"]`, ...optimumResultRows(doubleDummy)]),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A tag on its line; a value that is too long for it is cut. Tabs and other control signs may not stand in strings. */
function tag(name: string, value: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = Array.from(value.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim());
  const most = LONGEST_LINE - 2 - `[${name} ""]`.length;
  let written = '';
  for (const sign of plain) {
    const next = /["\\]/.test(sign) ? `\\${sign}` : sign;
    if (written.length + next.length > most) break;
    written += next;
  }
  return `[${name} "${written}"]`;
}
