import { useTranslation } from 'react-i18next';
import type { ImportedBoards } from '../api/tableDocuments.js';
import { numbersText } from '../messages/fieldText.js';
import classes from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';

/** Whether the boards of the round have come; it is asked until one is scored or somebody says so. */
export function BoardsHere({
  brings: { boards, from, relay, sharedWith, told, missing },
  waiting,
  onTell,
}: {
  readonly brings: ImportedBoards;
  /** What was said has not reached the server. */
  readonly waiting: boolean;
  readonly onTell: (boards: readonly number[], here: boolean) => void;
}) {
  const { t } = useTranslation();
  const named = { boards: numbersText(boards), table: from };
  return (
    <section className={`${classes.card} ${classes.wideHalf}`} data-primary={told === 'missing' || undefined}>
      <p className={told === 'missing' ? 'shrinks strong warn' : undefined}>
        {told === 'missing'
          ? t('boards.missing', { count: missing.length, boards: numbersText(missing) })
          : t(from !== null ? 'boards.from' : relay ? 'boards.fromRelay' : 'boards.fromBox', named)}
        {sharedWith.length > 0 && ` ${t('boards.shared', { tables: sharedWith.join(', ') })}`}
      </p>
      <div className={classes.boardsHere}>
        <Button
          variant="default"
          loading={waiting}
          onClick={() => onTell(told === 'missing' ? missing : boards, true)}
        >
          {t(told === 'missing' ? 'boards.nowHere' : 'boards.here')}
        </Button>
        {told === null && (
          <Button variant="default" disabled={waiting} onClick={() => onTell(boards, false)}>
            {t('boards.notHere')}
          </Button>
        )}
      </div>
    </section>
  );
}
