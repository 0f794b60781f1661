import { useTranslation } from 'react-i18next';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { numbersText, tablesText } from '../../messages/fieldText.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';

/** So many lines stand in the room; more are opened. */
const MOST = 3;

/** Which tables share boards, and in which rounds. */
export function SharingNow({ sharing }: Pick<DeskSeen, 'sharing'>) {
  const { t } = useTranslation();
  if (sharing.length === 0) return null;
  const lines = sharing.map(({ tables, rounds }) => (
    <p key={tables.join(' ')}>
      {t('room.sharingNow', {
        tables: tablesText(tables),
        rounds: numbersText(rounds),
        count: rounds.length,
      })}
    </p>
  ));
  if (lines.length <= MOST) return <div className="note">{lines}</div>;
  return <OpensWhenAsked summary={t('room.sharingAll')}>{lines}</OpensWhenAsked>;
}
