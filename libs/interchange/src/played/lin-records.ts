import type { Call, MadeCall } from '#bridge';
import type { Card } from '#cards';
import type { DealInFile } from '../deals/deal-file.js';
import { numbered, pairsIn, readMd } from '../deals/lin.js';
import { refuse } from '../deals/unreadable-deals.js';
import { recordInFile, type RecordInFile } from './record-in-file.js';

interface Reading extends Partial<Pick<DealInFile, 'board' | 'deal' | 'dealer'>> {
  readonly calls: MadeCall[];
  readonly cards: Card[];
  tricks?: number;
}

const CALL = /\s*(p|d|r|[1-7](?:nt?|[shdc]))(!?)\s*/gy;
const CARD = /\s*([SHDC])(10|[2-9TJQKA])\s*/gy;
const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/**
 * The auctions and plays of a LIN text: `mb` calls, `an` what was explained of the last one, `pc` cards, `mc` the tricks
 * that declarer claimed.
 *
 * @throws UnreadableDeals which names the line of the first call, card or claim that is none
 */
export function readLinRecords(text: string): RecordInFile[] {
  const games: Reading[] = [];
  let ahead: number | undefined;
  const game = (): Reading => {
    if (games.length === 0) games.push({ calls: [], cards: [] });
    return games.at(-1)!;
  };
  for (const { key, value, line } of pairsIn(text)) {
    const place = { format: 'LIN', line } as const;
    switch (key) {
      case 'qx':
        ahead = numbered(value).board;
        break;
      case 'md':
        if (value.trim() !== '') {
          const board = ahead === undefined ? {} : { board: ahead };
          games.push({ ...board, ...readMd(value, place), calls: [], cards: [] });
          ahead = undefined;
        }
        break;
      case 'ah': {
        const { board } = numbered(value);
        if (board !== undefined && games.length > 0) games[games.length - 1] = { ...game(), board };
        break;
      }
      case 'mb':
        game().calls.push(...callsIn(value, () => refuse({ ...place, code: 'deal-file.line' })));
        break;
      case 'an':
        explain(game().calls, value);
        break;
      case 'pc':
        game().cards.push(...cardsIn(value, () => refuse({ ...place, code: 'deal-file.line' })));
        break;
      case 'mc':
        if (!/^\s*\d{1,2}\s*$/.test(value)) refuse({ ...place, code: 'deal-file.line' });
        game().tricks = Number(value);
        break;
      default:
    }
  }
  return games.map(recordInFile);
}

function callsIn(text: string, refused: () => never): MadeCall[] {
  return matched(text.toLowerCase(), CALL, refused).map(([, sign, alert]) => ({
    call: callOf(sign!),
    ...(alert && { alert: true as const }),
  }));
}

function callOf(sign: string): Call {
  const words: Readonly<Record<string, Call>> = { p: 'pass', d: 'x', r: 'xx' };
  return words[sign] ?? (`${sign[0]}${sign[1] === 'n' ? 'NT' : sign[1]!.toUpperCase()}` as Call);
}

function cardsIn(text: string, refused: () => never): Card[] {
  return matched(text.toUpperCase(), CARD, refused).map(
    ([, suit, rank]) => `${suit}${rank === '10' ? 'T' : rank}` as Card,
  );
}

/** All of a text in pieces of one kind. */
function matched(text: string, kind: RegExp, refused: () => never): RegExpExecArray[] {
  const found = [...text.matchAll(kind)] as RegExpExecArray[];
  return found.map(([whole]) => whole).join('') === text ? found : refused();
}

/** A text explains the call before it; who explains has alerted. */
function explain(calls: MadeCall[], text: string): void {
  const last = calls.at(-1);
  const explanation = text
    .trim()
    .replaceAll(/!([SHDC])/gi, (_sign, suit: string) => SUIT_SIGNS[suit.toUpperCase()]!);
  if (last && explanation !== '') calls[calls.length - 1] = { ...last, alert: true, explanation };
}
