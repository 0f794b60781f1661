import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';

type Accelerated = DrawOptions['accelerated'];

/** What an accelerated event begins with: the upper half, in the first two rounds, ten percentage points or IMPs. */
const USUAL = { rounds: 2, hundredths: 1_000 };

/** A bonus in the draws of the first rounds for the lowest numbers, so that the strongest meet sooner. */
export function AcceleratedFields({
  value,
  pairs,
  teams,
  onChange,
}: {
  readonly value: Accelerated;
  readonly pairs: number;
  readonly teams: boolean;
  readonly onChange: (value: Accelerated) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Tick
        label={t('swiss.accelerated')}
        description={t('swiss.acceleratedText')}
        value={value !== undefined}
        onChange={(wanted) =>
          onChange(wanted ? { ...USUAL, strongest: Math.max(1, Math.floor(pairs / 2)) } : undefined)
        }
      />
      {value && (
        <div className="row gap-12 top fields">
          <NumberField
            label={t('swiss.acceleratedRounds')}
            value={value.rounds}
            least={1}
            most={20}
            onChange={(rounds) => onChange({ ...value, rounds })}
          />
          <NumberField
            label={t(teams ? 'swiss.acceleratedTeams' : 'swiss.acceleratedStrongest')}
            value={value.strongest}
            least={1}
            most={pairs}
            onChange={(strongest) => onChange({ ...value, strongest })}
          />
          <NumberField
            label={t('swiss.acceleratedBonus')}
            value={Math.round(value.hundredths / 100)}
            least={1}
            most={500}
            onChange={(bonus) => onChange({ ...value, hundredths: bonus * 100 })}
          />
        </div>
      )}
    </>
  );
}

/** Options with or without a bonus: what is not wanted is left out. */
export function withAccelerated<Options extends { readonly accelerated?: Accelerated }>(
  options: Options,
  accelerated: Accelerated,
): Options {
  const { accelerated: _before, ...others } = options;
  return (accelerated === undefined ? others : { ...others, accelerated }) as Options;
}
