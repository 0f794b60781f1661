import type { RoomDocument } from '../../play/documents/room-document.js';

/** The room without the flags of boards whose flags the reader may not see. */
export function roomView(document: RoomDocument, maySeeFlags: (board: number) => boolean): RoomDocument {
  return { ...document, flagged: document.flagged.filter(({ board }) => maySeeFlags(board)) };
}
