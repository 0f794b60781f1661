import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { PlayerStatus } from '#preferans';
import { Rational } from '#scoring';
import { playerStatusText, standingLineText, tieBreakText, type Language, type StandingLine } from '#words';
import { address } from '../api/journal.js';
import { AskWhoIAm } from '../follow/AskWhoIAm.js';
import { FollowStar } from '../follow/FollowStar.js';
import { isPlayedOut, stopsOfSheets, whatNext } from '../next/nextStop.js';
import { WhatNext } from '../next/WhatNext.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { AboutSession } from '../standings/AboutSession.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs } from '../play/contestants.js';
import { impsText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import { PlacesLine } from '../standings/PlacesLine.js';
import { placesOverRounds } from '../standings/placesOverRounds.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { SatIn } from '../play/SatIn.js';
import classes from './LinesOfSheet.module.css';
import { clockwise, tableOf } from '../play/seatedIn.js';
import { scoreText } from '../play/scoreText.js';
import { sheetPath } from '../play/sheetPaths.js';
import { sheetStandingsQuery, type SheetStandingSeen } from '../play/sheetQueries.js';

/** A player of a session of sheets: where to go, what each round brought, and the lines that add up to the score. */
export default function SheetPlayer({
  contestant,
  shown,
}: {
  readonly contestant: string;
  readonly shown: SessionShown;
}) {
  const { tournament, session, at } = shown;
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const query = useQuery({
    ...sheetStandingsQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  if (!session.contestants.some((one) => one.contestant === contestant)) return <p>{t('card.unknown')}</p>;
  if (!query.data) {
    return query.isError ? <QueryProblem problem={query.error} retry={() => query.refetch()} /> : <Waiting />;
  }
  const { standings, counting } = query.data;
  const standing = standings.find((one) => one.contestant === contestant);
  const figures =
    standing &&
    t('card.figures', {
      place: placeOf(standing) ?? '–',
      figure: scoreText(standing.score, counting, locale),
    });
  const moved = placesOverRounds(standings.map(roundsOf)).get(contestant);
  const stops = stopsOfSheets(session, contestant);
  const told = at === undefined && isPlayedOut(whatNext(session, contestant, stops));
  return (
    <>
      {at === undefined && (
        <>
          <AskWhoIAm tournament={tournament} session={session} contestant={contestant} />
          <WhatNext
            tournament={tournament.id}
            session={session}
            contestant={contestant}
            stops={stops}
            figures={figures}
          />
        </>
      )}
      <div>
        <h2>
          <Contestant session={session} contestant={contestant} />
        </h2>
        <SatIn substituted={calledAs(session, contestant).substituted} />
        {standing && (
          <p className="number">
            {!told && figures}
            {standing.status !== 'playing' &&
              `${told ? '' : ' · '}${playerStatusText(i18n.language as Language, standing.status as PlayerStatus)}`}
          </p>
        )}
        {at === undefined && <FollowStar tournament={tournament} session={session} contestant={contestant} />}
      </div>
      <Stops contestant={contestant} shown={shown} />
      {standing && standing.lines.length > 0 && (
        <Panel title={t('sheetsSeen.why')}>
          <Why standing={standing} shown={shown} />
          {moved && (
            <p>
              {t('standings.overRounds')} <PlacesLine {...moved} />
            </p>
          )}
        </Panel>
      )}
      <AboutSession shown={shown} />
    </>
  );
}

function roundsOf({ contestant, place, rounds }: SheetStandingSeen) {
  const points = (score: string) => ({ points: Rational.parse(score).toNumber(), of: null });
  return { contestant, place, rounds: new Map(rounds.map(({ round, score }) => [round, points(score)])) };
}

/** The table of each drawn round, and with whom. */
function Stops({
  contestant,
  shown: { session, at, path },
}: {
  readonly contestant: string;
  readonly shown: SessionShown;
}) {
  const { t } = useTranslation();
  const rounds = Array.from({ length: session.rounds }, (_, index) => index + 1);
  const stops = rounds.flatMap((round) => {
    const place = tableOf(session, contestant, round);
    return place ? [{ round, ...place }] : [];
  });
  const isFound = session.sections.every(
    ({ movement: { drawn, rounds: all } }) => (drawn ?? all) > session.round,
  );
  const goesOn = session.status === 'running' && session.round < session.rounds;
  return (
    <Panel title={t('guide.stops')}>
      <ul className="list">
        {stops.map(({ round, table, seated }) => (
          <li key={round} className={`bar gap-12 stretch line-above pad-y-8 ${classes.line}`}>
            <div className="grow shrinks">
              <strong>{t('card.round', { round })}</strong> ·{' '}
              {round <= session.round ? (
                <Link href={address(sheetPath(path, table, round), { at })}>
                  {t('table.name', { table })}
                </Link>
              ) : (
                t('table.name', { table })
              )}
              {' · '}
              {clockwise(seated)
                .filter((other) => other !== contestant)
                .map((other) => {
                  const { names, number } = calledAs(session, other, round);
                  return names ?? number;
                })
                .join(', ')}
            </div>
          </li>
        ))}
      </ul>
      <p className="fingers">
        <Link href={address(`${path}/pair/${contestant}/guide`, { at })}>{t('guide.link')}</Link>
      </p>
      {goesOn && !isFound && (
        <p className="muted">{t('sheetsSeen.nextToDraw', { round: session.round + 1 })}</p>
      )}
    </Panel>
  );
}

/** The lines that add up to the score, and what has told the player apart from others with the same. */
function Why({
  standing: { contestant, lines, steps },
  shown: { session, path, at },
}: {
  readonly standing: SheetStandingSeen;
  readonly shown: SessionShown;
}) {
  const { i18n } = useTranslation();
  const locale = useLocale();
  const language = i18n.language as Language;
  const named = (line: SheetStandingSeen['lines'][number]): StandingLine => {
    const offender = line['offender'];
    const name = typeof offender === 'string' ? calledAs(session, offender) : undefined;
    return { ...line, ...(name && { offender: name.names ?? name.number }) } as unknown as StandingLine;
  };
  return (
    <ul className="list">
      {lines.map((line, index) => (
        <li key={index} className={`bar gap-12 stretch line-above pad-y-8 ${classes.line}`}>
          <span className="grow shrinks">
            <LineOfBoard
              board={line['deal']}
              table={line['table']}
              released={session.released}
              path={path}
              at={at}
            >
              {standingLineText(language, named(line))}
            </LineOfBoard>
          </span>
          <strong className="number">{impsText(`${line['value']}`, locale)}</strong>
        </li>
      ))}
      {steps.map((step, index) => (
        <li key={`step ${index}`} className={`bar gap-12 stretch line-above pad-y-8 ${classes.line}`}>
          <span className="grow shrinks">{tieBreakText(language, step.rule as 'whists')}</span>
          <strong className="number">
            {(step.values?.[contestant] ?? []).map((value) => impsText(value, locale)).join(' · ')}
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** A line of a score; where it is of a deal that all tables have played it leads to what they have made of it. */
function LineOfBoard({
  board,
  table,
  released,
  path,
  at,
  children,
}: {
  /** Nothing: it is of no deal. */
  readonly board: unknown;
  readonly table: unknown;
  readonly released: readonly number[];
  readonly path: string;
  readonly at: string | undefined;
  readonly children: string;
}) {
  if (typeof board !== 'number' || !released.includes(board)) return children;
  return <Link href={address(`${path}/board/${board}`, { table: String(table), at })}>{children}</Link>;
}
