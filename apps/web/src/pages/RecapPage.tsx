import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState, type CSSProperties, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { hasTop, Rational } from '#scoring';
import type { SessionSeen, StandingsSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import type { RecapBoardSeen, RecapSeen } from '../api/recapDocuments.js';
import { recapQuery } from '../api/sessionQueries.js';
import { Choice } from '../kit/Choice.js';
import { Heard } from '../kit/Heard.js';
import { later } from '../kit/later.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { gameParts } from '../play/gameParts.js';
import { HandRecords } from '../traveller/HandRecords.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';
import { headToHeadPath, WHY } from '../play/paths.js';
import { AboutSession } from '../standings/AboutSession.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs, calledText, playingIn } from '../play/contestants.js';
import { figureText, worthText } from '../play/figures.js';
import { PlaceSeen } from '../play/PlaceSeen.js';
import { PlacesLine } from '../standings/PlacesLine.js';
import type { PlacesOfOne } from '../standings/placesOverRounds.js';
import { rankingTitle } from '../play/rankingTitle.js';
import { SatInFor } from '../play/SatIn.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { useAsAt } from '../standings/useAsAt.js';
import { playsTeams } from '../play/playsTeams.js';
import { heatOf, shareOf } from '../traveller/share.js';
import { placesOfRecap } from '../standings/placesOfRecap.js';
import classes from '../recap/Recap.module.css';
import { ownLine, recapGroups, type OwnLine, type RecapRow } from '../standings/sessionRecap.js';

/** What everybody has on every board of a session. */
export default function RecapPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="recap" title={t('recap.title')}>
      {(shown) => (
        <div className={`stack gap-16 ${classes.whole}`}>
          <h2 className="visually-hidden">{t('recap.title')}</h2>
          {playsTeams(shown.session) ? <RecapOfTeams shown={shown} /> : <Recap shown={shown} />}
          <TakenAlong shown={shown} />
        </div>
      )}
    </SessionPage>
  );
}

const RecapOfTeams = later(() => import('../teams/RecapOfTeams.js'));
const ResultsFiles = later(() => import('../recap/ResultsFiles.js'), null);

type Unit = 'percent' | 'points';

function Recap({ shown: { tournament, session, at, path } }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const asAt = useAsAt(session, at !== undefined);
  const query = useQuery({
    ...recapQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  const [section, setSection] = useState('all');
  const [unit, setUnit] = useState<Unit>('percent');
  const recap = query.data;
  if (!recap) {
    return query.isError ? <QueryProblem problem={query.error} retry={() => query.refetch()} /> : <Waiting />;
  }
  const inImps = !hasTop({ kind: recap.standings.method });
  const sections = session.sections.map((each) => each.section);
  return (
    <>
      <p className="muted">
        {asAt(recap.standings, session)} ·{' '}
        {inImps ? t('recap.howImps') : t(unit === 'percent' ? 'recap.howPercent' : 'recap.howPoints')}{' '}
        {t('recap.marks')}
      </p>
      <div className="row gap-x-24">
        {sections.length > 1 && (
          <Choice
            label={t('standings.section')}
            labelHidden
            value={section}
            options={[
              { value: 'all', label: t('standings.all') },
              ...sections.map((value) => ({ value, label: t('standings.oneSection', { section: value }) })),
            ]}
            onChange={setSection}
          />
        )}
        {!inImps && (
          <Choice
            label={t('recap.unit')}
            labelHidden
            value={unit}
            options={[
              { value: 'percent', label: t('standings.percentage'), spoken: t('recap.percent') },
              { value: 'points', label: t(`standings.score.${recap.standings.method}` as 'recap.title') },
            ]}
            onChange={setUnit}
          />
        )}
      </div>
      <Matrix
        recap={recap}
        session={session}
        section={section === 'all' ? undefined : section}
        unit={unit}
        path={path}
        at={at}
      />
      <Substituted session={session} section={section === 'all' ? undefined : section} />
    </>
  );
}

/** Those for whom somebody sat in, and who: in the table there is no room for that. */
function Substituted({
  session,
  section,
}: {
  readonly session: SessionSeen;
  readonly section: string | undefined;
}) {
  return playingIn(session)
    .filter((one) => one.substitutions.length > 0 && (section === undefined || one.section === section))
    .map(({ contestant }) => (
      <p key={contestant} className="muted">
        <Contestant session={session} contestant={contestant} />
        <SatInFor session={session} contestant={contestant} />
      </p>
    ));
}

/** The recap as a printout, and the results as files. */
function TakenAlong({ shown }: { readonly shown: SessionShown }) {
  const { tournament, session, at } = shown;
  const { t } = useTranslation();
  return (
    <>
      <PdfWhenAsked
        tournament={tournament.id}
        of={{ paper: 'recap', session: session.session }}
        at={at}
        label={t('recap.title')}
      />
      <HandRecords shown={shown} />
      <p className="row gap-4 gap-x-16 fingers">
        <Link href={headToHeadPath(tournament.id, session.session, { at })}>{t('headToHead.title')}</Link>
      </p>
      <AboutSession shown={shown}>
        {session.status === 'closed' && gameParts(session.game).resultFiles && at === undefined && (
          <ResultsFiles shown={shown} />
        )}
      </AboutSession>
    </>
  );
}

/** Contestants by boards, in a frame of its own in which the heads of both stay in sight. */
const Matrix = memo(function Matrix({
  recap,
  session,
  section,
  unit,
  path,
  at,
}: {
  readonly recap: RecapSeen;
  readonly session: SessionSeen;
  readonly section: string | undefined;
  readonly unit: Unit;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const groups = recapGroups(recap, session, section);
  const moved = useMemo(() => placesOfRecap(recap), [recap]);
  // Thousands of cells are plain links, which are cheap to draw; the application is not loaded anew for one.
  const follow = (event: MouseEvent<HTMLTableElement>) => {
    const link = (event.target as Element).closest('td a');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href')!);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <section className={classes.frame} aria-label={t('recap.title')} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links within it are what is pressed, also by keys */}
      <table
        className={`small ${classes.matrix} ${classes.named}`}
        aria-label={t('recap.title')}
        style={{ '--boards': recap.boards.length } as CSSProperties}
        onClick={follow}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.who}>
              {t('standings.contestant')}
            </th>
            {recap.boards.map(({ board, shown }) => (
              <th key={board} scope="col">
                {shown ? (
                  <Link
                    href={address(`${path}/board/${board}`, { at })}
                    className={classes.link}
                    aria-label={t('traveller.board', { board })}
                  >
                    {board}
                  </Link>
                ) : (
                  <span className="muted">{board}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ ranking, rows }) => (
          <tbody key={ranking ? `${ranking.section} ${ranking.line}` : ''}>
            {groups.length > 1 && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={recap.boards.length + 1}>
                  <span>{ranking ? rankingTitle(t, ranking) : t('recap.unranked')}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.contestant}>
                <Who
                  row={row}
                  moved={moved.get(row.contestant)}
                  by={recap.standings.by}
                  session={session}
                  path={path}
                  at={at}
                />
                {recap.boards.map((board) => (
                  <Cell
                    key={board.board}
                    board={board}
                    contestant={row.contestant}
                    unit={unit}
                    path={path}
                    at={at}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
});

/** Who plays, with place and total, which lead to the card. */
function Who({
  row: { contestant, standing },
  moved,
  by,
  session,
  path,
  at,
}: {
  readonly row: RecapRow;
  readonly moved: PlacesOfOne | undefined;
  readonly by: StandingsSeen['by'];
  readonly session: SessionSeen;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const figure = standing && figureText(standing, by, locale);
  const called = calledAs(session, contestant);
  return (
    <th scope="row" className={classes.who} aria-label={calledText(called)}>
      <Link href={address(`${path}/pair/${contestant}`, { at })} className={classes.link}>
        {standing && (
          <>
            <PlaceSeen standing={standing} />
            <Heard seen=" · ">{', '}</Heard>
          </>
        )}
        <Contestant session={session} contestant={contestant} />
      </Link>
      {moved && <PlacesLine {...moved} />}
      {figure !== undefined && (
        <Link
          href={address(`${path}/pair/${contestant}`, { at, [WHY]: 1 })}
          className={classes.total}
          aria-label={t('standings.whyFigure', {
            figure,
            of: t('standings.pair', { number: called.number }),
          })}
        >
          {figure}
        </Link>
      )}
    </th>
  );
}

/**
 * What somebody has on a board, with how good that is as colour and as the length of a bar; leads to why. Whose it is and
 * on which board is said by the heads of its row and column.
 */
function Cell({
  board,
  contestant,
  unit,
  path,
  at,
}: {
  readonly board: RecapBoardSeen;
  readonly contestant: string;
  readonly unit: Unit;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!board.shown) {
    return (
      <td className="muted">
        <span aria-hidden>·</span>
        <span className="visually-hidden">{t('traveller.notYet')}</span>
      </td>
    );
  }
  const own = ownLine(board, contestant);
  if (!own) {
    return (
      <td>
        <span className="visually-hidden">{t('traveller.status.not-played')}</span>
      </td>
    );
  }
  const share = shareOf(own.award);
  const figure = figureOfCell(own, unit, locale);
  const bar = share === undefined ? undefined : ({ '--share': `${share}%` } as CSSProperties);
  return (
    <td data-heat={share === undefined ? undefined : heatOf(share)} style={bar}>
      <a href={address(`${path}/board/${board.board}`, { pair: contestant, at })} className={classes.link}>
        {figure}
      </a>
    </td>
  );
}

/** An award as a cell has it: a percentage without its unit and decimals, or points; marked where it is by ruling. */
function figureOfCell({ line, award }: OwnLine, unit: Unit, locale: string): string {
  if (!award || award.kind === 'not-played') return '–';
  const percent = unit === 'percent' && award.top !== null ? award.percent : null;
  const figure = percent === null ? worthText(award, locale) : Rational.parse(percent).toText(0);
  return line.status === 'ruled' || award.kind !== 'scored' ? `${figure}*` : figure;
}
