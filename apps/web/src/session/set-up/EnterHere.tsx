import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { later } from '../../kit/later.js';
import { Panel } from '../../kit/Panel.js';
import classes from './SetUp.module.css';
import { stepId } from './steps.js';

const PasteEntries = later(() => import('../entries/PasteEntries.js'));

/** The first step of a session: the names, pasted where the session is set up. */
export function EnterHere({
  tournament,
  entries,
  alone,
  listed,
}: {
  readonly tournament: string;
  readonly entries: readonly EntrySeen[];
  /** Everybody plays for himself. */
  readonly alone: boolean;
  /** Names are written, and not entered yet. */
  readonly listed: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div id={stepId('entries')} className={classes.step}>
      <Panel title={t('steps.entries')}>
        <PasteEntries tournament={tournament} entries={entries} alone={alone} />
        {!listed && (
          <p className="fingers">
            {t('entries.here')}{' '}
            <a href={`#${stepId('movement')}`}>{t('steps.next', { step: t('steps.movement') })}</a>
          </p>
        )}
        <p className="fingers">
          <Link href={`/tournaments/${tournament}/entries`}>
            {t(alone ? 'entries.oneByOneAlone' : 'entries.oneByOne')}
          </Link>
        </p>
      </Panel>
    </div>
  );
}
