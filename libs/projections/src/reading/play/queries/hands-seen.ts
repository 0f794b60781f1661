import type { Json } from '#ledger';
import { games, gameOfSet } from '#tournament';
import { dealText, tricksText } from '../../../play/deal-text.js';
import { doubleDummyDocument } from '../../../play/documents/boards/double-dummy-document.js';
import { analysisOf, type BoardPlay, type HiddenDealPlay } from '../../../play/play-state.js';
import { maySeeDeal } from '../../../visibility/boards-seen.js';
import { isReleased } from '../../../visibility/released.js';
import type { TravellerVisibility } from '../views/traveller-view.js';
import type { ReaderAtMoment } from './reader-at-moment.js';

/** Nothing of a deal. */
export const NO_HANDS: TravellerVisibility['hands'] = { deal: null, doubleDummy: null };

/** The deal of a board: as it was revealed, also later, or opened with the key that is kept; null to those who may not see it. */
export async function dealSeen(reader: ReaderAtMoment, set: string, board: number): Promise<string | null> {
  const { state, judgedBy, viewer } = reader.at;
  if (!maySeeDeal(judgedBy, { boardSet: set }, board, viewer)) return null;
  const past = state.boards[set]?.[board];
  if (!past?.hidden) return null;
  return past.deal ?? asItIsNow(reader, set, board)?.deal ?? opened(reader, past.hidden, dealText);
}

/**
 * The deal of a board with its double-dummy results, to those who may see them. Before the release nobody has computed
 * any: they are computed for whoever has asked to see the deal.
 */
export async function handsSeen(
  reader: ReaderAtMoment,
  set: string,
  board: number,
): Promise<TravellerVisibility['hands']> {
  const deal = await dealSeen(reader, set, board);
  if (deal === null) return NO_HANDS;
  // Computed later it still is what follows from the cards.
  const analysis =
    analysisOf(asItIsNow(reader, set, board)) ?? analysisOf(reader.at.state.boards[set]?.[board]);
  const tricks = analysis
    ? (analysis.tricks ?? (await opened(reader, analysis.hidden, tricksText)))
    : await solvedAhead(reader, { set, board, deal });
  return { deal, doubleDummy: tricks === null ? null : doubleDummyDocument(tricks, board) };
}

/** A board as it is now, where it still has the deal of the moment that is looked at. */
function asItIsNow(
  { at: { state, judgedBy } }: ReaderAtMoment,
  set: string,
  board: number,
): BoardPlay | undefined {
  const [past, now] = [state, judgedBy].map(({ boards }) => boards[set]?.[board]);
  return now?.hidden?.id === past?.hidden?.id ? now : undefined;
}

/** Computes what a deal makes while its board is not released; after that the journal will have it. */
async function solvedAhead(
  { at: { judgedBy }, parts: { solver } }: ReaderAtMoment,
  { set, board, deal }: { readonly set: string; readonly board: number; readonly deal: string },
): Promise<string | null> {
  const { areAnalysed } = games[gameOfSet(judgedBy.dealSets[set])].deals;
  if (!areAnalysed || isReleased(judgedBy, { boardSet: set }, board)) return null;
  try {
    return await solver.tricks(deal);
  } catch {
    return null;
  }
}

/** What a kept key opens; a key that is not kept shows nothing. */
export async function opened<Read>(
  { parts, at }: Pick<ReaderAtMoment, 'parts' | 'at'>,
  hidden: HiddenDealPlay,
  text: (opened: Json) => Read | null,
): Promise<Read | null> {
  try {
    return text(await parts.vault.open(at.tournament, hidden));
  } catch {
    return null;
  }
}
