import { useState } from 'react';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { NextPlace, TableSeen } from '../api/tableDocuments.js';
import { placeAhead } from './tableAhead.js';

/** Where somebody is in a round, by what the session shows of it. */
export type PlaceAhead = (session: SessionSeen, contestant: string, round: number) => NextPlace;

/**
 * The round that has just been left here because the next one was called: who was there still wants to know where to go,
 * and to say that what is recorded of it is right, unless they have said here that they move on. Nothing of it is kept
 * once the session is over: then nobody goes anywhere.
 *
 * @param ahead the table is in a round that they have said so for, and the server has not heard of it
 */
export function useLeft(
  table: TableSeen,
  session: SessionSeen,
  ahead = false,
  placeIn: PlaceAhead = placeAhead,
) {
  const [last, setLast] = useState(table);
  const [left, setLeft] = useState<TableSeen>();
  const [movingTo, moveTo] = useState<number>();
  if (table !== last) {
    setLast(table);
    // Its start was undone: it is as if nobody had moved.
    if (table.round < last.round) moveTo(undefined);
    const told = ahead || table.round === movingTo;
    if (table.round > last.round && last.next.length > 0 && !told) {
      setLeft({ ...last, fields: [] });
    }
  }
  return {
    left: left && leavingFor(left, session, table, placeIn),
    arrive: () => setLeft(undefined),
    /** Notes who has said that what is recorded of it is right. */
    confirm: (side: SideName) => setLeft(left && { ...left, confirmed: [...left.confirmed, side] }),
    moveTo,
  };
}

/**
 * A round that was left, with where everybody goes in the current one. The seating that was known on leaving may be
 * missing, if the next round was drawn and started at once, or may be of a round that is over.
 *
 * @param now the table in the round that is played now
 * @returns undefined where the session does not run, or the start of the round was undone: there is nowhere to go
 */
export function leavingFor(
  left: TableSeen,
  session: SessionSeen,
  { round, status }: Pick<TableSeen, 'round' | 'status'>,
  placeIn: PlaceAhead = placeAhead,
): TableSeen | undefined {
  if (status !== 'running' || round <= left.round) return undefined;
  const isKnown = ({ round: of, toBeDrawn }: NextPlace) => of === round && !toBeDrawn;
  return {
    ...left,
    next: left.next.map((place) => (isKnown(place) ? place : placeIn(session, place.contestant, round))),
  };
}
