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
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { useLocale } from '../parts/useLocale.js';
import { useMeant } from '../form/useMeant.js';
import { AskCommand, ReasonField } from '../form/AskCommand.js';
import { hundredthsOf } from '../kit/hundredths.js';
import { NumberField } from '../kit/NumberField.js';
import { PlayedLast } from '../form/PlayedLast.js';
import { pointsText } from '../play/figures.js';
import { AwardMatch } from './AwardMatch.js';
import { MatchStanding } from './Match.js';
import { isLargeTeamPenalty } from './largePoints.js';
import { firstBoardOf, matchText } from './matchText.js';
import classes from './Teams.module.css';
import { awayFrom, teamLeavesFrom } from './teamsThere.js';
import { teamText } from '../play/teamText.js';

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
  const { result } = seen.method;
  const penaltyOf = ({ points }: { readonly points: string }) => {
    const hundredths = hundredthsOf(points) ?? 0;
    return hundredths > 0 ? hundredths : undefined;
  };
  const usual = regulation.penalty[result === 'victory-points' ? 'victoryPoints' : 'imps'];
  const form = useCommandForm({
    tournament,
    command: 'session.penalise-team',
    keptAs: `${seen.session} ${team}`,
    start: { penalty: newCommandId(), points: hundredthsText(usual), at: seen.position, reason: '' },
    body: ({ points, ...values }) => ({
      ...values,
      session: seen.session,
      team,
      hundredths: penaltyOf({ points })!,
    }),
    wrong: (values) => ({ points: penaltyOf(values) === undefined && t('classes.number') }),
    onDone: onClose,
  });
  const { points } = form.values;
  const hundredths = penaltyOf(form.values);
  const { missing, tick } = useMeant(
    result === 'victory-points' ? `${points} ${t('ruling.unit.victory-points')}` : points,
    hundredths !== undefined && isLargeTeamPenalty(result, hundredths),
  );
  return (
    <FormDialog
      form={form}
      held={missing}
      title={t('teams.penaltyTitle', { team: name })}
      action={t('teams.penalty')}
      grave
      onClose={onClose}
    >
      <p>{t(`teams.penaltyText.${result}`)}</p>
      <TextInput
        {...form.at('points')}
        label={t(`match.total.${result}`)}
        description={t('ruling.standardBy', { regulation: regulationInText(i18n, regulation) })}
        inputMode="decimal"
        autoComplete="off"
      />
      {tick}
      <ReasonField {...form.at('reason')} usual="penalty" />
    </FormDialog>
  );
}

function Leave({ tournament, session, team, name, onClose }: OfTeam & Pick<RulingsProps, 'session'>) {
  const { t } = useTranslation();
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  const { rounds } = session;
  const leaving = teamLeavesFrom(session, team, room?.tables ?? []);
  const form = useCommandForm({
    tournament,
    command: 'session.withdraw-team',
    start: { session: session.session, team, fromRound: undefined, at: session.position },
    body: (values) => ({ ...values, fromRound: values.fromRound ?? leaving ?? rounds }),
    onDone: onClose,
  });
  const title = t('teams.leaveTitle', { team: name });
  if (leaving === undefined) return <PlayedLast title={title} round={rounds} form={form} onClose={onClose} />;
  return (
    <FormDialog form={form} title={title} action={t('teams.leave')} grave onClose={onClose}>
      <p>{t('teams.leaveText')}</p>
      <NumberField
        {...form.at('fromRound', true)}
        value={form.values.fromRound ?? leaving}
        limits={{ least: 1, most: rounds }}
        label={t('room.fromRound')}
      />
    </FormDialog>
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
