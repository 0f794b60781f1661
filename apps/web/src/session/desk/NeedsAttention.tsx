import { useState } from 'react';
import { later } from '../../kit/later.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { takenText } from './takenText.js';
import { tablesText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import classes from './Desk.module.css';
import { CallActions } from './CallActions.js';
import { alertKey, type Alert } from './alerts.js';
import { alertText } from './alertText.js';
import { wayTo } from './wayTo.js';
import { LastingAlertText } from './LastingAlertText.js';

const CorrectionActions = later(() => import('./CorrectionActions.js'), null);

const MEANINGS: Readonly<Record<Alert['kind'], string>> = {
  called: 'bad',
  disputed: 'bad',
  correction: 'bad',
  'boards-missing': 'bad',
  doubt: 'bad',
  contradiction: 'bad',
  'drawn-otherwise': 'bad',
  'late-asked': 'warn',
  tied: 'warn',
  'line-ups': 'warn',
  appeal: 'warn',
  behind: 'warn',
  late: 'warn',
  'open-play': 'warn',
  clash: 'warn',
  slips: 'plain',
  'no-phone': 'plain',
};

/** As many as are shown until somebody asks for all: the rest of the room is to be seen, too. */
const SHOWN = 6;

/** As many late tables as are named one by one. */
const MOST_LATE = 3;

/** What wants the director, the most urgent first, each with the way there. */
export function NeedsAttention({
  alerts,
  tournament,
  session: seen,
  mayDirect,
  at,
}: {
  readonly alerts: readonly Alert[];
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly mayDirect: boolean;
  /** The journal entry up to which they were seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const { session } = seen;
  const [all, setAll] = useState(false);
  const late = alerts.flatMap((want) => (want.kind === 'late' ? [want.table] : []));
  const together = late.length > MOST_LATE;
  const listed = together ? alerts.filter(({ kind }) => kind !== 'late') : alerts;
  return (
    <Panel title={t('room.attention')} isLeft>
      {alerts.length === 0 && <p className="muted">{t('room.nothing')}</p>}
      <ul className="stack list">
        {(all ? listed : listed.slice(0, SHOWN)).map((want) => (
          <li key={alertKey(want)} className={classes.want} data-meaning={MEANINGS[want.kind]}>
            {want.kind === 'no-phone' ? (
              t('room.want.no-phone', { tables: tablesText(want.tables) })
            ) : (
              <Link href={wayTo(tournament, session, want)}>
                <AlertText session={seen} want={want} />
              </Link>
            )}
            {want.kind === 'called' && (
              <>
                {(want.coming !== null || want.came !== null) && <div>{takenText(t, want)}</div>}
                {mayDirect && (want.came === null || want.cameBy?.self) && (
                  <CallActions
                    {...{ tournament, session: seen, table: want.table }}
                    call={want}
                    mayAnswer={want.came !== null}
                  />
                )}
              </>
            )}
            {want.kind === 'correction' && (
              <CorrectionActions asked={want} {...{ tournament, session, mayDirect, at }} />
            )}
          </li>
        ))}
        {together && (
          <li className={classes.want} data-meaning="warn">
            {t('room.want.lateAll', { count: late.length, tables: tablesText(late) })}
          </li>
        )}
      </ul>
      {!all && listed.length > SHOWN && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('room.suspectedAll', { count: listed.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function AlertText({
  session,
  want,
}: {
  readonly session: SessionSeen;
  readonly want: Exclude<Alert, { readonly kind: 'no-phone' }>;
}) {
  const { i18n } = useTranslation();
  switch (want.kind) {
    case 'tied':
    case 'appeal':
    case 'line-ups':
      return <LastingAlertText want={want} />;
    default:
      return alertText(i18n, session, want);
  }
}
