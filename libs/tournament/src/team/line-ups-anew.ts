import type { SectionData } from '../session/section/section-data.js';
import { opponentsIn, teamsIn } from './matches.js';
import type { TeamsState } from './state.js';

/** The rounds of a draw. */
interface RoundsDrawn {
  readonly first: number;
  readonly last: number;
}

/** The teams with line-ups for a match that is drawn once more in which they meet others now. */
export function toHandInAnew(
  { lineUps, handedIn }: TeamsState,
  { before, after }: { readonly before: readonly SectionData[]; readonly after: readonly SectionData[] },
  { first, last }: RoundsDrawn,
): string[] {
  const rounds = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  return teamsIn({ sections: after }).filter((team) => {
    const meets = (sections: readonly SectionData[]) =>
      rounds.map((round) => opponentsIn({ sections }, team, round).toSorted().join()).join(' ');
    const has = rounds.some(
      (round) =>
        handedIn[round]?.[team] !== undefined ||
        lineUps[team]?.some(({ fromRound }) => fromRound === round) === true,
    );
    return has && meets(before) !== meets(after);
  });
}

/** The teams of a session without the line-ups of these from a round on. */
export function withLineUpsAnew(teams: TeamsState, anew: readonly string[], round: number): TeamsState {
  const lineUps = Object.entries(teams.lineUps).map(
    ([team, known]) =>
      [team, anew.includes(team) ? known.filter(({ fromRound }) => fromRound < round) : known] as const,
  );
  const handedIn = Object.entries(teams.handedIn).flatMap(([of, those]) => {
    if (Number(of) < round) return [[of, those] as const];
    const kept = Object.entries(those).filter(([team]) => !anew.includes(team));
    return kept.length === 0 ? [] : [[of, Object.fromEntries(kept)] as const];
  });
  return { ...teams, lineUps: Object.fromEntries(lineUps), handedIn: Object.fromEntries(handedIn) };
}
