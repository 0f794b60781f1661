import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionSeen } from '../api/documents.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import { travellerQuery } from '../api/sessionQueries.js';
import { sheetQuery } from '../play/sheetQueries.js';

/**
 * Up to which journal entry whoever rules had seen what stands on these places, when they came to be ruled on: what has
 * changed since is shown before the ruling is given. Undefined as long as they are being read.
 *
 * @param from of a ruling in whose place another is given: up to where that one was seen
 */
export function useSeenBefore(
  tournament: string,
  { session }: SessionSeen,
  places: readonly PlaceOfRuling[],
  from: number | undefined,
): number | undefined {
  const boards = [...new Set(places.flatMap((place) => ('board' in place ? [place.board] : [])))];
  const sheets = places.filter((place) => !('board' in place));
  const ofBoards = useQueries({
    queries: boards.map((board) => travellerQuery(tournament, session, board)),
    combine: (read) => read.map(({ data }) => data?.position),
  });
  const ofSheets = useQueries({
    queries: sheets.map(({ table, round }) => sheetQuery(tournament, session, table, round)),
    combine: (read) => read.map(({ data }) => data?.position),
  });
  const [first, setFirst] = useState<Readonly<Record<string, number>>>({});
  const keys = [...boards.map(String), ...sheets.map(({ table, round }) => `${table} ${round}`)];
  const read = [...ofBoards, ...ofSheets];
  // What was read first is what was seen.
  const fresh = keys.flatMap((key, index) => {
    const position = read[index];
    return position === undefined || Object.hasOwn(first, key) ? [] : [[key, position] as const];
  });
  if (fresh.length > 0) setFirst({ ...first, ...Object.fromEntries(fresh) });
  const seen = keys.flatMap((key) => first[key] ?? []);
  const known = [...seen, ...(from === undefined ? [] : [from])];
  return known.length === 0 ? undefined : Math.min(...known);
}
