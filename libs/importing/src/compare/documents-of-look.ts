import type { Look } from '#projections';
import type { ImportedDocuments } from './compare-kept.js';
import type { Traveller } from './figures-of-documents.js';
import type { ContestStanding, Standings } from './rankings-of-documents.js';
import type { Matches } from './running-of-documents.js';

/** The documents of a session in a look at its tournament; the event that it is a part of has its name. */
export function documentsOfLook(
  { standings, protocols, contests }: Pick<Look, 'standings' | 'protocols' | 'contests'>,
  session: string,
): ImportedDocuments {
  return {
    standings: async (): Promise<Standings> => standings.of(session),
    // Methods that no published game is scored by have charts of their own, at which nobody looks here.
    traveller: async (board): Promise<Traveller> =>
      (await protocols.traveller(session, board)) as unknown as Traveller,
    contest: async (): Promise<ContestStanding> => contests.contest(session),
    matches: async (): Promise<Matches> => standings.matches(session),
  };
}
