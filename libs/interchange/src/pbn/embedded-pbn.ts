const [BEGIN, END] = ['<PBN>', '</PBN>'];
/** PBN inside of another document begins before so many signs of it. */
const LOOKED_AT = 100_000;

/** The lines of PBN, which inside of another document stands between `<PBN>` and `</PBN>` (PBN 2.1, 6.2). */
export class EmbeddedPbn {
  #waiting: string[] | undefined = [];
  #signs = 0;
  #isEmbedded = false;
  #isInside = false;

  /** The lines that may be read by now: what is outside of the marks is empty, so that places stay right. */
  next(line: string): readonly string[] {
    if (!this.#waiting) return [this.#isEmbedded ? this.#inside(line) : line];
    this.#waiting.push(line);
    this.#signs += line.length + 1;
    const [first] = /\[|<PBN>/.exec(line) ?? [];
    if (first === undefined && this.#signs < LOOKED_AT) return [];
    this.#isEmbedded = first === BEGIN;
    return this.end().map((one) => (this.#isEmbedded ? this.#inside(one) : one));
  }

  /** The lines that still wait. */
  end(): readonly string[] {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    return waiting;
  }

  #inside(line: string): string {
    let [inside, from] = ['', 0];
    for (;;) {
      const at = line.indexOf(this.#isInside ? END : BEGIN, from);
      if (this.#isInside) inside += line.slice(from, at === -1 ? line.length : at);
      if (at === -1) return inside;
      from = at + (this.#isInside ? END : BEGIN).length;
      this.#isInside = !this.#isInside;
    }
  }
}
