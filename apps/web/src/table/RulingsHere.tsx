import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rulingsHereQuery } from '../api/rulingQueries.js';
import type { PairedDevice } from '../api/types.js';
import { knownIn } from '../rulings/calledOf.js';
import { RulingCard } from '../rulings/RulingCard.js';
import rulings from '../rulings/Rulings.module.css';
import classes from './Table.module.css';

/** Milliseconds after which rulings are read anew: not every change at a table is one of them. */
const READ_ANEW = 30_000;

/**
 * The rulings that concern those who sit at a table.
 *
 * @param round that is played there: who has gone on takes his rulings along
 * @param calls how often the director was called or has answered
 */
export default function RulingsHere({
  device: { tournament, table },
  round,
  calls,
}: {
  readonly device: PairedDevice;
  readonly round: number;
  readonly calls: string;
}) {
  const { t } = useTranslation();
  const { data: seen } = useQuery({
    ...rulingsHereQuery(tournament, table, round, calls),
    refetchInterval: READ_ANEW,
  });
  const own = seen?.rulings.filter((ruling) => ruling.own) ?? [];
  if (!seen || own.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="rulings-here">
      <h2 id="rulings-here">{t('rulings.here')}</h2>
      <ul className={rulings.rulings}>
        {own.map((each) => (
          <RulingCard
            key={each.ruling}
            tournament={tournament}
            ruling={each}
            known={knownIn(seen, each.session)}
            appeals={seen.appeals[each.session]}
            mayDirect={false}
            alone={false}
            linked={false}
          />
        ))}
      </ul>
    </section>
  );
}
