import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSeen } from '../../api/tableDocuments.js';
import { Button } from '../../parts/Button.js';
import { Dialog } from '../../parts/Dialog.js';
import { CallOpen } from '../../calls/CallOpen.js';
import type { CallWaiting } from '../../table/callsNow.js';
import tableClasses from '../../table/Table.module.css';

/** The judge is called to the deal that is played, and until he comes everybody sees that he was. */
export function CallJudge({
  calls,
  waiting,
  onCall,
  onTakeBack,
  onTakeOut,
}: {
  readonly calls: readonly CallSeen[];
  /** Calls that the server has not heard of. */
  readonly waiting: readonly CallWaiting[];
  readonly onCall: () => void;
  readonly onTakeBack: (call: number) => void;
  readonly onTakeOut: (id: string) => void;
}) {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  return (
    <>
      {calls.map(({ call, time, coming, came }) => (
        <CallOpen key={call} {...{ time, coming, came }} onTakeBack={() => onTakeBack(call)} />
      ))}
      {waiting.map(({ id, time }) => (
        <CallOpen
          key={id}
          time={time}
          coming={null}
          came={null}
          sent={false}
          onTakeBack={() => onTakeOut(id)}
        />
      ))}
      {calls.length + waiting.length === 0 && (
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
