import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { ScoreStanding } from './lifeDocuments.js';
import type { SaidOfRuling } from './rulingDocuments.js';
import type { EffectPreviewSeen } from './rulingPreview.js';
import { rulingsKey } from './rulingQueries.js';
import type { RulingPlace } from './sessionCommands.js';

/** What a ruling changed at one time: when it was given, amended, decided or taken back. */
export interface RulingChangeSeen extends EffectPreviewSeen {
  readonly what: 'given' | SaidOfRuling['what'];
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** The scores that it put something else in the place of. */
  readonly scores: readonly (RulingPlace & {
    readonly before: ScoreStanding;
    readonly after: ScoreStanding;
  })[];
}

/** What a ruling has changed, in the order in which it did. */
export const rulingChangesQuery = (tournament: string, ruling: string) =>
  queryOptions({
    queryKey: [...rulingsKey(tournament), 'changes', ruling],
    queryFn: async ({ signal }) => {
      const path = `/api/tournaments/${tournament}/rulings/${ruling}/changes`;
      return (await request<{ readonly changes: readonly RulingChangeSeen[] }>(path, { signal })).changes;
    },
  });
