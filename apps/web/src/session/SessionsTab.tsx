import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { SessionListed } from '../api/documents.js';
import { playSessionsQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import lists from '../kit/List.module.css';
import { Pill, type Meaning } from '../kit/Pill.js';
import { Choice } from '../kit/Choice.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { venueDay } from '../browser/venueZone.js';
import { Waiting } from '../kit/Waiting.js';
import { GAMES, gameParts } from '../play/gameParts.js';
import { AboutTournament } from '../shell/AboutTournament.js';
import { DisplayNotPublished } from '../shell/DisplayNotPublished.js';
import { directs, runs } from '../play/roles.js';
import { useTournamentCommand } from '../form/useTournamentCommand.js';
import { ContestsPart } from './ContestsPart.js';
import { KnockoutsPart } from './KnockoutsPart.js';
import { deskPath, hallDisplayPath, sessionPath, setUpPath } from '../play/paths.js';
import { roundText } from './roundText.js';
import classes from './Sessions.module.css';
import { sessionText } from '../play/stageText.js';

const MEANINGS = { 'set-up': 'plain', running: 'live', closed: 'good' } as const satisfies Readonly<
  Record<SessionListed['status'], Meaning>
>;

/** The sessions of a tournament, each with where one goes from here. */
export default function SessionsTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const sessions = useQuery(playSessionsQuery(tournament.id));
  if (!sessions.data) {
    return sessions.isError ? (
      <QueryProblem problem={sessions.error} retry={() => sessions.refetch()} />
    ) : (
      <Waiting />
    );
  }
  return (
    <>
      {sessions.data.length === 0 && <p className="muted">{t('session.none')}</p>}
      {sessions.data.length > 0 && (
        <ul className={lists.list}>
          {sessions.data.map((session) => (
            <Session key={session.session} tournament={tournament} session={session} />
          ))}
        </ul>
      )}
      {sessions.data.length > 0 && <DisplayNotPublished tournament={tournament.id} />}
      {directs(tournament) && tournament.status !== 'archived' && (
        <NewSession tournament={tournament.id} sessions={sessions.data} />
      )}
      <ContestsPart tournament={tournament} sessions={sessions.data.length} />
      <KnockoutsPart
        tournament={tournament}
        ofBridge={sessions.data.length === 0 || sessions.data.some(({ game }) => gameParts(game).boards)}
      />
      <AboutTournament tournament={tournament} sessions={sessions.data} />
    </>
  );
}

function Session({
  tournament,
  session: { session, game, status, round, rounds, day, stage },
}: {
  readonly tournament: Tournament;
  readonly session: SessionListed;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const { id } = tournament;
  return (
    <li className={classes.session}>
      <strong className={classes.name}>{sessionText(t, { session, stage })}</strong>
      <span className="row gap-4 gap-x-12 grow-160 muted">
        <Pill meaning={MEANINGS[status]}>{t(`session.status.${status}`)}</Pill>
        {gameParts(game).isNamed && <span>{t(`session.game.${game}`)}</span>}
        {day !== null && <span>{times.shortDay(venueDay(day))}</span>}
        {status === 'running' && <span>{roundText(t, { round, rounds })}</span>}
      </span>
      <span className="row gap-0 gap-x-16 links">
        {status !== 'set-up' && <Link href={sessionPath(id, session)}>{t('session.standingsLink')}</Link>}
        <Link href={hallDisplayPath(id, session)}>{t('wall.title')}</Link>
        {status !== 'set-up' && runs(tournament) && (
          <Link href={deskPath(id, session)}>{t('session.roomLink')}</Link>
        )}
        {directs(tournament) && <Link href={setUpPath(id, session)}>{t('session.setUpLink')}</Link>}
      </span>
    </li>
  );
}

function NewSession({
  tournament,
  sessions,
}: {
  readonly tournament: string;
  readonly sessions: readonly SessionListed[];
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [game, setGame] = useState(sessions.at(-1)?.game ?? GAMES[0]!);
  const next = String(Math.max(0, ...sessions.map(({ session }) => Number(session))) + 1);
  const form = useTournamentCommand(tournament, 'session.create', () => go(setUpPath(tournament, next)));
  return (
    <>
      <Choice
        label={t('session.game')}
        value={game}
        options={GAMES.map((value) => ({ value, label: t(`session.game.${value}`) }))}
        onChange={setGame}
      />
      <ProblemNote problem={form.problem} />
      <div>
        <Button
          variant={sessions.length === 0 ? 'filled' : 'default'}
          loading={form.pending}
          onClick={() => form.submit({ session: next, game })}
        >
          {t('session.create', { session: next })}
        </Button>
      </div>
    </>
  );
}
