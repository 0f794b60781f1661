import { FOUND_OF_ENTRY, type FoundOfEntry } from '#tournament';
import type { RoomDocument } from '../../play/documents/room-document.js';
import type { SuspectedPlay } from '../../play/documents/suspicions.js';

/** Of what boards and in which office somebody sees the room. */
export interface RoomSight {
  readonly maySeeFlags: (board: number) => boolean;
  /** Only those who direct see what was found beside a deal. */
  readonly directs: boolean;
}

/** The room without what is unlikely or doubtful about boards of which the reader may not see that. */
export function roomView(document: RoomDocument, { maySeeFlags, directs }: RoomSight): RoomDocument {
  const seen = <Of extends { readonly board: number }>(all: readonly Of[]) =>
    all.filter(({ board }) => maySeeFlags(board));
  const { suspected, doubts, contradictions, sealKeptBack } = document;
  return {
    ...document,
    suspected: directs ? seen(suspected) : seen(suspected).flatMap(withoutDeal),
    sealKeptBack: directs ? sealKeptBack : { ...sealKeptBack, contradictions: 0 },
    doubts: seen(doubts),
    contradictions: seen(contradictions),
  };
}

/** A suspected entry without what its deal tells; nothing where that is all. */
function withoutDeal(play: SuspectedPlay): SuspectedPlay[] {
  const suspicions = play.suspicions.filter(
    (suspicion) => !FOUND_OF_ENTRY.includes(suspicion as FoundOfEntry),
  );
  return suspicions.length > 0 || play.sidesDiffer ? [{ ...play, suspicions, fits: [] }] : [];
}
