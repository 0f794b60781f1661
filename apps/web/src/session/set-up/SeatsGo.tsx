import { useTranslation } from 'react-i18next';

/** Says before another movement is chosen how many places, or numbers of teams, go with the one that is set. */
export function SeatsGo({
  count,
  of = 'seats',
}: {
  readonly count: number;
  readonly of?: 'seats' | 'numbers';
}) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p className="note" data-meaning="warn">
      {t(of === 'numbers' ? 'movement.numbersGo' : 'movement.seatsGo', { count })}
    </p>
  );
}
