import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { numbersText } from '../messages/fieldText.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import type { Refused, Unsent } from './outbox.js';
import classes from './Table.module.css';

/** What this phone has not got rid of yet, and what the server refused, in its words. */
export function WaitingToSend({ unsent }: { readonly unsent: readonly Unsent[] }) {
  const { t } = useTranslation();
  const waits = unsent.length > 0;
  return (
    <output className={classes.foot} data-waits={waits || undefined}>
      {waits ? t('entry.waiting', { count: unsent.length }) : t('entry.allSent')}
    </output>
  );
}

export function RefusedCommand({
  refused,
  onRead,
}: {
  readonly refused: Refused | undefined;
  readonly onRead: () => void;
}) {
  const { t } = useTranslation();
  if (!refused) return null;
  const { command } = refused;
  return (
    <div className={classes.card}>
      <strong>{refusedText(t, command)}</strong>
      <ProblemNote problem={refused.problem} />
      <Button variant="default" onClick={onRead}>
        {t('entry.refusalRead')}
      </Button>
    </div>
  );
}

/** What was refused, by what it was about. */
function refusedText(t: TFunction, { name, body }: Unsent): string {
  switch (name) {
    case 'table.move-on':
      return t('entry.refusedMove', { round: body.round });
    case 'table.tell-boards':
      return t('boards.refused', { boards: numbersText(body.boards) });
    case 'sheet.write-line':
    case 'sheet.correct-line':
    case 'sheet.strike-line':
      return t('sheetTable.refusedLine', { line: body.line });
    case 'sheet.sign':
    case 'sheet.dispute':
      return t('sheetTable.refusedWord');
    case 'sheet.use-time':
      return t('sheetTable.refusedTime');
    default:
      return t('entry.refused', { board: body.board });
  }
}
