import type { PendingJob, PendingJobs } from './pending-jobs.js';
import { pendingTogether } from './pending-together.js';

function place(name: string, jobs: number): PendingJobs {
  const all = Array.from({ length: jobs }, (_, index): PendingJob => ({
    id: `${name}-${index}`,
    queue: 'publication',
    name,
    data: {},
    tournament: name,
    position: index,
  }));
  return {
    async page(after, limit) {
      const from = after === undefined ? 0 : Number(after.split(' ')[1]);
      const page = all.slice(from, from + limit);
      return { jobs: page, ...(from + limit < all.length && { next: `after ${from + limit}` }) };
    },
    onChange: () => () => undefined,
  };
}

async function everything(pending: PendingJobs, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before has ended
    const { jobs, next } = await pending.page(after, limit);
    ids.push(...jobs.map(({ id }) => id));
    if (next === undefined) return ids;
    after = next;
  }
}

describe('the pending jobs of several places', () => {
  it('is read page by page, one place after the other, and each job once', async () => {
    const all = ['book-0', 'book-1', 'book-2', 'print-0', 'print-1'];
    for (const limit of [1, 2, 3, 10]) {
      expect(await everything(pendingTogether(place('book', 3), place('print', 2)), limit)).toEqual(all);
    }
    expect(await everything(pendingTogether(place('book', 0), place('print', 1)), 2)).toEqual(['print-0']);
  });
});
