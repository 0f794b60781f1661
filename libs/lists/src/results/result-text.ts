import type { BridgeResult, SeatName } from '#tournament';
import { readCardInWords, readRussianCard } from './card-in-words.js';

const SIGNS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
const PASSED_OUT = /^(P|PASS|PASSED|PASSEDOUT|PASSOUT|AP|PAS|ПАС)$/;
const BID = '(?<level>[1-7])(?<strain>NT|N|S|H|D|C)(?<doubling>XX|X|)';
const DECLARER = '(?<declarer>[NESW])';
const OVER = '(?<over>=|[+-]\\d{1,2})';
const LEAD = '(?<lead>[SHDC](?:10|[2-9TJQKA]))?';
/** The declarer behind the contract, before it, or behind the tricks: clubs write it each way. */
const CONTRACTS = [
  [BID, DECLARER, OVER],
  [DECLARER, BID, OVER],
  [BID, OVER, DECLARER],
].map((parts) => new RegExp(`^${parts.join('')}${LEAD}$`));
const SCORE = /^([+-]?)(\d{1,4})$/;
const CARD = /^(?:([SHDC])(10|[2-9TJQKA])|(10|[2-9TJQKA])([SHDC]))$/;
const BOOK = 6;
/** Of a contract that is down one, not vulnerable. */
const LEAST_SCORE = 50;

/** In capitals, without spaces, with letters for the signs of suits and one sign each for times and minus. */
export function plain(text: string): string {
  return (
    text
      .toUpperCase()
      .replaceAll(/[♠♥♦♣]/g, (sign) => SIGNS[sign] ?? sign)
      .replaceAll(/[×*]/g, 'X')
      .replaceAll(/[−–]/g, '-')
      .replaceAll(/\s/g, '')
      // A sign between figures is of thousands, or the text is no result: `42.0` is no 420.
      .replaceAll(/[.,](?=\d{3}(?!\d))|[.,](?!\d)|(?<!\d)[.,]/g, '')
  );
}

/**
 * A result as slips have it: `4S N =`, `3NTx W -2`, `4♥ E +1 SK` with the lead, also `N 4S =` and `4S = N`; `pass`; or a
 * score alone in points for North-South, `420`, `-50`.
 *
 * @returns undefined when it is none of these; whether a score can be is for the server to say
 */
export function readResult(text: string): BridgeResult | undefined {
  const said = plain(text);
  if (PASSED_OUT.test(said)) return { kind: 'passed-out' };
  const [, sign, points] = SCORE.exec(said) ?? [];
  if (points !== undefined) return scoreOf(sign ?? '', Number(points));
  return contractOf(CONTRACTS.map((each) => each.exec(said)).find((parts) => parts !== null)?.groups);
}

function scoreOf(sign: string, points: number): BridgeResult | undefined {
  if (points === 0) return { kind: 'score', score: 0 };
  // Without a sign it is won by North-South, as travellers have it; a smaller number is one of tricks, or a slip.
  if (sign === '' && (points < LEAST_SCORE || points % 10 !== 0)) return undefined;
  return { kind: 'score', score: sign === '-' ? -points : points };
}

function contractOf(
  parts: Readonly<Record<string, string | undefined>> | undefined,
): BridgeResult | undefined {
  if (!parts) return undefined;
  const { level, strain, doubling, declarer, over, lead } = parts;
  const tricks = BOOK + Number(level) + (over === '=' ? 0 : Number(over));
  if (tricks < 0 || tricks > 13) return undefined;
  return {
    kind: 'contract',
    level: Number(level),
    strain: strain === 'N' ? 'NT' : (strain as 'NT' | 'S' | 'H' | 'D' | 'C'),
    doubling: doubling?.toLowerCase() as '' | 'x' | 'xx',
    declarer: declarer as SeatName,
    tricks,
    ...(lead === undefined ? {} : { lead: lead.replace('10', 'T') }),
  };
}

/** A result as it can be read again: what `readResult` makes of it is the same. */
export function writeResult(result: BridgeResult): string {
  if (result.kind === 'passed-out') return 'pass';
  if (result.kind === 'score') return result.score > 0 ? `+${result.score}` : `${result.score}`;
  const { level, strain, doubling, declarer, tricks, lead } = result;
  const over = tricks - BOOK - level;
  const made = over === 0 ? '=' : `${over > 0 ? '+' : ''}${over}`;
  return [`${level}${strain}${doubling}`, declarer, made, lead].filter(Boolean).join(' ');
}

/**
 * A card by suit and rank in either order: `S7`, `10♥`, `kc`; by Russian letters, `ПТ` (the ace of spades), `10Ч`; or by words
 * in any of our languages, `туз пик`, `dama kier`, `ten of hearts`; undefined when it is none.
 */
export function readCard(text: string): string | undefined {
  const [, suit, rank, rankFirst, suitLast] = CARD.exec(plain(text)) ?? [];
  const found = suit && rank ? suit + rank : suitLast && rankFirst && suitLast + rankFirst;
  return found ? found.replace('10', 'T') : (readCardInWords(text) ?? readRussianCard(text));
}
