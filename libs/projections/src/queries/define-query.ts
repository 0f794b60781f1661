import { z } from 'zod';
import type { TournamentRole } from '#tournament';
import type { PlayQueries } from '../reading/play/play-queries.js';
import { NotThere } from '../reading/play/queries/reader-at-moment.js';
import type { OwnReader } from '../visibility/own-play.js';

/** Who may ask: whoever may see the tournament, a captain, or those with a role in it and a table's device. */
export type QueryAudience =
  | 'may-see'
  | 'captain'
  | { readonly roles: readonly TournamentRole[]; readonly device?: true };

/** What a query reads, and for whom. */
export interface ReaderContext {
  readonly queries: PlayQueries;
  /** As whom the reader reads what is their own; empty for queries that are not `own`. */
  readonly own: OwnReader;
  /** The entry of a captain. */
  readonly entry?: string;
  /** The address of the server as the reader reaches it, without a stroke at its end. */
  readonly address: string;
  /** The tournaments that the reader sees listed. */
  listed(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The journal position of an earlier moment, as a reader names it. @throws a problem of the position */
  moment(text: string): Promise<number>;
}

/** A query as data: its name, who may ask, what they say, where it is asked, and how it is answered. */
export interface QueryDefinition<Parameters = unknown, Answer = unknown> {
  readonly name: string;
  readonly summary: string;
  /** The part of the documentation in which it stands: usually that of sessions. */
  readonly subject: string;
  /** Its address, below that of its tournament. */
  readonly path: string;
  readonly audience: QueryAudience;
  /** What stands in the address and behind it. */
  readonly parameters: z.ZodType<Parameters>;
  /** Which moments it can be asked of: any, now, or now without waiting for a position. */
  readonly moments: 'any' | 'now' | 'at-once';
  /** It takes long: it is answered beside the entries. */
  readonly costly: boolean;
  /** Its answer hangs on who the reader is, beside what their role sees. */
  readonly own: boolean;
  /** Its answer is made of other journals, too, so that it is never remembered. */
  readonly ofOthers: boolean;
  /** The table that it is about, where the table's device may ask. */
  table?(parameters: NoInfer<Parameters>): { readonly session: string; readonly table: string };
  /** A pure function of the states that the look has. @throws NotThere */
  read(context: ReaderContext, parameters: NoInfer<Parameters>): Answer | Promise<Answer>;
  /** What is answered, for its type alone. */
  readonly answer?: Answered<Answer>;
}

/** An answer, with the journal position that it shows. */
export type Answered<Answer> = { position: number } & Answer;

/** A query whose parameters and answer are no longer told apart by the compiler, as registries and routes hold it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the registry holds queries of all parameters
export type AnyQuery = QueryDefinition<any, object>;

type Usual = 'subject' | 'moments' | 'costly' | 'own' | 'ofOthers';

/** Defines a query (a helper for its types). */
export function defineQuery<Parameters, Answer extends object>(
  definition: Omit<QueryDefinition<Parameters, Answer>, Usual | 'answer'> &
    Partial<Pick<QueryDefinition<Parameters, Answer>, Usual>>,
): QueryDefinition<Parameters, Answer> {
  return { subject: 'Sessions', moments: 'any', costly: false, own: false, ofOthers: false, ...definition };
}

/** The parameters of a query about a session. */
export const ofSession = z.object({ session: z.string() });

/** A board or a round in an address. */
const NUMBER = /^[1-9]\d{0,2}$/;

/** A number in an address. @throws NotThere what has such a number, where it is none */
export function numberIn(text: string, code: NotThere['code'], params: NotThere['params']): number {
  if (!NUMBER.test(text)) throw new NotThere(code, params);
  return Number(text);
}

/** An earlier moment with which another one is compared. */
export const since = z
  .string()
  .optional()
  .meta({ description: 'A journal position or a time (ISO 8601). Default: the first entry' });
