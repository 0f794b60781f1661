import { useTranslation } from 'react-i18next';
import { recordProblemText, type Language } from '#words';
import type { RecordSeen } from '../api/recordDocuments.js';
import { cardSaid } from './trickText.js';

/** What is recorded otherwise than the result, or cannot have been with this deal. */
export function Differences({
  record: { differences, fault },
}: {
  readonly record: Pick<RecordSeen, 'differences' | 'fault'>;
}) {
  const { t, i18n } = useTranslation();
  const said = differences.map((difference) => {
    switch (difference.what) {
      case 'contract':
        return t('replay.otherContract');
      case 'lead':
        return t('replay.otherLead', { card: cardSaid(t, difference.record) });
      case 'tricks': {
        const { record, result, revoked } = difference;
        return t(revoked ? 'replay.otherTricksRevoked' : 'replay.otherTricks', { record, result });
      }
      default:
        return difference satisfies never;
    }
  });
  const impossible =
    fault &&
    t('replay.impossible', {
      fault: recordProblemText(fault.fault, { ...fault }, i18n.language as Language),
      law: fault.law,
    });
  return (
    <>
      {[impossible, ...said].map(
        (text) =>
          text && (
            <p key={text} className="note" data-meaning="warn">
              {text}
            </p>
          ),
      )}
    </>
  );
}
