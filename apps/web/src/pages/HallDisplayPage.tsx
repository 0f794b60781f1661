import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { conventionText, type Language } from '#words';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RankingSeen, SessionSeen, StandingSeen, StandingsSeen } from '../api/documents.js';
import { tournamentQuery } from '../api/queries.js';
import { clockQuery, playSessionQuery, standingsQuery } from '../api/sessionQueries.js';
import { numberUnder } from '../draws/numberUnder.js';
import { seatsFirst, useDrawDisplay, type SeatsToShow } from '../draws/useDrawDisplay.js';
import { WordsOf } from '../messages/WordsOf.js';
import { HouseMark } from '../parts/HouseMark.js';
import { useLocale } from '../parts/useLocale.js';
import { calledParts } from '../play/calledParts.js';
import { usePageTitle } from '../kit/usePageTitle.js';
import { gameParts } from '../play/gameParts.js';
import { useSheetsDisplay } from '../sheets/useSheetsDisplay.js';
import { tableShort } from '../play/tableShort.js';
import { playsTeams } from '../play/playsTeams.js';
import { TeamsDisplay } from '../teams/TeamsDisplay.js';
import { CalledPair } from '../play/Contestant.js';
import { calledAs, isOfIndividuals } from '../play/contestants.js';
import { decimalsOfFigures, figureText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import { ProjectedEnd } from '../play/ProjectedEnd.js';
import { useAsAt } from '../standings/useAsAt.js';
import { EmptyDisplay } from '../standings/EmptyDisplay.js';
import { SatInFor } from '../play/SatIn.js';
import { seatsShown } from '../standings/seatsShown.js';
import { sideBySide } from '../standings/sideBySide.js';
import { TurningPages, type DisplayPart } from '../kit/TurningPages.js';
import { useGlow } from '../kit/useGlow.js';
import { useLoadedAnewWhenReplaced } from '../play/useLoadedAnewWhenReplaced.js';
import { useLiveSession } from '../play/useLiveSession.js';
import { LivePill } from '../shell/LivePill.js';
import { usePhases } from '../standings/usePhases.js';
import { WaitingTables } from '../standings/WaitingTables.js';
import { HallClock, TimeOfDay } from '../standings/HallClock.js';
import { HallSound } from '../standings/HallSound.js';
import classes from '../kit/Display.module.css';

/**
 * A session on the hall display, to be read from afar: who sits where around every change of rounds, who leads while a
 * round is played, and the clock.
 */
export default function HallDisplayPage({
  tournament: id,
  session: name,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t, i18n } = useTranslation();
  const tournament = useQuery(tournamentQuery(id));
  const session = useQuery(playSessionQuery(id, name));
  const standings = useQuery(standingsQuery(id, name));
  const clock = useQuery(clockQuery(id, name));
  const asAt = useAsAt(session.data);
  const live = useLiveSession(id, name, session.isSuccess);
  usePageTitle([t('wall.title'), tournament.data?.name].filter(Boolean).join(' · '));
  useLoadedAnewWhenReplaced();
  const parts = session.data ? calledParts(session.data, clock.data) : [];
  const phases = usePhases(parts.map((part) => part.clock));
  if (!tournament.data || !session.data) return <EmptyDisplay readings={[tournament, session]} />;
  const { status, round, rounds } = session.data;
  const { boards, sheets } = gameParts(session.data.game);
  const convention = session.data.sheets?.convention.name;
  const nothingYet = standings.data?.rankings.every(({ entries }) => entries.length === 0) ?? false;
  const seats = parts.flatMap((part, index) => {
    const shown = seatsShown(part.session, phases[index], nothingYet && !playsTeams(part.session));
    return shown ? [{ ...shown, section: part.section }] : [];
  });
  const seatsAlone = seats.length === parts.length && seats.every(({ alone }) => alone);
  return (
    <div className={classes.wall}>
      <div className={classes.head}>
        <div className={classes.title}>
          <HouseMark />
          <h1>
            {tournament.data.name}, {t('standings.session', { session: name })}
          </h1>
        </div>
        {status === 'running' &&
          parts.map((part) => (
            <HallClock
              key={part.section ?? ''}
              clock={part.clock}
              section={part.section}
              session={part.session}
            />
          ))}
        {(status !== 'running' || phases.every((phase) => phase === undefined)) && (
          <div className={classes.clock}>
            <span className={classes.counted}>
              <span className={classes.round}>
                {status === 'running' && round > 0
                  ? t('standings.round', { round, rounds })
                  : t(`standings.status.${status}`)}
              </span>
              {status !== 'closed' && t('wall.now')}
            </span>
            {status !== 'closed' && <TimeOfDay />}
          </div>
        )}
      </div>
      {clock.data && clock.data.given.length > 0 && (
        <p className="warn">
          {t('wall.given', {
            tables: clock.data.given
              .map(({ table, minutes }) =>
                t('wall.givenTable', { table: tableShort(session.data, table), minutes }),
              )
              .join(' · '),
          })}
        </p>
      )}
      {playsTeams(session.data) ? (
        <TeamsDisplay tournament={id} session={session.data} seats={seats} seatsAlone={seatsAlone} />
      ) : (
        <WordsOf individuals={isOfIndividuals(session.data)} sheets={sheets}>
          {sheets ? (
            <PartsOfSheets tournament={id} session={session.data} />
          ) : (
            <Parts standings={seatsAlone ? undefined : standings.data} session={session.data} seats={seats} />
          )}
        </WordsOf>
      )}
      <WaitingTables waiting={clock.data?.waiting ?? []} session={session.data} />
      <p className={classes.foot}>
        <span className="fills">
          {convention !== undefined && conventionText(i18n.language as Language, convention)}
          {boards && standings.data && (nothingYet || !seatsAlone) && asAt(standings.data, session.data)}
        </span>
        <LivePill state={live} runs={false} />
        {status === 'running' &&
          parts.map((part) => (
            <ProjectedEnd key={part.section ?? ''} clock={part.clock} section={part.section} />
          ))}
        {status === 'running' && clock.data && (
          <HallSound clocks={parts.flatMap((part) => part.clock ?? [])} />
        )}
        <Link href={`/tournaments/${id}/session/${name}`}>{t('wall.leave')}</Link>
      </p>
    </div>
  );
}

/** The parts of a session: who goes where, and the standings. */
function Parts({
  standings,
  session,
  seats,
}: {
  /** As far as they are shown. */
  readonly standings: StandingsSeen | undefined;
  readonly session: SessionSeen;
  readonly seats: readonly SeatsToShow[];
}) {
  const { t } = useTranslation();
  const draw = useDrawDisplay(session, seats);
  const ranked = partsOfStandings(t, standings, session);
  return <TurningPages parts={seatsFirst(seats, session) ? [...draw, ...ranked] : [...ranked, ...draw]} />;
}

/** The same of a session that is written on sheets. */
function PartsOfSheets({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  return <TurningPages parts={useSheetsDisplay(tournament, session)} />;
}

/** The rankings; those that belong together stand beside each other. */
function partsOfStandings(
  t: TFunction,
  standings: StandingsSeen | undefined,
  session: SessionSeen,
): readonly DisplayPart[] {
  const { rankings = [], by } = standings ?? {};
  if (by === undefined) return [];
  return sideBySide(rankings).map((beside) => ({
    lists: beside.map(({ section, line, entries }) => {
      const decimals = decimalsOfFigures(entries, by);
      return {
        title: [
          section === null ? '' : t('standings.oneSection', { section }),
          line === 'one' && rankings.length === 1 ? '' : t(`standings.line.${line}`),
        ],
        rows: entries.map((entry) => (
          <Row
            key={entry.contestant}
            entry={entry}
            line={line}
            by={by}
            decimals={decimals}
            session={session}
          />
        )),
      };
    }),
  }));
}

function Row({
  entry,
  line,
  by,
  decimals,
  session,
}: {
  readonly entry: StandingSeen;
  /** What stands above its list. */
  readonly line: RankingSeen['line'];
  readonly by: StandingsSeen['by'];
  readonly decimals: number | undefined;
  readonly session: SessionSeen;
}) {
  const locale = useLocale();
  const { contestant, place } = entry;
  const figure = figureText(entry, by, locale, decimals);
  const called = calledAs(session, contestant);
  const isBelowLine = called.names !== undefined && line !== 'one';
  const glow = useGlow(false, `wall ${session.session} ${contestant}`, `${place} ${figure}`);
  return (
    <li className={`${classes.row} ${glow}`}>
      <span className="right muted">{placeOf(entry) ?? '–'}</span>
      <span>
        <CalledPair {...called} {...(isBelowLine && { number: numberUnder(session, line, contestant) })} />
        <SatInFor session={session} contestant={contestant} />
      </span>
      <strong>{figure}</strong>
    </li>
  );
}
