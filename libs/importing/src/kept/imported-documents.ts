import type { PlayQueries } from '#projections';
import type { ImportedDocuments } from './compare-kept.js';
import type { Traveller } from '../compare/figures-of-documents.js';
import type { ContestStanding, Standings } from '../compare/rankings-of-documents.js';
import type { Matches } from '../compare/running-of-documents.js';

/** The documents of a session in a look at its tournament; the event that it is a part of has its name. */
export function importedDocuments(
  { standings, protocols, contests }: Pick<PlayQueries, 'standings' | 'protocols' | 'contests'>,
  session: string,
): ImportedDocuments {
  const read = async (): Promise<ReadonlyMap<number, Traveller>> =>
    // Methods that no published game is scored by have charts of their own, at which nobody looks here.
    new Map((await protocols.travellers(session)).map((each) => [each.board, each as unknown as Traveller]));
  let travellers: ReturnType<typeof read> | undefined;
  return {
    standings: async (): Promise<Standings> => standings.of(session),
    // All are read at once: each by itself would come with its hands and with what was said of it.
    traveller: async (board): Promise<Traveller> =>
      (await (travellers ??= read())).get(board) ??
      ((await protocols.traveller(session, board)) as unknown as Traveller),
    contest: async (): Promise<ContestStanding> => contests.contest(session),
    matches: async (): Promise<Matches> => standings.matches(session),
  };
}
