import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Choice } from '../../kit/Choice.js';

const FIRST_ROUNDS = ['lot', 'neighbours', 'halves', 'quarters'] as const;

/** How the first round is drawn, for which there are no results. */
export function FirstRound<Options extends Pick<DrawOptions, 'first'>>({
  draw,
  onChange,
}: {
  readonly draw: Options;
  readonly onChange: (draw: Options) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('swiss.first')}
      value={draw.first}
      options={FIRST_ROUNDS.map((value) => ({ value, label: t(`swiss.first.${value}`) }))}
      onChange={(first) => onChange({ ...draw, first })}
    />
  );
}
