import { clockwise } from '../../../play/seatedIn.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DeskSeen } from '../../../api/deskDocuments.js';
import { callText } from '../../../play/callText.js';
import { Panel } from '../../../kit/Panel.js';
import { deskPath } from '../../../play/paths.js';
import { LastingAlertText } from '../LastingAlertText.js';
import classes from '../Desk.module.css';
import type { DeskPartProps } from '../DeskPartProps.js';
import { useLastingAlerts } from '../useLastingAlerts.js';
import { wayTo as wayToWant } from '../wayTo.js';
import { calledAs } from '../../../play/contestants.js';
import { isDuplicate } from '../../../play/sharesDeals.js';
import { pillOfSheet, meaningOfSheet, SHEET_LOOKS, SheetPill } from '../../../sheets/SheetPill.js';
import { sheetsQuery, type SheetListed } from '../../../play/sheetQueries.js';

/** The way to a sheet in the judge's room. */
export function deskSheetPath(tournament: string, session: string, { table, round }: SheetListed): string {
  return deskPath(tournament, session, `table/${table}`) + (round > 0 ? `?round=${round}` : '');
}

/** All tables at a look, those that want the judge first, and beside them calls and sheets of earlier rounds. */
export default function SheetsTables({
  tournament,
  session,
  room,
}: DeskPartProps & { readonly room: DeskSeen }) {
  const { t, i18n } = useTranslation();
  const name = session.session;
  const { data } = useQuery(sheetsQuery(tournament.id, name));
  const sheets = data?.sheets ?? [];
  const now = sheets
    .filter(({ round }) => round === session.round)
    .toSorted(
      (one, other) => SHEET_LOOKS.indexOf(pillOfSheet(one)) - SHEET_LOOKS.indexOf(pillOfSheet(other)),
    );
  const open = sheets.filter(({ round, status }) => round < session.round && status !== 'agreed');
  const calls = room.tables.flatMap(({ table, calls: of }) => of.map((call) => ({ table, call })));
  const disputed = now.filter(({ status }) => status === 'disputed');
  const late = now.flatMap((sheet) =>
    sheet.times.flatMap(({ contestant, used, allowed }) => (used > allowed ? [{ sheet, contestant }] : [])),
  );
  const lasting = useLastingAlerts(tournament.id, session);
  const alerts = calls.length + disputed.length + late.length + lasting.length + open.length;
  const ends = session.sheets?.ends;
  // What counts with fewer deals than were agreed says so.
  const agreed = ends?.by === 'deals' && !isDuplicate(session) ? ends.deals : undefined;
  const wayTo = (sheet: SheetListed) => deskSheetPath(tournament.id, name, sheet);
  return (
    <div className={`grid gap-16 ${classes.room}`}>
      <div>
        {session.round === 0 && <p className="muted">{t('sheetsRoom.notCalled')}</p>}
        <ul className={classes.tables} aria-label={t('room.tables')}>
          {now.map((sheet) => (
            <li key={sheet.table} className={classes.table} data-meaning={meaningOfSheet(sheet)}>
              <div className="row between">
                <Link
                  href={wayTo(sheet)}
                  className={classes.name}
                  aria-label={t('table.name', { table: sheet.table })}
                  data-table={sheet.table}
                >
                  {sheet.table}
                </Link>
                <SheetPill sheet={sheet} />
              </div>
              <span className="small light number muted">
                {clockwise(sheet.seated)
                  .map((contestant) => {
                    const { names, number } = calledAs(session, contestant);
                    return names ?? number;
                  })
                  .join(', ')}
              </span>
              <span className="small light number muted">
                {agreed !== undefined && sheet.status === 'agreed' && sheet.deals < agreed
                  ? t('sheetsRoom.acceptShort', { number: sheet.deals, of: agreed })
                  : t('sheetsSeen.deals', { count: sheet.deals })}
                {sheet.status === 'open' &&
                  sheet.signed.length > 0 &&
                  ` · ${t('sheetsRoom.signedOf', {
                    signed: sheet.signed.length,
                    count: Object.keys(sheet.seated).length,
                  })}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack gap-16">
        <Panel title={t('room.attention')} isLeft>
          {alerts === 0 && <p className="muted">{t('room.nothing')}</p>}
          <ul className="stack list">
            {calls.map(({ table, call }) => (
              <li key={`${table} ${call.call}`} className={classes.want} data-meaning="bad">
                <Link href={deskPath(tournament.id, name, `table/${table}`)}>
                  {t('table.name', { table })}: {callText(i18n, call)}
                </Link>
              </li>
            ))}
            {disputed.map((sheet) => (
              <li key={sheet.table} className={classes.want} data-meaning="bad">
                <Link href={wayTo(sheet)}>{t('sheetsRoom.wantDisputed', { table: sheet.table })}</Link>
              </li>
            ))}
            {late.map(({ sheet, contestant }) => (
              <li key={contestant} className={classes.want} data-meaning="warn">
                <Link href={wayTo(sheet)}>
                  {t('sheetsRoom.wantTime', {
                    table: sheet.table,
                    name: calledAs(session, contestant).names ?? contestant,
                  })}
                </Link>
              </li>
            ))}
            {lasting.map((want) => {
              const way = wayToWant(tournament.id, name, want);
              return (
                <li key={way} className={classes.want} data-meaning="warn">
                  <Link href={way}>
                    <LastingAlertText want={want} />
                  </Link>
                </li>
              );
            })}
            {open.map((sheet) => (
              <li
                key={`${sheet.table} ${sheet.round}`}
                className={classes.want}
                data-meaning={sheet.status === 'disputed' ? 'bad' : 'warn'}
              >
                <Link href={wayTo(sheet)}>
                  {t(sheet.status === 'disputed' ? 'sheetsRoom.wantDisputedOf' : 'sheetsRoom.wantOpen', {
                    table: sheet.table,
                    round: sheet.round,
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}
