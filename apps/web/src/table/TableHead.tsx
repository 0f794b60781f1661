import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import type { ClockFacts, SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { useAnnounced } from '../kit/announce.js';
import { Pill } from '../kit/Pill.js';
import { isAway, seatsOf } from '../play/schedule.js';
import { ClockPill } from '../play/ClockPill.js';
import { Contestant } from '../play/Contestant.js';
import { clockAhead } from './clockAhead.js';
import classes from '../kit/Phone.module.css';

/** The clock for a round: of an earlier one, which goes on at this table, there is no change (Law 8B); one to come is planned. */
function clockOf(clock: ClockFacts, round: number): ClockFacts | undefined {
  if (round > clock.round) return clockAhead(clock, round);
  return clock.round === round ? clock : { ...clock, play: null, boards: null };
}

/** Where we are: the table, the round with its clock, and who sits where. */
export function TableHead({
  table,
  time,
  session,
  clock,
  side = null,
  names = true,
}: {
  readonly table: TableSeen;
  /** The table as it is now, also where one still reads where to go from the round before. */
  readonly time: TableSeen;
  readonly session: SessionSeen;
  readonly clock: ClockFacts | undefined;
  /** Of a phone of one side. */
  readonly side?: SideName | null;
  /** Who sits here is said, too. */
  readonly names?: boolean;
}) {
  const { t } = useTranslation();
  const { ns, ew, partners, round } = table;
  // The clock beside it is of that round, too.
  const now = { round: time.round, rounds: time.rounds };
  const roundHeard = time.round > 0 ? t('session.roundOf', now) : undefined;
  useAnnounced(roundHeard);
  // Where sheets are written everybody plays for himself, and whose deal it is stands with the names.
  const namesHere = session.sheets === null;
  const seated = (contestant: string) =>
    isAway(session, contestant, round) ? (
      <span className="muted">{t('entry.nobody')}</span>
    ) : (
      <Contestant session={session} contestant={contestant} round={Math.max(1, round)} />
    );
  return (
    <>
      <div className={`row between ${classes.head}`}>
        <h1>
          {t('table.name', { table: table.table })}{' '}
          <small>{t('table.session', { session: table.session })}</small>
        </h1>
        <span className={`row ${classes.pills}`}>
          {side !== null && <Pill meaning="plain">{t(`contract.sideName.${side}`)}</Pill>}
          {roundHeard !== undefined && (
            <Pill meaning="live">
              <span aria-hidden="true">{t('entry.round', now)}</span>
              <span className="visually-hidden">{roundHeard}</span>
            </Pill>
          )}
          {!time.over && time.round > 0 && (
            <ClockPill clock={clock && clockOf(clock, time.round)} own={time} />
          )}
          {time.extra > 0 && !time.over && (
            <Pill meaning="plain">{t('time.included', { minutes: time.extra })}</Pill>
          )}
        </span>
      </div>
      {names && namesHere && ns !== null && ew !== null && (
        <dl className={classes.pairs}>
          {seatsOf({ ns, ew, partners }).map(([place, contestant]) => (
            <Fragment key={place}>
              <dt className="strong muted">
                {t(`contract.${place.length > 1 ? 'side' : 'seat'}.${place}` as 'contract.side.NS')}
              </dt>
              <dd className="shrinks">{seated(contestant)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {namesHere && time.responsible && (
        <p className={`tiny muted ${classes.responsible}`}>
          {t(`boards.responsible.${time.responsible.why}`, {
            who: t(`contract.seatName.${time.responsible.seat}`),
          })}
        </p>
      )}
    </>
  );
}
