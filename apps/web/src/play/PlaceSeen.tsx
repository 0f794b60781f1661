import { useTranslation } from 'react-i18next';
import type { StandingSeen } from '../api/documents.js';
import { Heard } from '../kit/Heard.js';
import { placeOf } from './places.js';

/** A place in a table: `3`, `2=` where it is shared, a dash for who is unranked. */
export function PlaceSeen({ standing }: { readonly standing: Pick<StandingSeen, 'place' | 'last'> }) {
  const { t } = useTranslation();
  const { place } = standing;
  const seen = placeOf(standing);
  if (seen === undefined)
    return <Heard seen={<span title={t('standings.unranked')}>–</span>}>{t('moved.noPlace')}</Heard>;
  return seen === `${place}` ? seen : <Heard seen={seen}>{t('standings.shared', { place })}</Heard>;
}

/** The heading over places. */
export function PlaceHeading() {
  const { t } = useTranslation();
  return (
    <th scope="col" aria-label={t('standings.placeHeard')}>
      {t('standings.place')}
    </th>
  );
}
