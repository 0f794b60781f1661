import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Choice } from '../../kit/Choice.js';

type Odd = DrawOptions['odd'];

/** What becomes of an odd number of teams: the lowest has a bye, or three play each other. */
export function OddTeamsField({
  value = 'bye',
  onChange,
}: {
  readonly value: Odd;
  readonly onChange: (value: NonNullable<Odd>) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('swiss.oddTeams')}
      value={value}
      options={(['bye', 'three-way'] as const).map((one) => ({
        value: one,
        label: t(`swiss.oddTeams.${one}`),
      }))}
      onChange={onChange}
    />
  );
}

/** Options with what becomes of an odd number: a bye is left out. */
export function withOdd<Options extends { readonly odd?: Odd }>(
  options: Options,
  odd: NonNullable<Odd>,
): Options {
  const { odd: _before, ...others } = options;
  return (odd === 'bye' ? others : { ...others, odd }) as Options;
}
