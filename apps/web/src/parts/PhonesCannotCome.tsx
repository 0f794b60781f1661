import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/queries.js';

/** Beside links and codes for other devices: a warning where they lead to this computer alone. */
export function PhonesCannotCome() {
  const { t } = useTranslation();
  const { data } = useQuery(sessionQuery);
  if (!data || data.address.reachesPhones) return null;
  return (
    <p className="note" data-meaning="warn" role="alert">
      {t('address.onlyHere', { address: data.address.base })}
    </p>
  );
}
