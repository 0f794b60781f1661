import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSeen } from '../../api/tableDocuments.js';
import { Button } from '../../parts/Button.js';
import { Dialog } from '../../parts/Dialog.js';
import tableClasses from '../../table/Table.module.css';

/** The judge is called to the deal that is played, and until he comes everybody sees that he was. */
export function CallJudge({
  calls,
  onCall,
}: {
  readonly calls: TableSeen['calls'];
  readonly onCall: () => void;
}) {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  return (
    <>
      {calls.map(({ call, came }) => (
        <p key={call} className={`${tableClasses.card} ${tableClasses.note}`}>
          {t(came === null ? 'sheetTable.judgeCalled' : 'sheetTable.judgeCame')}
        </p>
      ))}
      {calls.length === 0 && (
        <Button variant="default" className={tableClasses.call} onClick={() => ask(true)}>
          {t('sheetTable.callJudge')}
        </Button>
      )}
      {asked && (
        <Dialog
          title={t('sheetTable.callJudgeTitle')}
          action={t('sheetTable.callJudge')}
          pending={false}
          problem={undefined}
          onSubmit={() => {
            ask(false);
            onCall();
          }}
          onClose={() => ask(false)}
        >
          <p>{t('sheetTable.callJudgeText')}</p>
        </Dialog>
      )}
    </>
  );
}
