import type { DelimitedRow } from '../text/delimited-text.js';

/** Of so many lines on, one blank between two columns is enough: in fewer, names may stand below each other by chance. */
const MANY = 20;
const WIDEST = 1_000;

/**
 * Where the columns of a text begin that have fixed places, from 0: behind what is blank in every line. One alone where
 * nothing goes through all lines.
 */
export function fixedColumns(lines: readonly string[]): number[] {
  const said = lines.filter((line) => line.trim() !== '');
  const used: boolean[] = [];
  for (const line of said)
    for (let at = 0; at < Math.min(line.length, WIDEST); at += 1) if (line[at] !== ' ') used[at] = true;
  const wide = said.length < MANY ? 2 : 1;
  const starts: number[] = [];
  let blanks = WIDEST;
  for (let at = 0; at < used.length; at += 1) {
    if (used[at] && blanks >= wide) starts.push(at);
    blanks = used[at] ? 0 : blanks + 1;
  }
  return starts.length > 1 ? starts : [0];
}

/** The cells of lines whose columns begin at these places. What stands before the first is part of it. */
export function cutColumns(lines: readonly string[], starts: readonly number[]): DelimitedRow[] {
  return lines.flatMap((line, index) => {
    const cells = starts.map((start, at) =>
      line
        .slice(at === 0 ? 0 : start, starts[at + 1])
        .replace(/\s+/g, ' ')
        .trim(),
    );
    return cells.some((cell) => cell !== '') ? [{ line: index + 1, cells }] : [];
  });
}
