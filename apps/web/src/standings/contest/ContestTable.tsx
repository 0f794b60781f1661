import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type {
  AdjustmentSeen,
  ContestSeen,
  ContestTableSeen,
  ParticipantSeen,
} from '../../api/contestDocuments.js';
import { address } from '../../api/journal.js';
import { contestantText } from '../../messages/fieldText.js';
import { Pill } from '../../kit/Pill.js';
import { useLocale } from '../../parts/useLocale.js';
import { matchesPath, sessionPath, WHY } from '../../play/paths.js';
import { decimalText, percentText, pointsText } from '../../play/figures.js';
import { PlaceHeading, PlaceSeen } from '../../play/PlaceSeen.js';
import classes from '../RankingTable.module.css';
import { columnDecimals, type ColumnDecimals } from './columnDecimals.js';
import own from './ContestTable.module.css';

type Total = ContestSeen['settings']['total'];

/** What a participant is called: a team by its name, others by their players, or where it played. */
export function participantText({
  players,
  team,
  at,
}: Pick<ParticipantSeen, 'players' | 'team' | 'at'>): string {
  if (team !== null) return team;
  const names = players.map(({ name }) => name).filter((name) => name !== null);
  if (names.length > 0) return names.join(' – ');
  return at.map(({ contestant }) => contestantText(contestant)).join(', ');
}

/** The sessions of everybody side by side, what was brought along, penalties and the total. */
export function ContestTable({
  tournament,
  contest: { settings, sessions, entries },
  table,
  at,
}: {
  readonly tournament: string;
  readonly contest: ContestSeen;
  /** Of those in it alone; of everybody where none is chosen. */
  readonly table: ContestTableSeen | undefined;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const rows = table
    ? table.entries.map((entry) => ({ ...byKey.get(entry.key)!, ...entry }))
    : entries.map((entry) => ({ ...entry, handicapped: null }));
  const worth = table ? table.masterPoints : settings.masterPoints !== undefined;
  const columns = columnDecimals(
    rows,
    sessions.map(({ session }) => session),
  );
  const beside = entries.some(({ adjustments }) => adjustments.length > 0);
  return (
    <section className={`scrolls-x ${own.scroll}`} aria-label={table?.name ?? settings.title}>
      <table
        className={`wide card ruled figures ${classes.table}`}
        aria-label={table?.name ?? settings.title}
      >
        <thead>
          <tr>
            <PlaceHeading />
            <th scope="col" className={own.who}>
              {t(settings.of === 'teams' ? 'match.team' : 'standings.contestant')}
            </th>
            <th scope="col">{t('contest.total')}</th>
            {table?.handicap && <th scope="col">{t('standings.handicapped')}</th>}
            {sessions.map(({ session }) => (
              <th key={session} scope="col">
                <Link
                  href={address(sessionPath(tournament, session), { at })}
                  className={`quiet ${classes.link}`}
                >
                  {t('contest.session', { session })}
                </Link>
              </th>
            ))}
            {beside && <th scope="col">{t('contest.beside')}</th>}
            {worth && <th scope="col">{t('standings.masterPoints')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.key}>
              <td>{(entry.place !== null || entry.sessions.length > 0) && <PlaceSeen standing={entry} />}</td>
              <th scope="row" className={own.who}>
                {participantText(entry)}
                {entry.qualifies !== null && (
                  <>
                    {' '}
                    <Pill
                      meaning={entry.qualifies === 'yes' || entry.qualifies === 'decided' ? 'good' : 'warn'}
                    >
                      {t(`contest.qualifies.${movesUp(entry, settings) ? 'movedUp' : entry.qualifies}`)}
                    </Pill>
                  </>
                )}
              </th>
              <td>
                <strong>
                  {entry.total !== null && totalText(entry.total, settings.total, locale, columns.totals)}
                </strong>
              </td>
              {table?.handicap && (
                <td>
                  {entry.handicapped !== null &&
                    totalText(entry.handicapped, settings.total, locale, columns.handicapped)}
                </td>
              )}
              {sessions.map(({ session }) => (
                <td key={session}>
                  <OfSession
                    tournament={tournament}
                    session={session}
                    entry={entry}
                    total={settings.total}
                    teams={settings.of === 'teams'}
                    columns={columns}
                    locale={locale}
                    at={at}
                  />
                </td>
              ))}
              {beside && (
                <td className={own.beside}>
                  {entry.adjustments.map((adjustment, index) => (
                    <Beside
                      key={index}
                      adjustment={adjustment}
                      total={settings.total}
                      decimals={columns.beside}
                    />
                  ))}
                </td>
              )}
              {worth && (
                <td>
                  {entry.masterPoints !== null &&
                    decimalText(entry.masterPoints, columns.masterPoints, locale)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether it goes on from behind the places for that: others have declined. */
function movesUp({ qualifies, last }: ParticipantSeen, { qualify }: ContestSeen['settings']): boolean {
  return qualifies === 'yes' && qualify !== undefined && last! > qualify;
}

/** Whether totals are points, and no percentages. */
export function isInPoints({ total }: Pick<ContestSeen['settings'], 'total'>): boolean {
  return total === 'sum' || total === 'mean' || total === 'master-points';
}

/**
 * A figure in the unit of the totals.
 *
 * @param decimals those of points in its column (`columnDecimals`); left out: as many as it needs
 */
export function totalText(exact: string, total: Total, locale: string, decimals?: number): string {
  if (!isInPoints({ total })) return percentText(exact, locale);
  return decimals === undefined ? pointsText(exact, locale) : decimalText(exact, decimals, locale);
}

/** A session's score, out of what where there is a most; struck out where it does not count. */
function OfSession({
  tournament,
  session,
  entry: { sessions, at: places },
  total,
  teams,
  columns,
  locale,
  at,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly entry: ParticipantSeen;
  readonly total: Total;
  /** Teams have no card: what they have is under their matches. */
  readonly teams: boolean;
  readonly columns: ColumnDecimals;
  readonly locale: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const score = sessions.find((each) => each.session === session);
  if (!score) return null;
  const contestant = places.find((each) => each.session === session)?.contestant;
  const points = decimalText(score.score, columns.scores.get(session)!, locale);
  const figure =
    score.maximum !== null && !isInPoints({ total }) ? (
      <>
        {points}
        <span className="muted">/{decimalText(score.maximum, columns.maxima.get(session)!, locale)}</span>
      </>
    ) : (
      points
    );
  const why = score.as === 'played' ? undefined : t(`contest.as.${score.as}`);
  const counted = score.as === 'played' || score.as === 'drop-in';
  return (
    <>
      {contestant === undefined ? (
        figure
      ) : (
        <Link
          href={
            teams
              ? address(matchesPath(tournament, session), { at })
              : address(`${sessionPath(tournament, session)}/pair/${contestant}`, { at, [WHY]: 1 })
          }
          className={`quiet ${classes.link}`}
        >
          {counted ? figure : <s>{figure}</s>}
        </Link>
      )}
      {why !== undefined && <div className={own.why}>{why}</div>}
    </>
  );
}

function Beside({
  adjustment,
  total,
  decimals,
}: {
  readonly adjustment: AdjustmentSeen;
  readonly total: Total;
  readonly decimals: number;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const said =
    adjustment.kind === 'penalty'
      ? t('standings.penalty')
      : t(adjustment.qualified === null ? 'contest.byHand' : 'contest.carried');
  return (
    <div>
      {totalText(adjustment.amount, total, locale, decimals)} <span className={own.why}>{said}</span>
      {adjustment.kind === 'carry' && adjustment.qualified !== null && (
        <div className={own.why}>
          {t('contest.qualified', { score: totalText(adjustment.qualified, total, locale) })}
        </div>
      )}
    </div>
  );
}
