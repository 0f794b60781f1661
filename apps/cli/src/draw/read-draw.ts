import { z } from 'zod';
import type { PublishedDraw } from '#movement';
import { Refusal } from '#platform';
import { readPublished } from '../files/published-data.js';

const seats = z.array(z.object({ entry: z.string(), contestant: z.string() }));
const play = z
  .object({
    ns: z.string(),
    ew: z.string(),
    /** Of individuals, who are kept apart as partners, too. */
    partners: z.object({ ns: z.string(), ew: z.string() }).optional(),
    set: z.number(),
  })
  .transform(({ partners, ...two }) => ({ ...two, ...(partners && { partners }) }))
  .nullable();
const section = z.object({
  section: z.string(),
  movement: z.object({ rounds: z.int().min(0).max(200), rows: z.array(z.array(play)) }),
});

const publishedDraw = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seed'),
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    seats,
    wishes: z
      .object({
        places: z.array(z.string()),
        sections: z.array(section),
        held: seats,
        seeds: z.array(z.object({ entry: z.string(), seed: z.int() })),
        seedsBegin: z.literal('apart').optional(),
        apart: z.array(z.array(z.string())),
        unavoidable: z.enum(['late', 'early']),
      })
      .nullable()
      .default(null),
  }),
  z.object({
    kind: z.literal('cards'),
    seats,
    cards: z.array(z.object({ entry: z.string(), card: z.string().regex(/^[SHDC][2-9TJQKA]$/) })),
  }),
]);

/**
 * What is published of a draw: from a file, or from the address of a session's page or of its data.
 *
 * @throws Refusal in one sentence
 */
export async function readDraw(from: string, signal: AbortSignal): Promise<PublishedDraw> {
  const data = await readPublished(from, signal, dataOf);
  if (data !== null && typeof data === 'object' && 'draw' in data && data.draw === null)
    throw new Refusal('This session has no seat draw.');
  const read = z.union([z.object({ draw: publishedDraw }), publishedDraw]).safeParse(data);
  if (!read.success) throw new Refusal(`${from} contains no published seat draw.`);
  return 'draw' in read.data ? read.data.draw : read.data;
}

const PAGE = /^\/tournaments\/([^/]+)\/session\/([^/]+)/;

function dataOf(page: string): string | undefined {
  const [, tournament, session] = PAGE.exec(page) ?? [];
  return tournament === undefined
    ? undefined
    : `/api/tournaments/${tournament}/sessions/${session}/seats-drawn`;
}
