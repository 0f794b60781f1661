import { refuse, type DealPlace, type Expected } from '../faults/unreadable.js';
import { callWritten, CALL_WRITTEN, withSuitLetters } from '../text/calls-written.js';
import { cardIn } from '../text/written-values.js';
import type { PbnElement, PbnRemark, PbnTag } from './pbn-game.js';

/** A call of an auction or a card of a play as a section has it, with what is noted of it (PBN 2.1, 3.5 and 3.6). */
export interface PbnMove {
  /**
   * `1NT`, `X`, `AP`, `SK`; `-` is none yet or an unknown card, `+` the next to be made, `*` the end of what is told,
   * `^S` a player who was passed over.
   */
  readonly sign: string;
  /** An insufficient bid, a revoke, a lead out of turn (3.9). */
  readonly irregular?: 'I' | 'R' | 'L';
  /** The index of its note. */
  readonly note?: number;
  /** Numeric annotation glyphs in increasing order, suffixes as their numbers (3.7). */
  readonly nags: readonly number[];
  readonly remarks: readonly PbnRemark[];
  readonly line: number;
  readonly column: number;
}

/** What may stand beside a move: a note, an irregularity, a suffix, a glyph; and signs that stand for one. */
const BESIDE = String.raw`=(\d{1,2})=|\^([ISRL])|([!?]{1,2})|\$(\d{1,3})|([-*+])`;
const PIECES = {
  call: new RegExp(`(${CALL_WRITTEN})|${BESIDE}`, 'iy'),
  card: new RegExp(`([SHDC](?:10|[2-9TJQKA])|(?:10|[2-9TJQKA])[SHDC])|${BESIDE}`, 'iy'),
} as const;

const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!'];

type Changing<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * The calls of a section `Auction` or the cards of a section `Play`, in the order of the file.
 *
 * @throws UnreadableDeals which names line, column and what was expected
 */
export function pbnMoves({ elements }: PbnTag, kind: 'call' | 'card'): readonly PbnMove[] {
  const moves: Changing<PbnMove>[] = [];
  let irregular: PbnMove['irregular'];
  for (const element of kind === 'call' ? withAllPass(elements) : elements) {
    for (const { found, at } of piecesOf(element, kind)) {
      const [text, sign, note, mark, suffix, nag, plain] = found;
      const place = { line: element.line, column: element.column + at };
      const before = moves.at(-1);
      if (sign !== undefined || plain !== undefined || mark?.toUpperCase() === 'S') {
        moves.push({
          sign: signOf(text!, kind),
          nags: [],
          remarks: [],
          ...place,
          ...(irregular && { irregular }),
        });
        irregular = undefined;
      } else if (mark !== undefined) irregular = mark.toUpperCase() as 'I' | 'R' | 'L';
      else if (!before) wrong(place, kind, text!);
      else if (note !== undefined) before!.note = Number(note);
      else if (suffix !== undefined) annotate(before!, SUFFIXES.indexOf(suffix) + (kind === 'call' ? 1 : 7));
      else annotate(before!, Number(nag));
    }
    if (element.remarks.length > 0) {
      const last = moves.at(-1) ?? wrong(element, kind, element.text);
      last.remarks = [...last.remarks, ...element.remarks];
    }
  }
  return moves;
}

/** `All Pass` in two words is one call. */
function withAllPass(elements: readonly PbnElement[]): readonly PbnElement[] {
  if (!elements.some(({ text }) => /^all$/i.test(text))) return elements;
  return elements.flatMap((element, index) => {
    const isPass = (one: PbnElement | undefined) => /^pass(es)?$/i.test(one?.text ?? '');
    if (/^all$/i.test(element.text) && isPass(elements[index + 1])) return [];
    const isSecond = isPass(element) && /^all$/i.test(elements[index - 1]?.text ?? '');
    return isSecond ? [{ ...element, text: 'AP' }] : [element];
  });
}

function* piecesOf({ text: written, line, column }: PbnElement, kind: 'call' | 'card') {
  const piece = new RegExp(PIECES[kind]);
  const text = withSuitLetters(written);
  for (let at = 0; at < text.length; at = piece.lastIndex) {
    piece.lastIndex = at;
    const found = piece.exec(text) ?? wrong({ line, column }, kind, text);
    yield { found, at };
  }
}

function signOf(text: string, kind: 'call' | 'card'): string {
  if (kind === 'card') return cardIn(text) ?? text.toUpperCase();
  const call = callWritten(text);
  if (call === undefined) return text.toUpperCase();
  return call === 'pass' ? 'Pass' : call.toUpperCase();
}

function annotate(move: Changing<PbnMove>, nag: number): void {
  if (!move.nags.includes(nag)) move.nags = [...move.nags, nag].toSorted((one, other) => one - other);
}

function wrong(place: Pick<DealPlace, 'line' | 'column'>, expected: Expected, found: string): never {
  return refuse({
    format: 'PBN',
    ...(place.line !== undefined && { line: place.line }),
    ...(place.column !== undefined && { column: place.column }),
    code: 'deal-file.expected',
    expected,
    found: found.slice(0, 20),
  });
}

/** Refuses an auction whose first call is not the dealer's. @throws UnreadableDeals */
export function refuseFirstCall({ line, column, value }: Pick<PbnTag, 'line' | 'column' | 'value'>): never {
  return refuse({
    format: 'PBN',
    line,
    column,
    code: 'deal-file.expected',
    expected: 'dealers-call',
    found: value,
  });
}
