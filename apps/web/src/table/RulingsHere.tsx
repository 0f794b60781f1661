import { useQuery } from '@tanstack/react-query';
import { rulingsHereQuery } from '../api/rulingQueries.js';
import type { PairedDevice } from '../api/types.js';
import { later } from '../kit/later.js';

const RulingCards = later(() => import('./RulingCards.js'), null);

/** Milliseconds after which rulings are read anew: not every change at a table is one of them. */
const READ_ANEW = 30_000;

/**
 * The rulings that concern those who sit at a table.
 *
 * @param round that is played there: who has gone on takes his rulings along
 * @param calls how often the director was called or has answered
 */
export function RulingsHere({
  device: { tournament, table },
  round,
  calls,
}: {
  readonly device: PairedDevice;
  readonly round: number;
  readonly calls: string;
}) {
  const { data: seen } = useQuery({
    ...rulingsHereQuery(tournament, table, round, calls),
    refetchInterval: READ_ANEW,
  });
  const own = seen?.rulings.filter((ruling) => ruling.own) ?? [];
  if (!seen || own.length === 0) return null;
  return <RulingCards tournament={tournament} seen={seen} own={own} />;
}
