import { readArtificial, type ArtificialScore } from '#lists';
import type { PublishedLine, SideOutcome } from './published-game.js';

const NOT_PLAYED = /^(-+|\?|N\/?A|N\/?P|DNP|NB|NOT ?PLAYED|NO ?PLAY|UNPLAYED|SIT ?-?OUT|BYE)$/;
const LATE = /^(LATE( ?PLAY)?|LP)$/;
const PASSED_OUT = /^(P|PASS|PASSED|PASSED ?-?OUT|PASS ?OUT|ALL ?PASS|AP|P\/?O)$/;
const POINTS = /^([+-]?)(\d{1,3}(?:[,.' ]\d{3})+|\d{1,5})(?:[.,]0{1,2})?$/;
const OF_SIDE = /^(NS|N\/S|N-S|EW|E\/W|E-W)[ :]*([+-]?)(\d{1,5})$/;
/** What programs write before percentages of an artificial score: `A60/40`. */
const BEFORE_PERCENTAGES = /^(?:A|AV|AVE|AVG|AS|ADJ\.?|ADJUSTED)\s*:?\s*(?=\d)/;
const OF_ONE_SIDE = /^(?:A|AV|AVE|AVG|AVERAGE)?\s*(\+|-|PLUS|MINUS|(?<percent>\d{2,3}(?:\.\d{1,2})?)\s*%?)$/;

/** What a score's text tells of a line. */
export interface ScoreRead {
  readonly outcome: PublishedLine['outcome'];
  /** It tells of North-South alone: East-West have what is left of it, as with any score. */
  readonly ofOneSide?: true;
}

/**
 * What a line's score in points for North-South means, or what stands instead of one: `420`, `1,100`, `420.0`, `EW 50`,
 * `PASS`, `NP`, `LATE`, `A6040`, `60/40`, `60%-40%`, `A+/A-`, `AVE`.
 *
 * @returns nothing where it is not understood
 */
export function scoreIn(text: string): ScoreRead | undefined {
  const said = text
    .toUpperCase()
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();
  if (said === '' || NOT_PLAYED.test(said)) return { outcome: both({ kind: 'not-played' }) };
  if (LATE.test(said)) return { outcome: both({ kind: 'late' }) };
  if (PASSED_OUT.test(said)) return { outcome: both({ kind: 'score', score: 0 }) };
  const [, sign, digits] = POINTS.exec(said) ?? [];
  if (digits !== undefined) return points(sign!, digits.replaceAll(/\D/g, ''));
  const [, side, signOfSide, won] = OF_SIDE.exec(said) ?? [];
  if (won !== undefined) {
    const isNegative = (signOfSide === '-') !== side!.startsWith('E');
    return points(isNegative ? '-' : '', won);
  }
  const artificial = readArtificial(said) ?? readArtificial(said.replace(BEFORE_PERCENTAGES, ''));
  return artificial ? { outcome: outcomeOf(artificial) } : ofOneSide(said);
}

function points(sign: string, digits: string): ScoreRead {
  const score = Number(digits);
  return { outcome: both({ kind: 'score', score: (sign === '-' ? -score : score) || 0 }) };
}

/** `AVE+` and `60%` say nothing of East-West. */
function ofOneSide(said: string): ScoreRead | undefined {
  const found = OF_ONE_SIDE.exec(said);
  if (!found) return undefined;
  const percent = found.groups?.['percent'];
  if (percent === undefined) {
    const isPlus = found[1] === '+' || found[1] === 'PLUS';
    if (!said.startsWith('A')) return undefined;
    const [own, others] = isPlus ? ['A+', 'A-'] : ['A-', 'A+'];
    return ofSide(readArtificial(`${own}/${others}`));
  }
  if (!/^A|%$/.test(said)) return undefined;
  const rest = 100 - Number(percent);
  return rest < 0 ? undefined : ofSide(readArtificial(`${percent}-${padded(rest)}`));
}

function padded(percent: number): string {
  const text = String(Math.round(percent * 100) / 100);
  return /^\d(\.|$)/.test(text) ? `0${text}` : text;
}

function ofSide(score: ArtificialScore | undefined): ScoreRead | undefined {
  return score && { outcome: outcomeOf(score), ofOneSide: true };
}

function both(outcome: SideOutcome): PublishedLine['outcome'] {
  return { ns: outcome, ew: outcome };
}

function outcomeOf({ NS, EW }: ArtificialScore): PublishedLine['outcome'] {
  const side = (one: ArtificialScore['NS']): SideOutcome =>
    one.kind === 'artificial' ? one : { kind: 'percentage', percent: String(one.hundredths / 100) };
  return { ns: side(NS), ew: side(EW) };
}

/**
 * A number of a file as an exact decimal, with as many decimals as it has there: `+4`, `66.67%`, `8,5`, `1,100`, `.5`,
 * `12½`.
 *
 * @returns nothing where it is none
 */
export function decimalIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const said = text
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[\s\u00A0]/g, '')
    .replace(/%$/, '')
    .replace(/^\+/, '')
    .replace(/½$/, '.5')
    .replace(/\.$/, '');
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(said)
    ? said.replaceAll(',', '')
    : said.replace(/^(-?\d*),(\d+)$/, '$1.$2');
  const whole = plain.replace(/^(-?)\./, '$10.');
  return /^-?\d+(\.\d+)?$/.test(whole) ? whole : undefined;
}

/** The places that a file gives a contestant. */
export interface PlaceRead {
  readonly first: number;
  readonly last: number;
  /** Whether it tells the last of the places that equals share. */
  readonly isShared: boolean;
  /** It is written as one that is shared, though not with whom: `5=`, `T5`. */
  readonly isMarked?: true;
  /** Of which line it is a place, where it says so. */
  readonly line?: 'NS' | 'EW';
}

/** A place: `3`, `3=`, `=3`, `3rd`, `T3`, `3-4`, `3 NS`; nothing where it is none. */
export function placeIn(text: string): PlaceRead | undefined {
  const parts =
    /^(?:=|T)?\s*(?<first>\d{1,4})(?:st|nd|rd|th)?\s*(?:[-/]\s*(?<last>\d{1,4}))?\s*=?\s*(?<line>NS|N\/S|N-S|EW|E\/W|E-W)?\s*=?$/i.exec(
      text.trim(),
    )?.groups;
  if (!parts) return undefined;
  const { first, last, line } = parts;
  const side = line?.toUpperCase().startsWith('E') ? 'EW' : 'NS';
  return {
    first: Number(first),
    last: Number(last ?? first),
    isShared: last !== undefined,
    ...(last === undefined && /=|^T/i.test(text.trim()) && { isMarked: true as const }),
    ...(line !== undefined && { line: side }),
  };
}
