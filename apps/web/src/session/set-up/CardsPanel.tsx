import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/client.js';
import type { SessionSeen } from '../../api/documents.js';
import type { SheetTable } from '../../api/types.js';
import type { Sheet } from '../../devices/PrintSheet.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useSubmission } from '../../parts/useSubmission.js';

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
  const sheet = useSubmission(
    (body: { readonly session: string; readonly tables: readonly string[] }) =>
      request<{ tables: SheetTable[] }>(`/api/tournaments/${tournament}/devices/sheet`, {
        method: 'POST',
        body,
      }),
    (made) => onMade({ session, tables: made.tables }),
  );
  return (
    <Panel title={t('sheet.title')}>
      {tables.length === 0 ? (
        <p className="muted">{t('draw.movementFirst')}</p>
      ) : (
        <>
          <p>{t('tables.what')}</p>
          <p className="muted">{t('sheet.newest')}</p>
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
