import type { SideName } from '#tournament';
import type { AwardSeen, TravellerLineSeen, TravellerSeen } from '../api/travellerDocuments.js';

/** The line of a table in a round. */
export function lineAt(
  { lines }: Pick<TravellerSeen, 'lines'>,
  table: string,
  round: number,
): TravellerLineSeen | undefined {
  return lines.find((line) => line.table === table && line.round === round);
}

/** Whether somebody plays in a line. */
export function plays(
  { ns, ew, partners }: Pick<TravellerLineSeen, 'ns' | 'ew' | 'partners'>,
  contestant: string,
): boolean {
  return [ns, ew, partners?.ns, partners?.ew].includes(contestant);
}

/** What a line is to one of those who play in it: their side, the score as they have won it, and what it is worth to them. */
export interface OwnOfLine {
  readonly side: SideName;
  /** In points, from their side; undefined where none stands, or several do by a ruling. */
  readonly score: number | undefined;
  readonly award: AwardSeen | undefined;
  /** As an exact percentage of the top; undefined where there is none. */
  readonly percent: string | undefined;
}

/** A line as somebody who plays in it sees it. */
export function ownOf(
  line: Pick<TravellerLineSeen, 'ns' | 'ew' | 'partners' | 'status' | 'score' | 'awards'>,
  contestant: string,
): OwnOfLine {
  const side = [line.ns, line.partners?.ns].includes(contestant) ? 'NS' : 'EW';
  const award = line.awards?.[side];
  const score = line.score === null || line.status === 'ruled' ? undefined : line.score;
  return { side, score: score && side === 'EW' ? -score : score, award, percent: percentOf(award) };
}

/** An award as an exact percentage of the board's top; undefined where there is none. */
export function percentOf(award: AwardSeen | undefined | null): string | undefined {
  if (!award || award.kind === 'not-played' || award.top === null) return undefined;
  return award.percent ?? undefined;
}

/** An award in IMPs, which are out of no top; undefined where there is none. */
export function impsOf(award: AwardSeen | undefined | null): string | undefined {
  return award && award.kind !== 'not-played' && award.top === null ? award.points : undefined;
}

/** The lines of a board with the best score for a side first; what has no score comes last. */
export function bestFirst(lines: readonly TravellerLineSeen[], side: SideName): TravellerLineSeen[] {
  const sign = side === 'NS' ? -1 : 1;
  return lines.toSorted((one, other) => {
    if (one.score === null || other.score === null)
      return Number(one.score === null) - Number(other.score === null);
    return sign * (one.score - other.score);
  });
}
