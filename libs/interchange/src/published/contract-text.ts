import { SEATS, type Seat } from '#cards';
import type { Doubling, Level, Strain } from '#scoring';
import type { WrittenContract } from './published-game.js';

const CONTRACT = /^(?<level>[1-7])\s*(?<strain>NT?|[SHDC])\s*(?<doubling>X{0,2}|\*{0,2}|D|R)$/i;
const LEAD = /^(?<rank>10|[2-9TJQKA])(?<suit>[SHDC])$|^(?<suitFirst>[SHDC])(?<rankLast>10|[2-9TJQKA])$/i;

function doublingOf(text: string): Doubling {
  if (/^(xx|\*\*|r)$/i.test(text)) return 'xx';
  return text === '' ? '' : 'x';
}

/** How a contract and what came of it are written in results files. */
export interface ContractTexts {
  /** '3 NT', '4SX', 'PASS' */
  readonly contract: string | undefined;
  readonly declarer: string | undefined;
  readonly tricks: string | undefined;
  readonly lead?: string | undefined;
}

/** A contract from its texts; null where they do not tell one. */
export function contractOf({ contract = '', declarer = '', tricks = '', lead = '' }: ContractTexts) {
  const text = contract.trim();
  if (/^p(ass(ed)?( ?out)?)?$/i.test(text)) return 'passed-out';
  const parts = CONTRACT.exec(text)?.groups;
  const seat = SEATS.find((each) => each === declarer.trim().toUpperCase());
  const won = /^\d{1,2}$/.test(tricks.trim()) ? Number(tricks) : undefined;
  if (!parts || !seat || won === undefined || won > 13) return null;
  return written(parts, seat, won, leadOf(lead.trim()));
}

function written(
  parts: Readonly<Record<string, string>>,
  declarer: Seat,
  tricks: number,
  lead: string | undefined,
): WrittenContract {
  const strain = parts['strain']!.toUpperCase();
  return {
    level: Number(parts['level']) as Level,
    strain: (strain === 'N' ? 'NT' : strain) as Strain,
    doubling: doublingOf(parts['doubling']!),
    declarer,
    tricks,
    ...(lead !== undefined && { lead }),
  };
}

/** A card as we write it, suit first, from '2D' or 'D2'. */
function leadOf(text: string): string | undefined {
  const parts = LEAD.exec(text)?.groups;
  const suit = parts?.['suit'] ?? parts?.['suitFirst'];
  const rank = parts?.['rank'] ?? parts?.['rankLast'];
  return suit && rank ? `${suit}${rank === '10' ? 'T' : rank}`.toUpperCase() : undefined;
}
