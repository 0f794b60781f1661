import type { RunningScore } from '#scoring';
import type { KeptFigures } from '#tournament';
import type { PlayQueries } from '#projections';
import { placesOf, publishedOf, swissOf } from './kept-figures.js';
import { compareTeams, teamsOfDocument } from '../teams/compare-teams.js';
import { compare, type ComparedFigure } from '../compare/compare.js';
import { comparisonOf, type Comparison } from '../compare/comparison.js';
import {
  figuresOfDocuments,
  type SessionDocuments,
  type Traveller,
  type ContestStanding,
  type Standings,
} from '../compare/figures-of-documents.js';
import { runningOfDocument, type Matches } from '../compare/running-of-documents.js';
import { runningFigures } from '../compare/running-scores.js';
import { compareSwiss } from '../compare/swiss-points.js';

/** The documents of a session of an imported tournament. */
export type ImportedDocuments = SessionDocuments & {
  matches(): Promise<Matches>;
};

/**
 * Compares the published figures that are kept beside a session with those that it has now.
 *
 * @param isInContest whether the session is a part of an event
 */
export async function compareKept(
  kept: KeptFigures,
  documents: ImportedDocuments,
  isInContest: boolean,
): Promise<Comparison> {
  const compared = await comparedWith(kept, documents, isInContest);
  const keyOf = ({ kind, of, ours }: { readonly kind: string; readonly of: string; readonly ours: string }) =>
    `${kind} ${of} ${ours}`;
  const known = new Map(kept.known.map((figure) => [keyOf(figure), figure.why]));
  const irregular = compared.flatMap((figure) => {
    const why = known.get(keyOf(figure));
    return why === undefined ? [] : [{ ...figure, why }];
  });
  const different = compared.filter(
    (figure) => figure.published !== figure.ours && !known.has(keyOf(figure)),
  );
  return comparisonOf(compared, { irregular, different });
}

async function comparedWith(
  kept: KeptFigures,
  documents: ImportedDocuments,
  isInContest: boolean,
): Promise<ComparedFigure[]> {
  if (kept.running.length > 0) return runningCompared(kept, runningOfDocument(await documents.matches()));
  if (kept.of === 'teams') return compareTeams(kept, teamsOfDocument(await documents.matches()));
  const ours = await figuresOfDocuments(documents, { placeOf: placesOf(kept), contest: isInContest });
  const swiss = swissOf(kept);
  return [...compare(publishedOf(kept), ours), ...(swiss ? compareSwiss(swiss, ours) : [])];
}

function runningCompared({ running }: KeptFigures, ours: readonly RunningScore[]): ComparedFigure[] {
  return running.flatMap(({ round, ...published }) => runningFigures(published, ours[round - 1]));
}

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
