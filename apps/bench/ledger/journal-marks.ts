/** Which command's event stands at each position of a journal: four bytes of the command's id. */
export class JournalMarks {
  #marks = new Uint32Array(1_024);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Notes the events of a command that end at a position. @throws Error when one was noted before */
  note(command: string, last: number, events: number): void {
    if (last >= this.#marks.length) {
      const larger = new Uint32Array(Math.max(2 * this.#marks.length, last + 1));
      larger.set(this.#marks);
      this.#marks = larger;
    }
    // Never 0, which is the mark of no event.
    const mark = (Number.parseInt(command.slice(0, 8), 16) | 1) >>> 0;
    for (let position = last - events + 1; position <= last; position++) {
      if (this.#marks[position] !== 0) throw new Error(`Position ${position} came twice.`);
      this.#marks[position] = mark;
      this.#count++;
    }
  }

  /** Whether the same commands' events stand at the same positions, from 1 on without a gap. */
  equals(other: JournalMarks): boolean {
    if (this.#count !== other.#count) return false;
    for (let position = 1; position <= this.#count; position++) {
      if (this.#marks[position] === 0 || this.#marks[position] !== other.#marks[position]) return false;
    }
    return true;
  }
}
