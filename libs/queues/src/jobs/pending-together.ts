import type { PendingJobs } from './pending-jobs.js';

/** What several places say is pending, one after the other: a page of one never holds jobs of another. */
export function pendingTogether(...places: readonly PendingJobs[]): PendingJobs {
  return {
    async page(after, limit) {
      const [, at = '0', own] = /^(\d+)(?: (.*))?$/s.exec(after ?? '0') ?? [];
      const place = places[Number(at)];
      if (!place) return { jobs: [] };
      const { jobs, next } = await place.page(own, limit);
      if (next !== undefined) return { jobs, next: `${at} ${next}` };
      const following = Number(at) + 1;
      return { jobs, ...(following < places.length && { next: `${following}` }) };
    },
    onChange(listener) {
      const ends = places.map((place) => place.onChange(listener));
      return () => ends.forEach((end) => end());
    },
  };
}
