import type { MovementData } from './movement-data.js';

type Drawn = Pick<MovementData, 'teams'>;

/**
 * Which boards a match of a Swiss plays: each of its rounds has a set of its own. Where three teams may play each other
 * at once, each match has further sets, half as many as rounds, that nobody plays but two of those three. They are
 * behind all others, `spareBehind` rounds; those of matches that are added later are behind their own.
 */
interface SetsOfMatch {
  /** The set of each of its rounds. */
  readonly rounds: readonly number[];
  /** For two of three teams. */
  readonly spare: readonly number[];
}

/** The sets of the match that begins in a round; of pairs a round is a match. */
export function setsOfMatch({ teams }: Drawn, first: number): SetsOfMatch {
  const segments = teams?.segments ?? 1;
  const behind = teams?.spareBehind;
  if (behind === undefined || first <= behind) {
    const before = (behind ?? 0) + ((first - 1) / segments) * (segments / 2);
    const spare = behind === undefined ? [] : from(before, segments / 2);
    return { rounds: from(first - 1, segments), spare };
  }
  const known = behind + (behind / segments) * (segments / 2);
  const before = known + ((first - 1 - behind) / segments) * (segments + segments / 2);
  return { rounds: from(before, segments), spare: from(before + segments, segments / 2) };
}

function from(before: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => before + index + 1);
}

/** The set that all tables play in a round, but for two of three teams. */
export function setOfRound({ teams }: Drawn, round: number): number {
  const at = (round - 1) % (teams?.segments ?? 1);
  return setsOfMatch({ teams }, round - at).rounds[at]!;
}

/** How many sets a Swiss of so many rounds has. */
export function setsOfRounds({ teams }: Drawn, rounds: number): number {
  const segments = teams?.segments ?? 1;
  const behind = teams?.spareBehind;
  if (behind === undefined) return rounds;
  const last = Math.max(behind, Math.ceil(rounds / segments) * segments) - segments + 1;
  return setsOfMatch({ teams }, last).spare.at(-1)!;
}
