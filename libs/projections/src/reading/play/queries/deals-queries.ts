import { handsSeen } from './hands-seen.js';
import {
  dealsDocument,
  dealSetsIn,
  type DealsDocument,
} from '../../../play/documents/boards/deals-document.js';
import type { TravellerVisibility } from '../views/traveller-view.js';
import { type ReaderAtMoment, NotThere } from './reader-at-moment.js';
import { boardSetsDocument } from '../../../play/documents/boards/board-sets-document.js';
import { isStaff } from '../../../visibility/viewer.js';
import { boardSetView, mentionedInSets, type BoardSetSeen } from '../views/board-set-view.js';

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
