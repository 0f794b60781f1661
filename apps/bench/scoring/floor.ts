import type { Session } from '#scoring';

/** The least that scoring can cost: one pass that adds every score to two totals. */
export class Floor {
  private readonly boards: readonly {
    readonly ns: Int32Array;
    readonly ew: Int32Array;
    readonly scores: Int32Array;
  }[];
  private readonly contestants: number;

  constructor({ contestants, fields }: Session) {
    this.contestants = contestants.length;
    const numbers = new Map(contestants.map(({ contestant }, number) => [contestant, number]));
    this.boards = fields.map(({ lines }) => ({
      ns: Int32Array.from(lines, (line) => numbers.get(line.contestants.ns)!),
      ew: Int32Array.from(lines, (line) => numbers.get(line.contestants.ew)!),
      scores: Int32Array.from(lines, ({ ns }) => (ns.kind === 'score' ? ns.score : 0)),
    }));
  }

  pass(): Float64Array {
    const totals = new Float64Array(this.contestants);
    for (const { ns, ew, scores } of this.boards) {
      for (let line = 0; line < scores.length; line++) {
        totals[ns[line]!]! += scores[line]!;
        totals[ew[line]!]! -= scores[line]!;
      }
    }
    return totals;
  }
}
