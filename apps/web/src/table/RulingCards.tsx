import { useTranslation } from 'react-i18next';
import type { RulingsSeen } from '../api/rulingDocuments.js';
import { knownIn } from '../rulings/calledOf.js';
import { RulingCard } from '../rulings/RulingCard.js';
import classes from '../kit/Phone.module.css';

/** Rulings as a table's phone shows them: fetched once there is one. */
export default function RulingCards({
  tournament,
  seen,
  own,
}: {
  readonly tournament: string;
  readonly seen: RulingsSeen;
  /** Those that concern the table. */
  readonly own: RulingsSeen['rulings'];
}) {
  const { t } = useTranslation();
  return (
    <section className={classes.card} aria-labelledby="rulings-here">
      <h2 id="rulings-here">{t('rulings.here')}</h2>
      <ul className="stack gap-16 list">
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
