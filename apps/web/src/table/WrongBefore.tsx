import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { meetingAt } from '../play/schedule.js';
import { AskOnce } from './AskOnce.js';
import { Key, Keys } from '../kit/Keys.js';
import type { Outbox } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';

interface PlayBefore {
  readonly round: number;
  readonly board: number;
}

/**
 * Boards that were played at a table in earlier rounds, on the phone that stays there: who sits there now cannot say what
 * those had who played them, but calls the director to a wrong score and names the board.
 */
export default function WrongBefore({
  table: { session, table, round: now },
  schedule,
  give,
}: {
  readonly table: TableSeen;
  readonly schedule: SessionSeen;
  readonly give: Outbox['give'];
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<PlayBefore>();
  // Those of the last round are most likely meant.
  const plays = Array.from({ length: now - 1 }, (_, index) => now - 1 - index).flatMap((round) =>
    (meetingAt(schedule, table, round)?.boards ?? []).map((board) => ({ round, board })),
  );
  if (plays.length === 0) return null;
  return (
    <details className={classes.card}>
      <summary>{t('entry.beforeList')}</summary>
      <p className="muted">{t('entry.beforeText')}</p>
      <Keys label={t('entry.beforeList')} labelHidden numbers>
        {plays.map((play) => (
          <Key
            key={`${play.round} ${play.board}`}
            label={t('entry.wrongOf', { ...play })}
            onTap={() => setAsking(play)}
          >
            {play.board}
          </Key>
        ))}
      </Keys>
      {asking && (
        <AskOnce
          title={t('entry.beforeTitle', { ...asking })}
          text={t('entry.beforeCall', { ...asking })}
          action={t('calls.make')}
          onYes={() =>
            give('table.call-director', {
              session,
              table,
              ...asking,
              matter: 'wrong-score',
              hand: null,
              by: null,
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </details>
  );
}
