import type { ForDraws, GroupKind } from '#tournament';
import { listOf } from '../../play/classDraft.js';

/** What is to be known of an entry of which nobody has said anything. */
export const NOTHING_KNOWN: ForDraws = {
  groups: { club: [], country: [], family: [] },
  stationary: false,
  seed: null,
};

/** What is said of an entry for draws, as it is being written; groups with commas between them. */
export type ForDrawsDraft = Readonly<Record<GroupKind | 'seed' | 'team', string>> & {
  readonly stationary: boolean;
};

/** What it looks like in the fields. */
export function draftOf({
  groups: { club, country, family },
  team = '',
  seed,
  stationary,
}: ForDraws): ForDrawsDraft {
  return {
    club: club.join(', '),
    country: country.join(', '),
    family: family.join(', '),
    team,
    seed: seed === null ? '' : String(seed),
    stationary,
  };
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'’&+/()_-]{0,39}$/u;
const MARK = /^[\p{L}\p{N}]{1,3}$/u;
const MOST_GROUPS = 6;

/** Whether a text can be the name of a club, or of a team. */
export function isGroupName(text: string): boolean {
  return NAME.test(text);
}

/** What was written, or the fields that cannot be read. */
export function forDrawsOf({ seed, stationary, team, ...written }: ForDrawsDraft): {
  readonly known?: ForDraws;
  readonly faults: readonly (GroupKind | 'seed' | 'team')[];
} {
  const groups = {
    club: listOf(written.club),
    country: listOf(written.country),
    family: listOf(written.family),
  };
  const reads = (kind: GroupKind, pattern: RegExp) =>
    groups[kind].length <= MOST_GROUPS && groups[kind].every((name) => pattern.test(name));
  const number = seed.trim() === '' ? null : Number(seed);
  const faults = [
    ...(reads('club', NAME) ? [] : (['club'] as const)),
    ...(reads('country', NAME) ? [] : (['country'] as const)),
    ...(reads('family', MARK) ? [] : (['family'] as const)),
    ...(team.trim() === '' || isGroupName(team.trim()) ? [] : (['team'] as const)),
    ...(number === null || (/^\d{1,4}$/.test(seed.trim()) && number >= 1) ? [] : (['seed'] as const)),
  ];
  return faults.length > 0
    ? { faults }
    : {
        known: { groups, ...(team.trim() !== '' && { team: team.trim() }), stationary, seed: number },
        faults,
      };
}

/** Whether draws have anything to know. */
export function isKnown({ groups, team, stationary, seed }: ForDraws): boolean {
  return (
    stationary ||
    team !== undefined ||
    seed !== null ||
    Object.values(groups).some((names) => names.length > 0)
  );
}
