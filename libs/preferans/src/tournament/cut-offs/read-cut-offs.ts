import { Rational } from '#scoring';
import type { CutOffs } from './cut-offs.js';

/** What is wrong with a text of cut-offs. */
export type CutOffsFault =
  /** There is nothing. */
  | 'cut-offs.empty'
  /** It is none of "200 = 1", "51-100: 0.5", "above 200 = 10 to 1", "from 650 = 0". */
  | 'cut-offs.unread'
  /** "above 10 to 1" is the first: above what? */
  | 'cut-offs.no-bound'
  /** Bounds rise from 0. */
  | 'cut-offs.order'
  /** Between this piece and the one before nobody said what counts. */
  | 'cut-offs.gap'
  /** It speaks of whists of which the one before has spoken already. */
  | 'cut-offs.overlap';

/** A text of cut-offs cannot be read; the fault stands at a place of it. */
export class CutOffsUnreadable extends Error {
  constructor(
    readonly code: CutOffsFault,
    /** Where the piece begins in the text, from 0, and how long it is. */
    readonly at: number,
    readonly length: number,
    readonly piece: string,
  ) {
    super(`${code} at ${at}: ${JSON.stringify(piece)}`);
    this.name = 'CutOffsUnreadable';
  }
}

const NUMBER = String.raw`\d+(?:\.\d+|,\d+|/[1-9]\d*)?`;
const RATE = String.raw`(?<rate>${NUMBER})(?:\s*(?:to|к|do)\s*(?<one>${NUMBER})|\s*(?<percent>%))?`;
const SIGN = String.raw`\s*[=:]\s*`;
const ABOVE = '(?:above|over|more than|больше|более|свыше|выше|powyżej|ponad)';
const FROM = '(?:from|от|od)';
const UP_TO = '(?:up to|до|do)';

/** How a piece says which whists it is about. */
const FORMS = {
  /** "51-100: 0.5": the 51st whist to the 100th. */
  range: pattern(String.raw`(?<from>${NUMBER})\s*[-–—]\s*(?<to>${NUMBER})${SIGN}${RATE}`),
  /** "200=1", "up to 200 = 1". */
  upTo: pattern(String.raw`(?:${UP_TO}\s+)?(?<to>${NUMBER})${SIGN}${RATE}`),
  /** "above 200 = 10 to 1". */
  above: pattern(String.raw`${ABOVE}\s+(?<from>${NUMBER})${SIGN}${RATE}`),
  /** "above 10 to 1": above the last bound. */
  beyond: pattern(String.raw`${ABOVE}\s*[=:]?\s*${RATE}`),
  /** "from 650 = 0". */
  from: pattern(String.raw`${FROM}\s+(?<from>${NUMBER})${SIGN}${RATE}`),
} as const;

function pattern(body: string): RegExp {
  return new RegExp(`^${body}$`, 'iu');
}

interface Piece {
  /** Nothing: from where the one before ends. */
  readonly from: Rational | undefined;
  /** Nothing: without end. */
  readonly to: Rational | undefined;
  readonly rate: Rational;
  readonly fault: (code: CutOffsFault) => CutOffsUnreadable;
}

/**
 * Reads cut-offs as regulations print them, in English, Russian or Polish: pieces between commas or semicolons, from the
 * lowest up. "200=1" is up to 200, "51-100: 0.5" the 51st whist to the 100th, "above 200 = 10 to 1" ten whists for one,
 * "above 10 to 1" the same above the bound just named, "from 650=0" nothing more. Rates are numbers, fractions, percentages
 * or "10 to 1". What comes before the first bound counts in full; the last rate goes on without end. A heading like
 * "Отсечки:" and a full stop do no harm.
 *
 * @throws CutOffsUnreadable with the place of the piece that is wrong
 */
export function readCutOffs(text: string, losses: CutOffs['losses'] = 'in-full'): CutOffs {
  const read: { from: Rational; rate: Rational }[] = [];
  let end: Rational | undefined = Rational.ZERO;
  const pieces = piecesOf(text);
  if (pieces.length === 0) throw new CutOffsUnreadable('cut-offs.empty', 0, text.length, text.trim());
  for (const [at, { from, to, rate, fault }] of pieces.entries()) {
    if (from === undefined && to === undefined && at === 0) throw fault('cut-offs.no-bound');
    const before: Rational | undefined = end;
    if (!before && from === undefined) throw fault('cut-offs.overlap');
    const starts: Rational = from ?? before ?? Rational.ZERO;
    const last = read.at(-1);
    if (last && starts.compare(last.from) < 0) throw fault('cut-offs.order');
    if (to && to.compare(starts) <= 0) throw fault('cut-offs.order');
    if (before && at > 0 && starts.compare(before) > 0 && !isOpen(pieces[at - 1]!))
      throw fault('cut-offs.gap');
    if (before ? starts.compare(before) < 0 : last?.from.equals(starts)) throw fault('cut-offs.overlap');
    if (at === 0 && !starts.isZero) read.push({ from: Rational.ZERO, rate: Rational.ONE });
    read.push({ from: starts, rate });
    end = to;
  }
  return {
    pieces: read.map(({ from, rate }) => ({ from: from.toString(), rate: rate.toString() })),
    losses,
  };
}

/** Whether a piece has no end of its own: the next one ends it. */
function isOpen({ to }: Piece): boolean {
  return to === undefined;
}

function piecesOf(text: string): readonly Piece[] {
  const heading = /^\s*[\p{L} -]+:(?=\s*(?:\p{L}|\d))/u.exec(text)?.[0].length ?? 0;
  const pieces: Piece[] = [];
  let at = heading;
  // A comma between digits is a decimal one only behind a single 0: "0,5".
  for (const part of text.slice(heading).split(/[;\n]|(?<!(?:^|[^\d])0),|,(?!\d)/u)) {
    const trimmed = part.trim().replace(/\.$/, '').trim();
    const begins = at + part.indexOf(trimmed);
    at += part.length + 1;
    if (trimmed !== '') pieces.push(pieceOf(trimmed, begins));
  }
  return pieces;
}

function pieceOf(piece: string, at: number): Piece {
  const fault = (code: CutOffsFault) => new CutOffsUnreadable(code, at, piece.length, piece);
  for (const [form, regex] of Object.entries(FORMS)) {
    const groups = regex.exec(piece)?.groups;
    if (!groups) continue;
    const rate = rateOf(groups);
    if (!rate) break;
    const bound = (name: string) => (groups[name] === undefined ? undefined : numberOf(groups[name]));
    const [from, to] = [bound('from'), bound('to')];
    // The 51st whist begins where 50 are full.
    const starts = form === 'range' && from && !from.isZero ? from.sub(Rational.ONE) : from;
    return { from: starts, to, rate, fault };
  }
  throw fault('cut-offs.unread');
}

/** "10 to 1" is a tenth; nothing for so many to 0. */
function rateOf({ rate, one, percent }: Readonly<Record<string, string | undefined>>): Rational | undefined {
  const value = numberOf(rate!);
  if (percent) return value.div(Rational.of(100));
  if (one === undefined) return value;
  return value.isZero ? undefined : numberOf(one).div(value);
}

function numberOf(text: string): Rational {
  return Rational.parse(text.replace(',', '.'));
}
