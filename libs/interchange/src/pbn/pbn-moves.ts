import { refuse, type DealPlace, type Expected } from '../deals/unreadable-deals.js';
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

const PIECES = {
  call: /(AP|PASS|P|XX|X|[1-7](?:NT|N|[SHDC]))|=(\d{1,2})=|\^([IS])|([!?]{1,2})|\$(\d{1,3})|([-*+])/iy,
  card: /([SHDC](?:10|[2-9TJQKA]))|=(\d{1,2})=|\^([RL])|([!?]{1,2})|\$(\d{1,3})|([-*+])/iy,
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
  for (const element of elements) {
    for (const { found, at } of piecesOf(element, kind)) {
      const [text, sign, note, mark, suffix, nag, plain] = found;
      const place = { line: element.line, column: element.column + at };
      const before = moves.at(-1);
      if (sign !== undefined || plain !== undefined || mark?.toUpperCase() === 'S') {
        moves.push({ sign: signOf(text!), nags: [], remarks: [], ...place, ...(irregular && { irregular }) });
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

function* piecesOf({ text, line, column }: PbnElement, kind: 'call' | 'card') {
  const piece = new RegExp(PIECES[kind]);
  for (let at = 0; at < text.length; at = piece.lastIndex) {
    piece.lastIndex = at;
    const found = piece.exec(text) ?? wrong({ line, column }, kind, text);
    yield { found, at };
  }
}

function signOf(text: string): string {
  const sign = text.toUpperCase();
  if (sign === 'P' || sign === 'PASS') return 'Pass';
  return sign.replace(/^([1-7])N$/, '$1NT').replace(/^([SHDC])10$/, '$1T');
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
