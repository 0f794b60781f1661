import scorer, { type Game } from 'bridge-scorer';
import type { Session } from '#scoring';

/** The same evening by the npm package bridge-scorer: matchpoints by board, added up in one pass. */
export class Peer {
  private readonly boards: readonly {
    readonly games: Game[];
    readonly pairs: readonly (readonly [number, number])[];
  }[];
  private readonly contestants: number;

  constructor({ contestants, fields }: Session) {
    this.contestants = contestants.length;
    const numbers = new Map(contestants.map(({ contestant }, number) => [contestant, number]));
    this.boards = fields.map(({ lines }) => ({
      games: lines.map(({ ns }) => gameOf(ns.kind === 'score' ? ns.score : 0)),
      pairs: lines.map(
        (line) => [numbers.get(line.contestants.ns)!, numbers.get(line.contestants.ew)!] as const,
      ),
    }));
  }

  pass(): Float64Array {
    const totals = new Float64Array(this.contestants);
    for (const { games, pairs } of this.boards) {
      scorer.matchpoints(games);
      for (const [line, [ns, ew]] of pairs.entries()) {
        totals[ns]! += games[line]!.matchpointsNS!.value;
        totals[ew]! += games[line]!.matchpointsEW!.value;
      }
    }
    return totals;
  }
}

function gameOf(score: number): Game {
  return { score: Math.abs(score), contract: { declaror: score < 0 ? 'E' : 'N' } };
}
