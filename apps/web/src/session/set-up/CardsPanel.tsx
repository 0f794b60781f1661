import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { Sheet } from '../../devices/PrintSheet.js';
import { useSheet } from '../../devices/useSheet.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';

/** The cards that pair a phone with each table of the session. */
export function CardsPanel({
  tournament,
  session: { session, tables },
  onMade,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly onMade: (sheet: Sheet) => void;
}) {
  const { t } = useTranslation();
  const sheet = useSheet(tournament, onMade);
  return (
    <Panel title={t('pairing.title')}>
      {tables.length === 0 ? (
        <p className="muted">{t('draw.movementFirst')}</p>
      ) : (
        <>
          <p>{t('tables.what')}</p>
          <p className="muted">{t('pairing.newest')}</p>
          <ProblemNote problem={sheet.problem} />
          <div>
            <Button
              variant="default"
              loading={sheet.pending}
              onClick={() => sheet.submit({ session, tables })}
            >
              {t('session.makeCards', { count: tables.length })}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
