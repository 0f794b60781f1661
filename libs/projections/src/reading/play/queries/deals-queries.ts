import type { Json } from '#ledger';
import { games, gameOfSet } from '#tournament';
import { dealText, tricksText } from '../../../play/deal-text.js';
import {
  doubleDummyDocument,
  dealsDocument,
  dealSetsIn,
  type DealsDocument,
} from '../../../play/documents/boards/deals-document.js';
import { analysisOf, type BoardPlay, type HiddenDealPlay } from '../../../play/play-state.js';
import { maySeeDeal } from '../../../visibility/boards-seen.js';
import { isReleased } from '../../../visibility/released.js';
import type { TravellerVisibility } from '../views/traveller-view.js';
import { type ReaderAtMoment, NotThere } from './reader-at-moment.js';
import { boardSetsDocument } from '../../../play/documents/boards/board-sets-document.js';
import { isStaff } from '../../../visibility/viewer.js';
import { boardSetView, mentionedInSets, type BoardSetSeen } from '../views/board-set-view.js';

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

/** The deal of a board of a set with its double-dummy results; nothing to those who may not see it, or where none is kept. */
export type DealOfBoardSeen = TravellerVisibility['hands'] & { readonly set: string; readonly board: number };

/** Sets of boards and their deals. */
export class DealsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Every set of boards, for those who prepare them: who was given which deals in files by name. */
  async boardSets(): Promise<BoardSetSeen[]> {
    const { state, viewer } = this.reader.at;
    const sets = boardSetsDocument(state);
    const mentioned = mentionedInSets(sets);
    const [names, texts] = await Promise.all([
      this.reader.parts.people.names(mentioned.people),
      this.reader.texts(mentioned.texts),
    ]);
    return sets.map((set) => boardSetView(set, { staff: isStaff(viewer), texts, names }));
  }

  /** The deal of a board, whether or not any session plays it. @throws NotThere */
  async dealOfBoard(set: string, board: number): Promise<DealOfBoardSeen> {
    const { state } = this.reader.at;
    if (!state.boards[set]?.[board]) throw new NotThere('session.board-unknown', { board });
    return { set, board, ...(await handsSeen(this.reader, set, board)) };
  }

  /** The sets of boards of whose deals something was promised or is open. */
  sets(): string[] {
    return dealSetsIn(this.reader.at.state);
  }

  /** What was promised of the deals of a set and which are open; nothing of a set of which nothing is known. */
  deals(set: string): DealsDocument {
    const document = dealsDocument(this.reader.at.state, this.reader.at.tournament, set);
    // A board that was dealt anew since has still to be played: neither its past nor its key tells of it.
    const now = this.reader.at.judgedBy.boards[set];
    return {
      ...document,
      boards: document.boards.filter(({ board }) => now?.[board]?.status === 'revealed'),
    };
  }
}
