import { useTranslation } from 'react-i18next';
import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { ResultSeen } from '../contract/ResultSeen.js';

/** What was played on a line, or that it was ruled on, or why there is nothing. */
export function LineResult({
  line: { result, status, rulings },
}: {
  readonly line: Pick<TravellerLineSeen, 'result' | 'status' | 'rulings'>;
}) {
  const { t } = useTranslation();
  if (status === 'ruled') {
    const law = rulings.find(({ withdrawn }) => withdrawn === null)?.law.law;
    return <span className="strong warn">{t('traveller.ruled', { law: law ?? '' })}</span>;
  }
  return result ? (
    <ResultSeen result={result} />
  ) : (
    <span className="muted">{t(`traveller.status.${status}`)}</span>
  );
}
