import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen, WaitingTable } from '../../api/documents.js';
import type { BoardAtDesk, ClashSeen, TableAtDesk } from '../../api/deskDocuments.js';
import { minutesText, numbersText, ofBoards, tablesText } from '../../messages/fieldText.js';
import { waitsFor } from '../../play/waitsFor.js';
import classes from './Desk.module.css';
import styles from './TablesPart.module.css';
import { sidesAt } from './sidesAt.js';
import { takenText } from './takenText.js';
import { LOOK, type TableStatus } from './tableStatus.js';
import { isTimeOver } from './alerts.js';

/** Boards with which nothing is left to be done. */
const DONE: readonly string[] = ['agreed', 'ruled', 'not-played', 'bye'];

/** A table at a status: how it stands, who plays, which boards, how many are left. */
export function TableCard({
  table,
  status,
  path,
  session,
  now,
  waiting,
  clashes,
  sharers,
  phone,
}: {
  readonly table: TableAtDesk;
  readonly status: TableStatus;
  readonly path: string;
  readonly session: SessionSeen;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What keeps it from beginning its round. */
  readonly waiting: WaitingTable | undefined;
  /** What plays that were not as scheduled do here, or did from here. */
  readonly clashes: readonly ClashSeen[];
  /** The tables with which it shares its boards in its round. */
  readonly sharers: readonly string[];
  /** Whether a phone stands for it; undefined as long as it is not known. */
  readonly phone: boolean | undefined;
}) {
  const { t } = useTranslation();
  const { table: name, boards, left, putOff, round, behind, late, due, extra, calls } = table;
  const over = left > 0 && isTimeOver(table, now) ? Math.floor((now - (due ?? 0) / 1000) / 60_000) : 0;
  const { meaning, sign } = LOOK[status];
  const sides = sidesAt(session, table);
  const call = calls.find(({ came }) => came === null) ?? calls[0];
  return (
    <li className={`${classes.table} ${styles.table}`} data-meaning={meaning}>
      <div className="row between">
        <Link
          href={path}
          className={`whole ${classes.name}`}
          aria-label={t('table.name', { table: name })}
          data-table={name}
          data-round={round}
        >
          {name}
        </Link>
        <span className={styles.status} data-meaning={meaning}>
          <span aria-hidden="true">{sign}</span> <span>{t(`room.tableStatus.${status}`)}</span>
        </span>
      </div>
      {call && (
        <span className={`tiny strong number in-meaning ${styles.urgent}`}>
          {call.came === null &&
            t('room.calledAgo', { time: minutesText(Math.max(0, now - call.time / 1000) / 1000) })}
          {call.came === null && call.coming !== null && ' · '}
          {(call.coming !== null || call.came !== null) && takenText(t, call)}
        </span>
      )}
      {clashes.length > 0 && (
        <span className={`tiny strong number in-meaning ${styles.urgent}`} data-meaning="warn">
          {t('room.clashMark', ofBoards([...new Set(clashes.map(({ board }) => board))]))}
        </span>
      )}
      {over > 0 && (
        <span className={`tiny strong number in-meaning ${styles.urgent}`}>
          {t('time.overNow', { minutes: over })}
        </span>
      )}
      {behind > 0 && (
        <span className={`tiny strong number in-meaning ${styles.urgent}`}>
          {t('room.inRound', { round })}
        </span>
      )}
      {waiting && (
        <span className={`small light number muted ${styles.more} ${styles.waits}`}>
          {t('wait.room', { for: waitsFor(t, waiting, session).join('; ') })}
        </span>
      )}
      {sides.length > 0 && (
        <span className={`small light number muted ${styles.more}`}>
          {sides.map(({ numbers }) => numbers).join(' – ')}
        </span>
      )}
      {sides.map(({ numbers, names }) => (
        <span key={numbers} className={`small light number muted ${styles.who}`}>
          {names}
        </span>
      ))}
      {boards.length > 0 && (
        <span className="small light number muted">
          <span className={styles.more}>{numbersText(boards.map(({ board }) => board))} </span>
          <span className="visually-hidden">
            {t('room.boardsDone', { done: boards.length - left - putOff, count: boards.length })}
          </span>
          <Progress boards={boards} />
        </span>
      )}
      {putOff > 0 && (
        <span className="small light number muted">{t('room.toPlayLate', { count: putOff })}</span>
      )}
      {sharers.length > 0 && (
        <span className="small light number muted">
          {t('room.sharesWith', { tables: tablesText(sharers) })}
        </span>
      )}
      {extra > 0 && <span className="small light number muted">{t('time.extra', { minutes: extra })}</span>}
      {late.length > 0 && (
        <span className="small light number muted">{t('room.latePlays', { count: late.length })}</span>
      )}
      {phone === false && boards.length > 0 && (
        <span className={`small light number muted ${styles.more}`}>{t('room.noPhone')}</span>
      )}
    </li>
  );
}

/** A mark for each board of the round: full once nothing is left to be done, half as long as a side is to confirm it. */
function Progress({ boards }: { readonly boards: readonly BoardAtDesk[] }) {
  return (
    <span className={styles.progress} aria-hidden="true">
      {boards.map(({ board, status }) => (
        <span key={board} data-is={DONE.includes(status) ? 'done' : status} />
      ))}
    </span>
  );
}
