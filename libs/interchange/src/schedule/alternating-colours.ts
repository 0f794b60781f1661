import type { Meeting } from './meeting.js';

/**
 * Rounds for meetings between two lines, none of which has more meetings than there are rounds. Where the two have no
 * free round in common, two rounds are exchanged along the path that alternates between them; it never comes back to the
 * other side, because the graph is bipartite.
 */
export function alternatingColours(meetings: readonly Meeting[], rounds: number): number[] {
  const roundOf = meetings.map((): number | null => null);
  /** By contestant and round: the meeting, by its index. */
  const at = new Map<string, (number | null)[]>();
  const diary = (contestant: string) => {
    const known = at.get(contestant) ?? Array.from({ length: rounds }, () => null);
    at.set(contestant, known);
    return known;
  };
  const put = (index: number, round: number | null) => {
    const { ns, ew } = meetings[index]!;
    const before = roundOf[index] ?? null;
    for (const contestant of [ns, ew]) {
      if (before !== null && diary(contestant)[before] === index) diary(contestant)[before] = null;
      if (round !== null) diary(contestant)[round] = index;
    }
    roundOf[index] = round;
  };
  for (const [index, { ns, ew }] of meetings.entries()) {
    const freeForNS = diary(ns).indexOf(null);
    const freeForEW = diary(ew).indexOf(null);
    if (diary(ew)[freeForNS] !== null) {
      const path: number[] = [];
      for (let [contestant, round] = [ew, freeForNS]; ;) {
        const next = diary(contestant)[round] ?? null;
        if (next === null) break;
        path.push(next);
        const meeting = meetings[next]!;
        contestant = meeting.ns === contestant ? meeting.ew : meeting.ns;
        round = round === freeForNS ? freeForEW : freeForNS;
      }
      const exchanged = path.map((each) => (roundOf[each] === freeForNS ? freeForEW : freeForNS));
      for (const each of path) put(each, null);
      for (const [step, each] of path.entries()) put(each, exchanged[step]!);
    }
    put(index, freeForNS);
  }
  return roundOf as number[];
}
