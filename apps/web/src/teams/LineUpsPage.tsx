import { Select } from '../kit/Select.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { readAfter, sendCommand } from '../api/commands.js';
import type { SessionSeen } from '../api/documents.js';
import { newCommandId } from '../api/idempotency.js';
import type { MatchesSeen, MatchSeen, TeamSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { NotFound } from '../kit/NotFound.js';
import { Button } from '../kit/Button.js';
import { Page } from '../kit/Page.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { ReasonField } from '../form/AskCommand.js';
import { knockoutPath, matchesPath, deskPath, setUpPath } from '../play/paths.js';
import { SessionGate } from '../shell/SessionGate.js';
import { pointsText } from '../play/figures.js';
import { useLocale } from '../parts/useLocale.js';
import { useTournamentCommand } from '../form/useTournamentCommand.js';
import { CaptainLinks } from './CaptainLinks.js';
import { LineUpFields } from './LineUpFields.js';
import { lineUpState } from './lineUpState.js';
import { playsTeams } from '../play/playsTeams.js';
import { firstBoardOf, matchText } from './matchText.js';
import { lastSeats, plainLineUps } from './plainLineUps.js';
import { useMeant } from '../form/useMeant.js';
import { isLargeForMatch } from './largePoints.js';
import { pointsOfBoth, PointsOfBoth, type WrittenPoints } from './PointsOfBoth.js';
import classes from './Teams.module.css';
import { TeamRulings } from './TeamRulings.js';
import { isTeamAway, opponentsOf } from './teamsThere.js';
import { teamText } from '../play/teamText.js';

/** Who plays for each team, round by round: handed in for the captains, and shown when it is time. */
export default function LineUpsPage({ id, session }: { readonly id: string; readonly session: string }) {
  return (
    <SessionGate tournament={id} session={session} who="directs">
      {(tournament, seen) =>
        playsTeams(seen) ? <LineUps tournament={tournament} session={seen} /> : <NotFound />
      }
    </SessionGate>
  );
}

interface LineUpsProps {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}

function LineUps({ tournament, session }: LineUpsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(matchesQuery(tournament.id, session.session));
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<number>();
  const open = useTournamentCommand(tournament.id, 'session.open-line-ups', () => undefined);
  const rounds = Array.from({ length: session.rounds }, (_, index) => index + 1).filter(
    (one) => one >= Math.max(1, session.round),
  );
  const asked = rounds.find((one) => one === Number(search.get('round')));
  const round = chosen ?? asked ?? Math.min(session.round + 1, session.rounds);
  const asUsual = data ? plainLineUps(data, session, round) : [];
  const client = useQueryClient();
  const plain = useSubmission(
    async (lineUps: typeof asUsual) => {
      let position = 0;
      for (const lineUp of lineUps) {
        const body = { session: session.session, round, ...lineUp };
        // oxlint-disable-next-line no-await-in-loop -- handed in again a line-up is the same: what was refused is pressed again
        ({ position } = await sendCommand(tournament.id, 'session.hand-in-line-up', body, newCommandId()));
      }
      return position;
    },
    (position) => readAfter(client, tournament.id, position),
  );
  return (
    <Page title={t('teams.lineUpsTitle', { session: session.session })} of={tournament.name} help="teams">
      <p>
        <strong>{tournament.name}</strong>
        {' · '}
        <Link href={matchesPath(tournament.id, session.session)}>{t('match.title')}</Link>
        {session.knockout !== null && (
          <>
            {' · '}
            <Link href={knockoutPath(tournament.id, session.knockout)}>{t('knockout.bracket')}</Link>
          </>
        )}
        {' · '}
        <Link href={setUpPath(tournament.id, session.session)}>{t('teams.setUp')}</Link>
        {session.status !== 'set-up' && (
          <>
            {' · '}
            <Link href={deskPath(tournament.id, session.session)}>{t('room.title')}</Link>
          </>
        )}
      </p>
      <Panel title={t('teams.lineUps')}>
        <p>{t('teams.lineUpsText')}</p>
        <Select label={t('teams.round')} value={round} data={rounds.map((one) => one)} onChange={setChosen} />
        <ul className="stack gap-4 list">
          {(data?.teams ?? []).map((team) => (
            <Team
              key={team.team}
              tournament={tournament}
              session={session}
              seen={data!}
              team={team}
              round={round}
            />
          ))}
        </ul>
        <ProblemNote problem={open.problem} />
        <ProblemNote problem={plain.problem} />
        <div className="row">
          {data && asUsual.length > 0 && (
            <Button loading={plain.pending} onClick={() => plain.submit(asUsual)}>
              {t('teams.handInPlain', { count: asUsual.length })}
            </Button>
          )}
          {data?.teams.some(({ handedIn }) => handedIn.some((one) => one <= round)) && (
            <Button
              variant="default"
              loading={open.pending}
              onClick={() => open.submit({ session: session.session, round })}
            >
              {t('teams.show', { round })}
            </Button>
          )}
        </div>
      </Panel>
      <CaptainLinks tournament={tournament.id} teams={data?.teams ?? []} />
      {data && <TeamRulings tournament={tournament.id} session={session} seen={data} />}
      {data?.method.result === 'knockout' && (
        <Panel title={t('teams.carry')}>
          <ul className="stack gap-4 list">
            {data.matches.map((match) => (
              <CarriedInto
                key={`${match.home} ${match.away} ${firstBoardOf(match)}`}
                tournament={tournament.id}
                session={session.session}
                seen={data}
                match={match}
              />
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function Team({
  tournament,
  session,
  seen,
  team,
  round,
}: LineUpsProps & { readonly seen: MatchesSeen; readonly team: TeamSeen; readonly round: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const away = isTeamAway(session, team.team, round);
  const opponents = opponentsOf(seen, team.team, round);
  const state = lineUpState(team, round);
  return (
    <li className={`row gap-x-12 target line-above pad-y-4 ${classes.line}`}>
      <span>{teamText(team.team, seen.teams)}</span>
      {away || opponents.length === 0 ? (
        <span className="muted">{t(away ? 'room.away' : 'teams.notPlaying')}</span>
      ) : (
        <>
          <span className="muted">
            {t('teams.against', {
              teams: opponents.map((one) => teamText(one, seen.teams)).join(', '),
            })}
          </span>
          <Pill meaning={state === 'handedIn' || state === 'shown' ? 'good' : 'plain'}>
            {t(`teams.state.${state}`)}
          </Pill>
          {team.players.length > 0 && (
            <Button
              variant="default"
              aria-label={t('teams.handInLabel', { team: teamText(team.team, seen.teams) })}
              onClick={() => setAsking(true)}
            >
              {t('teams.handIn')}
            </Button>
          )}
        </>
      )}
      {asking && (
        <HandIn
          tournament={tournament.id}
          session={session.session}
          name={teamText(team.team, seen.teams)}
          team={team}
          round={round}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function HandIn({
  tournament,
  session,
  name,
  team,
  round,
  onClose,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly name: string;
  readonly team: TeamSeen;
  readonly round: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useCommandForm({
    tournament,
    command: 'session.hand-in-line-up',
    keptAs: `${session} ${team.team} ${round}`,
    start: { session, team: team.team, round, lineUp: lastSeats(team) },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('teams.handInTitle', { team: name, round })}
      action={t('teams.handIn')}
      onClose={onClose}
    >
      <LineUpFields
        players={team.players}
        seats={form.values.lineUp}
        onChange={(lineUp) => form.set({ lineUp })}
      />
    </FormDialog>
  );
}

function CarriedInto({
  tournament,
  session,
  seen,
  match,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly seen: MatchesSeen;
  readonly match: MatchSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [home, away] = [teamText(match.home, seen.teams), teamText(match.away, seen.teams)];
  return (
    <li className={`row gap-x-12 target line-above pad-y-4 ${classes.line}`}>
      <span>{matchText(t, match, seen)}</span>
      <span>
        {pointsText(match.carried.home, locale)} : {pointsText(match.carried.away, locale)}
      </span>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('teams.carryChange')}
      </Button>
      {asking && (
        <Carry
          tournament={tournament}
          session={session}
          match={match}
          at={seen.position}
          names={{ home, away }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

const NOTHING_CARRIED: WrittenPoints = { home: '0', away: '0' };

function Carry({
  tournament,
  session,
  match,
  at,
  names,
  onClose,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly match: MatchSeen;
  /** The journal entry up to which it was seen. */
  readonly at: number;
  readonly names: { readonly home: string; readonly away: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { home, away } = match;
  const form = useCommandForm({
    tournament,
    command: 'session.carry-into-match',
    start: { session, home, away, board: firstBoardOf(match), imps: NOTHING_CARRIED, at, reason: '' },
    body: ({ imps, ...values }) => ({ ...values, hundredths: pointsOfBoth(imps, 0)! }),
    wrong: ({ imps }) => ({ imps: !pointsOfBoth(imps, 0) && t('classes.number') }),
    onDone: onClose,
  });
  const { imps } = form.values;
  const hundredths = pointsOfBoth(imps, 0);
  const { missing, tick } = useMeant(
    `${imps.home} : ${imps.away}`,
    hundredths !== undefined && isLargeForMatch('score', hundredths),
    t('teams.pointsMeantAsked'),
  );
  return (
    <FormDialog
      form={form}
      held={missing}
      title={t('teams.carryTitle')}
      action={t('players.save')}
      onClose={onClose}
    >
      <PointsOfBoth
        names={names}
        points={imps}
        least={0}
        tried={form.tried}
        onChange={(points) => form.set({ imps: points })}
      />
      {tick}
      <ReasonField {...form.at('reason')} usual="settings" />
    </FormDialog>
  );
}
