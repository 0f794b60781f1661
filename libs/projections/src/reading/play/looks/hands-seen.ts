import type { Json } from '#ledger';
import { dealText, tricksText } from '../../../play/deal-text.js';
import { doubleDummyDocument } from '../../../play/documents/double-dummy-document.js';
import { analysisOf, type HiddenDealPlay } from '../../../play/play-state.js';
import { maySeeDeal } from '../../../visibility/boards-seen.js';
import type { BoardSight } from '../traveller-view.js';
import type { Sight } from './sight.js';

/** Nothing of a deal. */
export const NO_HANDS: BoardSight['hands'] = { deal: null, doubleDummy: null };

/**
 * The deal of a board with its double-dummy results: as they were revealed, also later, or opened with the key that is
 * kept; nothing to those who may not see it.
 */
export async function handsSeen(sight: Sight, set: string, board: number): Promise<BoardSight['hands']> {
  const { state, judgedBy, viewer } = sight.at;
  if (!maySeeDeal(judgedBy, { boardSet: set }, board, viewer)) return NO_HANDS;
  const then = state.boards[set]?.[board];
  const now = judgedBy.boards[set]?.[board];
  if (!then?.hidden) return NO_HANDS;
  const same = now?.hidden?.id === then.hidden.id ? now : then;
  // Computed later it still is what follows from the cards.
  const analysis = analysisOf(same) ?? analysisOf(then);
  const [deal, tricks] = await Promise.all([
    then.deal ?? same.deal ?? opened(sight, then.hidden, dealText),
    analysis ? (analysis.tricks ?? opened(sight, analysis.hidden, tricksText)) : null,
  ]);
  return { deal, doubleDummy: tricks === null ? null : doubleDummyDocument(tricks, board) };
}

/** What a kept key opens; a key that is not kept shows nothing. */
export async function opened<Read>(
  { parts, at }: Pick<Sight, 'parts' | 'at'>,
  hidden: HiddenDealPlay,
  text: (opened: Json) => Read | null,
): Promise<Read | null> {
  try {
    return text(await parts.vault.open(at.tournament, hidden));
  } catch {
    return null;
  }
}
