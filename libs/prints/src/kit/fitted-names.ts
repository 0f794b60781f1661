import type { Face, Ink } from './ink.js';
import { isParticle } from './by-surname.js';
import type { Names } from './names.js';

const BETWEEN = ' – ';

/**
 * Names within a width: whole where they fit, then with first names as initials, then the last words alone, and at last
 * each cut to its share. Who is told apart by a number keeps it.
 */
export function fittedNames(ink: Ink, { names, number }: Names, width: number, face: Face): string {
  const before = number === undefined ? '' : `${number}${names.length > 0 ? '  ' : ''}`;
  const ways = [names, names.map(withInitials), names.map(lastWord)].map(
    (each) => before + each.join(BETWEEN),
  );
  const whole = ways.find((text) => ink.width(text, face) <= width);
  if (whole !== undefined) return whole;
  const room = width - ink.width(before + BETWEEN.repeat(Math.max(0, names.length - 1)), face);
  return before + cutAlike(ink, names.map(lastWord), room, face).join(BETWEEN);
}

/** The face in which names fit whole, as long as it is no smaller than the least: they are set smaller before they are shortened. */
export function faceFor(
  ink: Ink,
  { names, number }: Names,
  width: number,
  face: Face & { readonly least: number },
): Face {
  const whole = [...(number === undefined ? [] : [number]), names.join(BETWEEN)].join('  ');
  const size = Math.min(face.size, (width - 0.1) / ink.width(whole, { ...face, size: 1 }));
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
  if (first !== undefined) return `${surname}, ${wordsOf(first).map(initial).join(' ')}`;
  const words = wordsOf(name);
  const last = words.pop() ?? '';
  return [...words.map(initial), last].join(' ');
}

function initial(word: string): string {
  return word.endsWith('.') || isParticle(word) ? word : `${String.fromCodePoint(word.codePointAt(0)!)}.`;
}

/** A name with its surname first, in its two parts. */
function surnameFirst(name: string): readonly [surname: string, first: string | undefined] {
  const at = name.indexOf(', ');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 2)];
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '');
}

function lastWord(name: string): string {
  const [surname] = surnameFirst(name);
  return wordsOf(surname).at(-1) ?? '';
}
