import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RankingSeen, SessionSeen, StandingSeen, StandingsSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import { useLocale } from '../parts/useLocale.js';
import { WHY } from '../session/paths.js';
import { Contestant } from './Contestant.js';
import { figureText, impsText, pointsText, quotientText } from './figures.js';
import { movedBy, placeOf } from './places.js';
import { rankingTitle } from './rankingTitle.js';
import classes from './RankingTable.module.css';
import { useGliding } from './useGliding.js';
import { useGlow } from './useGlow.js';

/** One ranking: places with ties, who moved, boards that count, and the method's own figures. */
export function RankingTable({
  ranking,
  scored,
  titled,
  session,
  path,
  only,
  at,
}: {
  readonly ranking: RankingSeen;
  /** By which kind of method, and what places are taken by. */
  readonly scored: Pick<StandingsSeen, 'method' | 'by'>;
  /** Whether it has to be told from others. */
  readonly titled: boolean;
  readonly session: SessionSeen;
  readonly path: string;
  /** The section whose contestants are shown; all where it is left out. */
  readonly only: string | undefined;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const rows = useGliding<HTMLTableSectionElement>();
  const { line, section } = ranking;
  const title = rankingTitle(t, ranking);
  const entries = ranking.entries.filter(
    ({ contestant }) => only === undefined || contestant.startsWith(`${only}-`),
  );
  const worth = entries.some(({ masterPoints }) => masterPoints !== null);
  return (
    <section className={classes.ranking} aria-label={title}>
      {(titled || line !== 'one' || section !== null) && <h2>{title}</h2>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('standings.place')}</th>
            <th scope="col" className={classes.moved}>
              <span className="visually-hidden">{t('standings.moved')}</span>
            </th>
            <th scope="col" className={classes.left}>
              {t('standings.contestant')}
            </th>
            <th scope="col">{t('traveller.boards')}</th>
            {worth && (
              <th scope="col" className={classes.wide}>
                {t('standings.masterPoints')}
              </th>
            )}
            <Headings scored={scored} />
          </tr>
        </thead>
        <tbody ref={rows}>
          {entries.map((entry) => (
            <Row
              key={`${entry.contestant} ${entry.place} ${entry.score}`}
              entry={entry}
              by={scored.by}
              worth={worth}
              session={session}
              path={path}
              at={at}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What there is to be seen of an entry beside its boards, the figure that it is known by last. */
function Headings({ scored: { method, by } }: { readonly scored: Pick<StandingsSeen, 'method' | 'by'> }) {
  const { t } = useTranslation();
  const inImps = method === 'butler' || method === 'cross-imps';
  const other = inImps
    ? t(by === 'mean' ? 'standings.imps' : 'standings.mean')
    : t(`standings.score.${method}`);
  const first = inImps ? t(by === 'mean' ? 'standings.mean' : 'standings.imps') : t('standings.percentage');
  return (
    <>
      <th scope="col" className={classes.wide}>
        {other}
      </th>
      <th scope="col">{first}</th>
    </>
  );
}

/** Read anew only when something of it has changed: what is the same of two readings is the same object. */
const Row = memo(function Row({
  entry,
  by,
  worth,
  session,
  path,
  at,
}: {
  readonly entry: StandingSeen;
  readonly by: StandingsSeen['by'];
  /** Whether places are worth master points. */
  readonly worth: boolean;
  readonly session: SessionSeen;
  readonly path: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { contestant, score, mean, maximum, boards, fullBoards, penalties, tieBreak, masterPoints } = entry;
  const figure = figureText(entry, by, locale);
  const glow = useGlow(at !== undefined, `${path} ${contestant}`, `${entry.place} ${figure}`);
  const moved = movedBy(entry);
  return (
    <tr className={glow} data-row={contestant}>
      <td>{placeOf(entry) ?? <span title={t('standings.unranked')}>–</span>}</td>
      <td className={classes.moved}>
        {moved !== 0 && (
          <span data-up={moved > 0 || undefined}>
            <span aria-hidden="true">
              {moved > 0 ? '▲' : '▼'} {Math.abs(moved)}
            </span>
            <span className="visually-hidden">
              {t(moved > 0 ? 'standings.up' : 'standings.down', { count: Math.abs(moved) })}
            </span>
          </span>
        )}
      </td>
      <td className={classes.left}>
        <Link href={address(`${path}/pair/${contestant}`, { at })} className={classes.link}>
          <Contestant session={session} contestant={contestant} />
        </Link>
        {tieBreak !== undefined && (
          <span className="muted">
            {' '}
            · {t('standings.tieBreak', { value: quotientText(tieBreak, locale) })}
          </span>
        )}
        {penalties.length > 0 && (
          <span className="muted">
            {' '}
            · {t('standings.penalty')} {penalties.map(({ points }) => pointsText(points, locale)).join(', ')}
          </span>
        )}
      </td>
      <td>
        {boards}/{fullBoards}
      </td>
      {worth && <td className={classes.wide}>{masterPoints !== null && pointsText(masterPoints, locale)}</td>}
      <td className={classes.wide}>
        {maximum === null ? (
          impsText(by === 'mean' ? score : (mean ?? score), locale)
        ) : (
          <>
            {pointsText(score, locale)}
            <span className="muted">/{pointsText(maximum, locale)}</span>
          </>
        )}
      </td>
      <td>
        <Link
          href={address(`${path}/pair/${contestant}`, { at, [WHY]: 1 })}
          className={classes.link}
          aria-label={t('standings.whyFigure', { figure })}
        >
          <strong>{figure}</strong>
        </Link>
      </td>
    </tr>
  );
});
