import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { entriesQuery } from '../../api/deskQueries.js';
import { Button } from '../../kit/Button.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';
import { groupsOf, KINDS, kindsOf } from './apartGroups.js';

/** In how many rounds clubs are kept apart as a rule. */
const USUAL = 3;

/** Clubs, countries and families, as the entries have them, that do not meet in the first rounds. */
export function ApartFields({
  tournament,
  contestants,
  rounds,
  value,
  onChange,
}: {
  readonly tournament: string;
  /** Those of the section. */
  readonly contestants: SessionSeen['contestants'];
  /** How many rounds the section has. */
  readonly rounds: number;
  readonly value: DrawOptions['apart'];
  readonly onChange: (value: DrawOptions['apart']) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(entriesQuery(tournament));
  if (!data) return null;
  const chosen = kindsOf(value);
  const groups = (kinds: typeof chosen) => groupsOf(contestants, data.entries, kinds);
  const offered = KINDS.filter((kind) => chosen.includes(kind) || groups([kind]).length > 0);
  if (offered.length === 0) return <p className="muted">{t('draw.sayUnderEntries')}</p>;
  const first = value?.rounds ?? Math.min(USUAL, rounds);
  const choose = (kinds: typeof chosen) => onChange({ rounds: first, groups: groups(kinds) });
  const stale = value !== undefined && JSON.stringify(groups(chosen)) !== JSON.stringify(value.groups);
  return (
    <fieldset className="stack gap-12">
      <legend>{t('swiss.apart')}</legend>
      <p className="muted">{t('swiss.apartText')}</p>
      {offered.map((kind) => (
        <Tick
          key={kind}
          label={t(`draw.apart.${kind}`)}
          value={chosen.includes(kind)}
          onChange={(wanted) =>
            choose(KINDS.filter((each) => (each === kind ? wanted : chosen.includes(each))))
          }
        />
      ))}
      {value && (
        <div className="row gap-12 top fields">
          <NumberField
            label={t('swiss.apartRounds')}
            value={value.rounds}
            least={1}
            most={Math.max(rounds, value.rounds)}
            onChange={(upTo) => onChange({ ...value, rounds: upTo })}
          />
        </div>
      )}
      {stale && (
        <p className="note" data-meaning="warn">
          {t('swiss.apartStale')}{' '}
          <Button variant="default" onClick={() => choose(chosen)}>
            {t('swiss.apartAnew')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
