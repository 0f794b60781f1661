import { SEATS, type Seat, type Vulnerability } from '#cards';
import { refuse, type DealPlace } from './unreadable-deals.js';

const VULNERABILITIES: Readonly<Record<string, Vulnerability>> = {
  none: 'none',
  love: 'none',
  '-': 'none',
  o: 'none',
  '0': 'none',
  ns: 'NS',
  n: 'NS',
  ew: 'EW',
  e: 'EW',
  all: 'both',
  both: 'both',
  b: 'both',
};

/** A dealer as files write it; nothing where they do not say. @throws UnreadableDeals */
export function readDealer(text: string, place: DealPlace): Seat | undefined {
  if (isUnsaid(text)) return undefined;
  const seat = SEATS.find((one) => one === text.trim().toUpperCase());
  return seat ?? refuse({ ...place, code: 'deal-file.no-dealer', found: text });
}

/** A vulnerability as files write it; nothing where they do not say. @throws UnreadableDeals */
export function readVulnerability(text: string, place: DealPlace): Vulnerability | undefined {
  if (isUnsaid(text)) return undefined;
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(VULNERABILITIES, name)) return VULNERABILITIES[name];
  return refuse({ ...place, code: 'deal-file.no-vulnerability', found: text });
}

/** The number of a board; nothing where the file does not say. @throws UnreadableDeals */
export function readBoard(text: string, place: DealPlace): number | undefined {
  if (isUnsaid(text)) return undefined;
  const [number] =
    /^[1-9]\d{0,5}$/.exec(text.trim()) ?? refuse({ ...place, code: 'deal-file.no-board', found: text });
  return Number(number);
}

/** Whether a field says nothing: it is empty, or `?`. */
export function isUnsaid(text: string): boolean {
  return text.trim() === '' || text.trim() === '?';
}
