import { pairsOfTeam } from '../../team/matches.js';
import type { SectionData } from '../section/section-data.js';

/** When a contestant is not there: from a round on, and until the round before it arrives. */
export type Absence = {
  readonly fromRound: number;
  /** The round from which it plays again; the rounds before are not played. Left out: it does not come back. */
  readonly untilRound?: number;
  /** It has come since and plays these rounds late; the boards have gone on without it. */
  readonly playedLate?: true;
};

/** Absences by contestant. */
export type Absences = { readonly [contestant: string]: readonly Absence[] };

/** Whether a contestant is not there in a round: a phantom, one that never came or has left. */
export function isAbsent(
  { absences }: { readonly absences: Absences },
  contestant: string,
  round: number,
): boolean {
  return (absences[contestant] ?? []).some((absence) => isMissing(absence, round));
}

/** Whether the boards of a round go on without a contestant: it is absent, or plays the round late. */
export function isPassedBy(
  { absences }: { readonly absences: Absences },
  contestant: string,
  round: number,
): boolean {
  return (absences[contestant] ?? []).some((absence) => covers(absence, round));
}

function isMissing(absence: Absence, round: number): boolean {
  return !absence.playedLate && covers(absence, round);
}

function covers({ fromRound, untilRound }: Absence, round: number): boolean {
  return round >= fromRound && (untilRound === undefined || round < untilRound);
}

/** Who is missing from the start: the phantom of each section; of teams both its pairs. */
export function phantoms(sections: readonly SectionData[]): Absences {
  return Object.fromEntries(
    sections.flatMap(({ section, movement: { phantom, teams } }) => {
      if (phantom === undefined) return [];
      const name = `${section}-${phantom}`;
      const missing = teams ? Object.values(pairsOfTeam(name)) : [name];
      return missing.map((contestant) => [contestant, [{ fromRound: 1 }]] as const);
    }),
  );
}

/** A contestant is not there from a round on, whatever was said of the rounds behind it. */
export function withDeparture(known: readonly Absence[], fromRound: number): readonly Absence[] {
  return [...known.filter((absence) => absence.fromRound < fromRound), { fromRound }];
}

/**
 * A contestant is there from a round on.
 *
 * @param missed what becomes of the rounds that it has been missing: `late`: they are to be played after all;
 *   `not-played`: they stay missed
 */
export function withArrival(
  known: readonly Absence[],
  fromRound: number,
  missed: 'late' | 'not-played',
): readonly Absence[] {
  return known.flatMap((absence) => {
    if (!isMissing(absence, fromRound)) return [absence];
    if (absence.fromRound === fromRound) return [];
    return [{ ...absence, untilRound: fromRound, ...(missed === 'late' && { playedLate: true }) }];
  });
}
