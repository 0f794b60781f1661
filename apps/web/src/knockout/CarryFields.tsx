import { Select } from '../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KnockoutSettings } from '#tournament';
import { playSessionsQuery } from '../api/sessionQueries.js';
import { ExactNumberField } from '../kit/ExactNumberField.js';
import classes from './Knockout.module.css';

type Carry = NonNullable<KnockoutSettings['carry']>;

const NOTHING = '';
/** Half where the higher seed won, a third where the lower did, at most 16 IMPs: so the World Bridge Federation. */
const USUAL: Omit<Carry, 'from'> = { wonByHigher: '1/2', wonByLower: '1/3', most: '16', decimals: 1 };

/** What the teams of a match begin with for the one that they played in an earlier session. */
export function CarryFields({
  tournament,
  carry,
  onChange,
}: {
  readonly tournament: string;
  readonly carry: Carry | undefined;
  readonly onChange: (carry: Carry | undefined) => void;
}) {
  const { t } = useTranslation();
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  if (sessions.length === 0) return null;
  return (
    <>
      <Select
        label={t('seeding.carry.from')}
        value={carry?.from ?? NOTHING}
        data={[
          { value: NOTHING, label: t('seeding.carry.nothing') },
          ...sessions.map(({ session }) => ({ value: session, label: t('session.name', { session }) })),
        ]}
        onChange={(value) => onChange(value === NOTHING ? undefined : { ...(carry ?? USUAL), from: value })}
      />
      {carry && (
        <div className={classes.carry}>
          {(['wonByHigher', 'wonByLower'] as const).map((name) => (
            <ExactNumberField
              key={name}
              label={t(`seeding.carry.${name}`)}
              kind="fraction"
              value={carry[name]}
              onChange={(part) => onChange({ ...carry, [name]: part })}
            />
          ))}
          <ExactNumberField
            label={t('seeding.carry.most')}
            value={carry.most}
            onChange={(most) => onChange({ ...carry, most })}
            onEmpty={() => {
              const { most: _unlimited, ...rest } = carry;
              onChange(rest);
            }}
          />
        </div>
      )}
    </>
  );
}
