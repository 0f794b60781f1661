import { Button } from '@mantine/core';
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
      <strong>
        {command.name === 'table.move-on'
          ? t('entry.refusedMove', { round: command.body.round })
          : command.name === 'table.tell-boards'
            ? t('boards.refused', { boards: numbersText(command.body.boards) })
            : t('entry.refused', { board: command.body.board })}
      </strong>
      <ProblemNote problem={refused.problem} />
      <Button variant="default" onClick={onRead}>
        {t('entry.refusalRead')}
      </Button>
    </div>
  );
}
