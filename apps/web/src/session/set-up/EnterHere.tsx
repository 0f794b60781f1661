import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { later } from '../../kit/later.js';
import { Panel } from '../../kit/Panel.js';
import { stepId } from './steps.js';

const PasteEntries = later(() => import('../entries/PasteEntries.js'));

/** The first step of a session: the names, pasted where the session is set up. */
export function EnterHere({
  tournament,
  entries,
  alone,
}: {
  readonly tournament: string;
  readonly entries: readonly EntrySeen[];
  /** Everybody plays for himself. */
  readonly alone: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div id={stepId('entries')}>
      <Panel title={t('steps.entries')}>
        <PasteEntries tournament={tournament} entries={entries} alone={alone} />
        <p>{t('entries.here')}</p>
        <p className="fingers">
          <Link href={`/tournaments/${tournament}/entries`}>
            {t(alone ? 'entries.oneByOneAlone' : 'entries.oneByOne')}
          </Link>
        </p>
      </Panel>
    </div>
  );
}
