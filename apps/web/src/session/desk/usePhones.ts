import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { devicesQuery } from '../../api/queries.js';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { stands } from '../../devices/stands.js';
import { gameParts } from '../../play/gameParts.js';

/** Milliseconds between two looks at which phones stand for tables. */
const LOOK_AGAIN = 15_000;

/** The tables of a session for which a phone stands; undefined as long as it is not known. */
export function usePhones(
  tournament: string,
  session: string,
  enabled: boolean,
): ReadonlySet<string> | undefined {
  const { data } = useQuery({ ...devicesQuery(tournament), refetchInterval: LOOK_AGAIN, enabled });
  return useMemo(
    () =>
      data &&
      new Set(
        data.filter((device) => device.session === session && stands(device)).map(({ table }) => table),
      ),
    [data, session],
  );
}

/**
 * The tables without a phone, which hand in paper slips; none in games with score sheets, which are always completed.
 */
export function tablesOnPaper(
  { tables }: Pick<DeskSeen, 'tables'>,
  game: Parameters<typeof gameParts>[0],
  phones: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  if (!phones || gameParts(game).sheets) return new Set();
  return new Set(tables.map(({ table }) => table).filter((table) => !phones.has(table)));
}
