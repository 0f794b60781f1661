import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen, WaitingTable } from '../../api/documents.js';
import type { TableInRoom } from '../../api/roomDocuments.js';
import { contestantText, numbersText } from '../../messages/fieldText.js';
import { Pill, type Meaning } from '../../parts/Pill.js';
import { waitsFor } from '../../standings/waitsFor.js';
import classes from './Room.module.css';
import { isAway } from './schedule.js';
import { isTimeOver } from './wants.js';

export type TableLook = TableInRoom['state'] | 'disputed' | 'behind' | 'late' | 'over';

const MEANINGS: Readonly<Record<TableLook, Meaning>> = {
  disputed: 'bad',
  behind: 'warn',
  late: 'warn',
  playing: 'live',
  finished: 'good',
  waiting: 'plain',
  'sit-out': 'plain',
  empty: 'plain',
  over: 'good',
};

/** How a table looks from across the hall: what is most urgent about it. */
export function lookOf(table: TableInRoom, now: number): TableLook {
  const { state, boards, late, behind, left, over } = table;
  if (over) return 'over';
  if ([...boards, ...late].some(({ status }) => status === 'disputed')) return 'disputed';
  if (behind > 0) return 'behind';
  return state === 'playing' && isTimeOver(table, now) && left > 0 ? 'late' : state;
}

/** A table at a look: who plays, which boards, how many are left. */
export function TableCard({
  table,
  path,
  session,
  now,
  waiting,
  phone,
}: {
  readonly table: TableInRoom;
  readonly path: string;
  readonly session: SessionSeen;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What keeps it from beginning its round. */
  readonly waiting: WaitingTable | undefined;
  /** Whether a phone stands for it; undefined as long as it is not known. */
  readonly phone: boolean | undefined;
}) {
  const { t } = useTranslation();
  const look = lookOf(table, now);
  const { table: name, ns, ew, partners, boards, left, round, behind, late, due, extra } = table;
  const over = left > 0 && isTimeOver(table, now) ? Math.floor((now - (due ?? 0) / 1000) / 60_000) : 0;
  const meaning = MEANINGS[look];
  const present = [ns, ...(partners ? [partners.ns] : []), ew, ...(partners ? [partners.ew] : [])]
    .filter((contestant) => contestant !== null && !isAway(session, contestant, round))
    .map((contestant) => contestantText(contestant ?? '', { section: session.sections.length > 1 }));
  return (
    <li className={classes.table} data-meaning={meaning}>
      <div className={classes.tableHead}>
        <Link href={path} className={classes.name} aria-label={t('table.name', { table: name })}>
          {name}
        </Link>
        <Pill meaning={meaning}>{t(`room.look.${look}`)}</Pill>
      </div>
      {present.length > 0 && <span className={classes.facts}>{present.join(' – ')}</span>}
      {boards.length > 0 && (
        <span className={classes.facts}>
          {t('room.boardsDone', {
            boards: numbersText(boards.map(({ board }) => board)),
            done: boards.length - left,
            count: boards.length,
          })}
        </span>
      )}
      {behind > 0 && <span className={classes.facts}>{t('room.inRound', { round })}</span>}
      {extra > 0 && <span className={classes.facts}>{t('time.extra', { minutes: extra })}</span>}
      {over > 0 && <span className={classes.facts}>{t('time.overNow', { minutes: over })}</span>}
      {late.length > 0 && (
        <span className={classes.facts}>{t('room.latePlays', { count: late.length })}</span>
      )}
      {waiting && (
        <span className={classes.facts}>
          {t('wait.room', { for: waitsFor(t, waiting, session).join('; ') })}
        </span>
      )}
      {phone === false && boards.length > 0 && <span className={classes.facts}>{t('room.noPhone')}</span>}
    </li>
  );
}
