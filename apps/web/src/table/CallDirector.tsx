import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSeen } from '../api/tableDocuments.js';
import { CallDialog, type CallToMake } from '../calls/CallDialog.js';
import { callText } from '../messages/callText.js';
import type { BoardNow } from './atTable.js';
import classes from './Table.module.css';
import { Button } from '../parts/Button.js';

/** The calls that are open at the table, and a way to make another one (Laws 7B2 and 7C). */
export function CallDirector({
  calls,
  boards,
  board: shown,
  onCall,
}: {
  readonly calls: readonly CallSeen[];
  readonly boards: readonly BoardNow[];
  readonly board: BoardNow | undefined;
  readonly onCall: (call: CallToMake) => void;
}) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const about = shown ?? boards.at(-1);
  return (
    <>
      {calls.map((call) => (
        <p key={call.call} className={`${classes.card} ${classes.note}`}>
          {callText(i18n, call)}
        </p>
      ))}
      {about && (
        <Button variant="default" className={classes.call} onClick={() => setOpen(true)}>
          {t('calls.open')}
        </Button>
      )}
      {open && about && (
        <CallDialog
          plays={boards}
          first={about}
          pending={false}
          problem={undefined}
          onCall={(call) => {
            onCall(call);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
