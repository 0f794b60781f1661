import type { SwissEntry } from '#movement';

/** As programs of old draw: from the top each meets the first that it has not met; whoever is left meets again. */
export function greedyRound(ranked: readonly SwissEntry[], met: ReadonlySet<string>): [string, string][] {
  const left = ranked.map(({ entry }) => entry);
  const matches: [string, string][] = [];
  while (left.length > 1) {
    const first = left.shift()!;
    const free = left.findIndex((other) => !met.has(meeting(first, other)));
    const [second] = left.splice(Math.max(0, free), 1);
    matches.push([first, second!]);
  }
  return matches;
}

/** The name of a meeting of two, whichever is named first. */
export function meeting(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
