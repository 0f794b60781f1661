import type { DrawOptions, ForDraws } from '#tournament';
import type { EntrySeen } from '../../api/deskDocuments.js';

type Apart = NonNullable<DrawOptions['apart']>;
type Kind = Apart['groups'][number]['kind'];

/** What pairs belong to that draws may keep apart. */
export const KINDS = ['club', 'country', 'family'] as const satisfies readonly Kind[];

interface Seated {
  readonly contestant: string;
  readonly entry: string | null;
}

/** The contestants of each club, country or family that has more than one of them, as their entries say. */
export function groupsOf(
  contestants: readonly Seated[],
  entries: readonly Pick<EntrySeen, 'entry' | 'forDraws'>[],
  kinds: readonly Kind[],
): Apart['groups'] {
  const known = new Map(entries.map(({ entry, forDraws }) => [entry, forDraws]));
  return kinds.flatMap((kind) => {
    const groups = new Map<string, Set<string>>();
    for (const { contestant, entry } of contestants) {
      for (const name of namesOf(known.get(entry ?? ''), kind))
        groups.set(name, (groups.get(name) ?? new Set()).add(contestant));
    }
    return [...groups.values()]
      .filter(({ size }) => size > 1)
      .map((members) => ({ kind, contestants: [...members] }));
  });
}

/** Names that are written alike but for capitals and marks name one group. */
function namesOf(forDraws: ForDraws | undefined, kind: Kind): string[] {
  return (forDraws?.groups[kind] ?? []).map((name) => name.normalize('NFKC').toLowerCase());
}

/** The kinds that are kept apart. */
export function kindsOf(apart: DrawOptions['apart']): Kind[] {
  return KINDS.filter((kind) => apart?.groups.some((group) => group.kind === kind));
}

/** Options with those who are kept apart; left out where there are none. */
export function withApart(options: DrawOptions, apart: DrawOptions['apart']): DrawOptions {
  const { apart: _before, ...others } = options;
  return apart === undefined || apart.groups.length === 0 ? others : { ...others, apart };
}
