import { z } from 'zod';
import { SEALED_GAMES, USUAL_GAME, type PublishedDeals, type SealedGame } from '#cards';
import { Refusal } from '#platform';
import { readPublished } from '../files/published-data.js';

const number = z.int().min(0).max(10_000);
const publishedDeals = z.object({
  tournament: z.string(),
  set: z.string(),
  game: z.enum(Object.keys(SEALED_GAMES) as [SealedGame, ...SealedGame[]]).default(USUAL_GAME),
  commitments: z.array(
    z.object({
      number,
      delayed: z.object({ what: z.string(), how: z.string() }).nullable(),
      hash: z.string().nullable(),
      boards: z.array(z.object({ board: number, hash: z.string() })),
      value: z.string().nullable(),
    }),
  ),
  squareDeal: z
    .object({
      sqd: z.string(),
      sqk: z.string().nullable(),
      phase: number,
      session: number,
      set: z.enum(['original', 'reserve']),
      boards: z.object({ first: number, last: number }),
    })
    .nullish(),
  boards: z.array(
    z.object({
      board: number,
      deal: z.string().nullable(),
      request: number,
      sealed: z.object({ commitment: number, passedOver: number, key: z.string().nullable() }).nullable(),
    }),
  ),
  atTable: z.array(number),
});

/**
 * What is published of the deals of a set: from a file, or from the address of its page or of its data.
 *
 * @throws Refusal in one sentence, which names the first figure that is none
 */
export async function readDeals(from: string, signal: AbortSignal): Promise<PublishedDeals> {
  const data = await readPublished(from, signal, (page) =>
    page.startsWith('/tournaments/') ? `/api${page}` : undefined,
  );
  const read = publishedDeals.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue!.path.length === 0 ? '' : ` (${issue!.path.join('.')})`;
  throw new Refusal(`${from} contains no published deal set${where}.`);
}
