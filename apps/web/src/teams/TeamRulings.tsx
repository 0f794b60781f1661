import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { newCommandId } from '../api/idempotency.js';
import type { MatchesSeen, MatchSeen, TeamSeen } from '../api/matchDocuments.js';
import { deskQuery } from '../api/deskQueries.js';
import { hundredthsText } from '../messages/fieldText.js';
import { regulationInText } from '../messages/regulationText.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { useLocale } from '../parts/useLocale.js';
import { useMeant } from '../rulings/useMeant.js';
import { AskCommand, ReasonField } from '../session/AskCommand.js';
import { hundredthsOf } from '../session/hundredths.js';
import { NumberField } from '../session/NumberField.js';
import { PlayedLast } from '../session/desk/PlayedLast.js';
import { pointsText } from '../standings/figures.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { AwardMatch } from './AwardMatch.js';
import { MatchStanding } from './Match.js';
import { isLargeTeamPenalty } from './largePoints.js';
import { firstBoardOf, matchText } from './matchText.js';
import classes from './Teams.module.css';
import { awayFrom, teamLeavesFrom } from './teamsThere.js';
import { teamText } from './teamText.js';

interface RulingsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly seen: MatchesSeen;
}

/** What a director gives teams and takes from them: penalties, matches that were not played, and who has left. */
export function TeamRulings(props: RulingsProps) {
  const { t } = useTranslation();
  const { seen } = props;
  return (
    <>
      <Panel title={t('teams.penalties')}>
        <ul className="stack gap-4 list">
          {seen.teams.map((team) => (
            <TeamRuling key={team.team} {...props} team={team} />
          ))}
        </ul>
      </Panel>
      <Panel title={t('teams.notPlayed')}>
        <p>{t(seen.method.result === 'knockout' ? 'teams.notPlayedKnockout' : 'teams.notPlayedText')}</p>
        <ul className="stack gap-4 list">
          {seen.matches.map((match) => (
            <MatchRuling
              key={`${match.home} ${match.away} ${firstBoardOf(match)}`}
              {...props}
              match={match}
            />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function TeamRuling({ tournament, session, seen, team }: RulingsProps & { readonly team: TeamSeen }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [asking, setAsking] = useState<'penalty' | 'leave' | { readonly penalty: string }>();
  const close = () => setAsking(undefined);
  const name = teamText(team.team, seen.teams);
  const left = awayFrom(session, team.team);
  return (
    <li className={`row gap-x-12 target line-above pad-y-4 ${classes.line}`}>
      <span>{name}</span>
      {left !== undefined && <Pill meaning="warn">{t('room.awayFrom', { round: left })}</Pill>}
      {team.penalties.map(({ penalty, points }) => (
        <Button
          key={penalty}
          variant="default"
          aria-label={t('teams.penaltyBackLabel', { team: name, points: pointsText(points, locale) })}
          onClick={() => setAsking({ penalty })}
        >
          {t('teams.penaltyBack', { points: pointsText(points, locale) })}
        </Button>
      ))}
      <Button
        variant="default"
        aria-label={t('teams.penaltyLabel', { team: name })}
        onClick={() => setAsking('penalty')}
      >
        {t('teams.penalty')}
      </Button>
      {left === undefined && (
        <Button
          variant="default"
          aria-label={t('teams.leaveLabel', { team: name })}
          onClick={() => setAsking('leave')}
        >
          {t('teams.leave')}
        </Button>
      )}
      {asking === 'penalty' && (
        <Penalise
          tournament={tournament}
          session={session}
          seen={seen}
          team={team.team}
          name={name}
          onClose={close}
        />
      )}
      {asking === 'leave' && (
        <Leave tournament={tournament} session={session} team={team.team} name={name} onClose={close} />
      )}
      {typeof asking === 'object' && (
        <AskCommand
          tournament={tournament}
          command="session.withdraw-team-penalty"
          body={(reason) => ({ session: session.session, penalty: asking.penalty, reason })}
          title={t('teams.penaltyBackTitle', { team: name })}
          text={t('teams.penaltyBackText', { team: name })}
          action={t('teams.penaltyTakeBack')}
          reason="needed"
          onClose={close}
        />
      )}
    </li>
  );
}

interface OfTeam {
  readonly tournament: string;
  readonly team: string;
  readonly name: string;
  readonly onClose: () => void;
}

function Penalise({
  tournament,
  session,
  seen,
  team,
  name,
  onClose,
}: OfTeam & Pick<RulingsProps, 'session' | 'seen'>) {
  const { t, i18n } = useTranslation();
  const { regulation } = session.rules;
  const [penalty] = useState(newCommandId);
  const [at] = useState(seen.position);
  const [points, setPoints] = useState(() =>
    hundredthsText(regulation.penalty[seen.method.result === 'victory-points' ? 'victoryPoints' : 'imps']),
  );
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament, 'session.penalise-team', onClose);
  const given = hundredthsOf(points) ?? 0;
  const hundredths = given > 0 ? given : undefined;
  const { result } = seen.method;
  const { missing, tick } = useMeant(
    result === 'victory-points' ? `${points} ${t('ruling.unit.victory-points')}` : points,
    hundredths !== undefined && isLargeTeamPenalty(result, hundredths),
  );
  return (
    <Dialog
      title={t('teams.penaltyTitle', { team: name })}
      action={t('teams.penalty')}
      grave
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (hundredths === undefined || missing || reason.trim() === '') return;
        form.submit({ session: seen.session, penalty, team, hundredths, at, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <p>{t(`teams.penaltyText.${result}`)}</p>
      <TextInput
        label={t(`match.total.${result}`)}
        description={t('ruling.standardBy', { regulation: regulationInText(i18n, regulation) })}
        value={points}
        error={tried && hundredths === undefined && t('classes.number')}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setPoints(value)}
      />
      {tick}
      <ReasonField
        value={reason}
        usual="penalty"
        error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
        onChange={setReason}
      />
    </Dialog>
  );
}

function Leave({ tournament, session, team, name, onClose }: OfTeam & Pick<RulingsProps, 'session'>) {
  const { t } = useTranslation();
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  const [typed, setFrom] = useState<number>();
  const { rounds } = session;
  const leaving = teamLeavesFrom(session, team, room?.tables ?? []);
  const fromRound = typed ?? leaving ?? rounds;
  const [at] = useState(session.position);
  const form = useTournamentCommand(tournament, 'session.withdraw-team', onClose);
  const title = t('teams.leaveTitle', { team: name });
  if (leaving === undefined) return <PlayedLast title={title} round={rounds} form={form} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      action={t('teams.leave')}
      grave
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit({ session: session.session, team, fromRound, at })}
      onClose={onClose}
    >
      <p>{t('teams.leaveText')}</p>
      <NumberField label={t('room.fromRound')} value={fromRound} least={1} most={rounds} onChange={setFrom} />
    </Dialog>
  );
}

function MatchRuling({ tournament, session, seen, match }: RulingsProps & { readonly match: MatchSeen }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const names = { home: teamText(match.home, seen.teams), away: teamText(match.away, seen.teams) };
  const text = matchText(t, match, seen);
  return (
    <li className={`row gap-x-12 target line-above pad-y-4 ${classes.line}`}>
      <span>{text}</span>
      <span className="muted">
        <MatchStanding match={match} session={session} />
      </span>
      <Button
        variant="default"
        aria-label={t('teams.awardLabel', { match: text })}
        onClick={() => setAsking(true)}
      >
        {t('teams.award')}
      </Button>
      {asking && (
        <AwardMatch
          tournament={tournament}
          seen={seen}
          match={match}
          names={names}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
