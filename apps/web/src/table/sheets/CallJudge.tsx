import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSeen } from '../../api/tableDocuments.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { OpenCalls } from '../../calls/OpenCalls.js';
import { useCallsSaid } from '../../calls/useCallsSaid.js';
import type { CallWaiting } from '../callsNow.js';
import tableClasses from '../../kit/Phone.module.css';

/** The judge is called, and until somebody comes everybody sees that: to the deal that is played, or to the table. */
export function CallJudge({
  calls,
  waiting,
  toDeal = false,
  onCall,
  onTakeBack,
  onTakeOut,
}: {
  readonly calls: readonly CallSeen[];
  /** Calls that the server has not heard of. */
  readonly waiting: readonly CallWaiting[];
  /** Play is stopped for it, and it is asked before. */
  readonly toDeal?: boolean;
  readonly onCall: () => void;
  readonly onTakeBack: (call: CallSeen) => void;
  readonly onTakeOut: (id: string) => void;
}) {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  useCallsSaid({ calls, waiting });
  return (
    <>
      <OpenCalls calls={calls} waiting={waiting} onTakeBack={onTakeBack} onTakeOut={onTakeOut} />
      {calls.length + waiting.length === 0 && (
        <Button
          variant="default"
          className={`self-centre ${tableClasses.call}`}
          onClick={() => (toDeal ? ask(true) : onCall())}
        >
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
