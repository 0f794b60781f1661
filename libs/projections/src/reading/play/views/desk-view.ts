import { everybodyAt } from '#movement';
import type { EarlierPlay, SeatsAtTable, TableDocument } from '../../../play/documents/table-document.js';
import { personOf, type PlayerSeen } from './people.js';
import type { ContestantSeen } from './session-view.js';
import type { TravellerSeen } from './traveller-view.js';
import { FOUND_OF_ENTRY, tellsOfCards, type FoundOfEntry, type Suspicion } from '#tournament';
import type { CallAtTable, CallAtDesk } from '../../../play/documents/calls.js';
import type { DeskDocument, TableAtDesk } from '../../../play/documents/desk-document.js';
import type { SuspectedPlay } from '../../../play/documents/rulings/suspicions.js';

/** A table with the people of those who sit there or are met next, and the fields that may be seen there now. */
export interface TableSeen extends Omit<TableDocument, 'seats'> {
  readonly seats: SeatsSeen | null;
  readonly contestants: readonly ContestantSeen[];
  /** To a phone that goes with a pair: what the pair has played in the rounds that it has left. */
  readonly earlier: readonly EarlierPlay[];
  /** Travellers of boards of this round that were played here, until the players move on. */
  readonly fields: readonly TravellerSeen[];
}

/** How those at a table sit, with the four as they were announced. */
export interface SeatsSeen extends SeatsAtTable {
  readonly players: {
    readonly N?: PlayerSeen;
    readonly E?: PlayerSeen;
    readonly S?: PlayerSeen;
    readonly W?: PlayerSeen;
  };
}

/** The contestants that a table's document names. */
export function contestantsAt({ ns, ew, partners, next, late }: TableDocument): string[] {
  const named = [
    ns,
    ew,
    ...Object.values(partners ?? {}),
    ...next.flatMap((place) => [place.opponents, ...Object.values(place.partners ?? {})]),
    ...late.flatMap((play) => everybodyAt(play)),
  ];
  return [...new Set(named.filter((contestant) => contestant !== null))];
}

/** Of which boards, and in which role, somebody sees the director’s desk. */
export interface DeskVisibility {
  readonly maySeeFlags: (board: number) => boolean;
  readonly maySeeDeal: (board: number) => boolean;
  /** Only those who direct see what was found beside a deal. */
  readonly directs: boolean;
  /** Who it is. */
  readonly person: string;
  /** Names of people by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Who sits in the seat that answers for a table; null: nobody has a name there. */
  readonly responsibleName: (table: TableAtDesk) => string | null;
}

/** Somebody who directs, as another one sees it. */
export interface DirectorSeen {
  readonly name: string | null;
  /** It is who reads. */
  readonly self: boolean;
}

/** A call with who is on the way to it, and who has come. */
export type CallAtDeskSeen = CallAtTable &
  Pick<CallAtDesk, 'pairAt'> & {
    readonly comingBy: DirectorSeen | null;
    readonly cameBy: DirectorSeen | null;
  };

/** A table as those who run the session see it. */
export type TableAtDeskSeen = Omit<TableAtDesk, 'calls' | 'responsible'> & {
  readonly calls: readonly CallAtDeskSeen[];
  readonly responsible: (NonNullable<TableAtDesk['responsible']> & { readonly name: string | null }) | null;
};

/** The director’s desk as the staff see it. */
export type DeskSeen = Omit<DeskDocument, 'tables'> & { readonly tables: readonly TableAtDeskSeen[] };

/** The ids of the people who have taken calls. */
export function peopleAtDesk({ tables }: Pick<DeskDocument, 'tables'>): string[] {
  return tables.flatMap(({ calls }) =>
    calls.flatMap(({ comingBy, cameBy }) =>
      [comingBy, cameBy].flatMap((actor) => (actor ? [personOf(actor)] : [])),
    ),
  );
}

/**
 * The director’s desk without unlikely, doubtful or irregular results of boards of which the reader may not see that.
 */
export function deskView(
  document: DeskDocument,
  { maySeeFlags, maySeeDeal, directs, person, names, responsibleName }: DeskVisibility,
): DeskSeen {
  const seen = <Of extends { readonly board: number }>(all: readonly Of[]) =>
    all.filter(({ board }) => maySeeFlags(board));
  const { tables, suspected, doubts, contradictions, corrections, clashes, sealKeptBack } = document;
  const { otherBoards, reallyPlayed } = document;
  const who = (actor: string | null): DirectorSeen | null =>
    actor === null ? null : { name: names.get(personOf(actor)) ?? null, self: personOf(actor) === person };
  return {
    ...document,
    tables: tables.map((table) => ({
      ...table,
      responsible: table.responsible && { ...table.responsible, name: responsibleName(table) },
      calls: table.calls.map((call) => ({ ...call, comingBy: who(call.comingBy), cameBy: who(call.cameBy) })),
    })),
    suspected: seen(suspected).flatMap((play) => {
      if (!directs) return without(play, isFound);
      return maySeeDeal(play.board) ? play : without(play, tellsOfCards);
    }),
    sealKeptBack: directs ? sealKeptBack : { ...sealKeptBack, contradictions: 0 },
    doubts: seen(doubts),
    contradictions: seen(contradictions),
    corrections: seen(corrections),
    otherBoards: seen(otherBoards),
    reallyPlayed: seen(reallyPlayed),
    clashes: seen(clashes),
  };
}

function isFound(suspicion: Suspicion): boolean {
  return FOUND_OF_ENTRY.includes(suspicion as FoundOfEntry);
}

/** A suspected entry without what is not told of it; nothing where that is all. */
function without(play: SuspectedPlay, isHidden: (suspicion: Suspicion) => boolean): SuspectedPlay[] {
  const suspicions = play.suspicions.filter((suspicion) => !isHidden(suspicion));
  return suspicions.length > 0 || play.sidesDiffer ? [{ ...play, suspicions, fits: [] }] : [];
}
