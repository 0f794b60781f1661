import type { RoomDocument } from '../../play/documents/room-document.js';

/** The room without what is unlikely or doubtful about boards of which the reader may not see that. */
export function roomView(document: RoomDocument, maySeeFlags: (board: number) => boolean): RoomDocument {
  const seen = <Of extends { readonly board: number }>(all: readonly Of[]) =>
    all.filter(({ board }) => maySeeFlags(board));
  const { flagged, doubts, contradictions } = document;
  return {
    ...document,
    flagged: seen(flagged),
    doubts: seen(doubts),
    contradictions: seen(contradictions),
  };
}
