import { isParticle, surnameFirst, surnameOf, wordsOfName } from '#words';
import type { Face, Ink } from './ink.js';
import type { Names } from './names.js';

const BETWEEN = ' – ';

/** How much smaller names are made before they are broken, and before they are cut. */
const [SMALLER, SMALLEST] = [0.85, 0.72];

/** Names in lines under each other, and how they are set. */
export interface NamesSet {
  readonly lines: readonly string[];
  readonly face: Face;
}

/**
 * Names within a width, none of them cut: in one line as long as their surnames fit there, if need be smaller, otherwise a
 * line for each, and a surname that is wider than the line broken, behind a hyphen where it has one. A team's name goes on
 * in the next line between its words.
 */
export function namesSet(ink: Ink, of: Names, width: number, face: Face): NamesSet {
  const small = { ...face, size: face.size * SMALLER };
  for (const own of [face, small]) {
    const inOne = inOneLine(ink, of, width, own);
    if (inOne !== undefined) return { lines: [inOne], face: own };
  }
  if (of.isTeams) return { lines: ink.lines(wholeText(of), width, small), face: small };
  const parts = of.names.length === 0 ? [of] : of.names.map((name, index) => partOf(of, name, index));
  for (const own of [face, small]) {
    const lines = parts.map((part) => inOneLine(ink, part, width, own));
    if (lines.every((line) => line !== undefined)) return { lines, face: own };
  }
  return {
    lines: parts.flatMap((part) => inOneLine(ink, part, width, small) ?? broken(ink, part, width, small)),
    face: small,
  };
}

/** The number stands before the first name. */
function partOf({ number }: Names, name: string, index: number): Names {
  return { names: [name], ...(index === 0 && number !== undefined && { number }) };
}

/** A surname, or a number, in as many lines as it needs. */
function broken(ink: Ink, { names: [name = ''], number }: Names, width: number, face: Face): string[] {
  const lines: string[] = [];
  let line = numberBefore(number, name === '' ? 0 : 1);
  for (const piece of lastWord(name).split(/(?<=[-‐–])/u)) {
    if (ink.width(line + piece, face) <= width) line += piece;
    else {
      if (line.trim() !== '') lines.push(line.trimEnd());
      line = '';
      for (const letter of piece) {
        if (line !== '' && ink.width(line + letter, face) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
  }
  return [...lines, line];
}

function numberBefore(number: string | undefined, names: number): string {
  return number === undefined ? '' : `${number}${names > 0 ? '  ' : ''}`;
}

/** Names as they are, with the number before them. */
function wholeText({ names, number }: Names): string {
  return numberBefore(number, names.length) + names.join(BETWEEN);
}

/**
 * The longest way of writing names that fits: whole, with first names as initials, the surnames, their last words; of a
 * team whole alone.
 */
function inOneLine(ink: Ink, of: Names, width: number, face: Face): string | undefined {
  const { names, isTeams = false } = of;
  const shorter = isTeams ? [] : [names.map(withInitials), names.map(surnameOf), names.map(lastWord)];
  return [names, ...shorter]
    .map((each) => wholeText({ ...of, names: each }))
    .find((text) => ink.width(text, face) <= width);
}

/**
 * Names where there is room for one line alone: as `namesSet` shortens them and makes them smaller, then smaller still,
 * and where not even the last words fit each cut to its share, as a team's name is. Who is told apart by a number keeps
 * it.
 */
export function namesInLine(
  ink: Ink,
  of: Names,
  width: number,
  face: Face,
): { readonly text: string; readonly face: Face } {
  const faces = [1, SMALLER, SMALLEST].map((scale) => ({ ...face, size: face.size * scale }));
  for (const own of faces) {
    const text = inOneLine(ink, of, width, own);
    if (text !== undefined) return { text, face: own };
  }
  const own = faces.at(-1)!;
  const { names, number, isTeams = false } = of;
  const shortest = isTeams ? names : names.map(lastWord);
  const before = numberBefore(number, names.length);
  const room = width - ink.width(before + BETWEEN.repeat(Math.max(0, names.length - 1)), own);
  return { text: before + cutAlike(ink, shortest, room, own).join(BETWEEN), face: own };
}

/** The face in which names fit whole, as long as it is no smaller than the least: they are set smaller before they are shortened. */
export function faceFor(ink: Ink, of: Names, width: number, face: Face & { readonly least: number }): Face {
  const size = Math.min(face.size, (width - 0.1) / ink.width(wholeText(of), { ...face, size: 1 }));
  return { ...face, size: Math.max(face.least, size) };
}

/** Names cut so that none has less room than it needs as long as another has more. */
function cutAlike(ink: Ink, names: readonly string[], width: number, face: Face): string[] {
  const widths = names.map((name) => ink.width(name, face));
  let [room, left] = [width, names.length];
  const rooms = new Map<number, number>();
  for (const index of [...names.keys()].toSorted((one, other) => widths[one]! - widths[other]!)) {
    const own = Math.min(widths[index]!, room / left);
    rooms.set(index, own);
    room -= own;
    left -= 1;
  }
  return names.map((name, index) => ink.cut(name, rooms.get(index)! + 0.01, face));
}

/** `A. M. Nowak` of Anna Maria Nowak, `Nowak, A. M.` of Nowak, Anna Maria; `van der` stays as it is. */
function withInitials(name: string): string {
  const [surname, first] = surnameFirst(name);
  if (first !== undefined) return `${surname}, ${wordsOfName(first).map(initial).join(' ')}`;
  const words = wordsOfName(name);
  const last = words.pop() ?? '';
  return [...words.map(initial), last].join(' ');
}

function initial(word: string): string {
  return word.endsWith('.') || isParticle(word) ? word : `${String.fromCodePoint(word.codePointAt(0)!)}.`;
}

function lastWord(name: string): string {
  const [surname] = surnameFirst(name);
  return wordsOfName(surname).at(-1) ?? '';
}
