import { LOOSE } from './field-columns.js';

/** The lines of a field by their scores' codes. Changes in place. */
export class LinesByScore {
  private readonly lines: number[][] = [];
  /** Where a line stands among those of its score. */
  private readonly places: Int32Array;

  constructor(codes: Int32Array) {
    this.places = new Int32Array(codes.length);
    for (const [line, code] of codes.entries()) if (code !== LOOSE) this.add(line, code);
  }

  /** The lines with a score, in any order. */
  with(code: number): readonly number[] {
    return this.lines[code] ?? [];
  }

  /** A line has another score. */
  move(line: number, from: number, to: number): void {
    const before = this.lines[from]!;
    const last = before.pop()!;
    if (last !== line) {
      const place = this.places[line]!;
      before[place] = last;
      this.places[last] = place;
    }
    this.add(line, to);
  }

  private add(line: number, code: number): void {
    const lines = (this.lines[code] ??= []);
    this.places[line] = lines.push(line) - 1;
  }
}
