import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { TEAM_PRESETS, teamPresetOf, type TeamMethod } from '#scoring';
import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { matchesQuery } from '../../api/sessionQueries.js';
import type { Commands } from '../../api/schemas.js';
import { optionalMessage } from '../../messages/problemText.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { AskCommand } from '../../form/AskCommand.js';
import { lineUpsPath, matchesPath } from '../../play/paths.js';
import { movementTitle } from '../set-up/offerText.js';
import { SeatsGo } from '../set-up/SeatsGo.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { playsTeams } from '../../play/playsTeams.js';
import { TeamsPlanner } from './TeamsPlanner.js';

/** A preset as a command takes it: the numbers of presets are texts and whole numbers. */
const asAsked = (method: TeamMethod) => method as Commands['session.score-matches']['method'];

interface TeamsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The teams that take part. */
  readonly entries: readonly EntrySeen[];
}

/** A session of teams of four prepared: its matches and how they are scored. */
export function TeamsPanel(props: TeamsProps) {
  const { t } = useTranslation();
  const { tournament, session } = props;
  const teams = playsTeams(session);
  const { data } = useQuery({ ...matchesQuery(tournament, session.session), enabled: teams });
  const [wanted, setWanted] = useState(!teams);
  const choosing = session.status === 'set-up' && (!teams || wanted);
  return (
    <Panel
      title={t('teams.title')}
      aside={
        teams && session.status === 'set-up' ? (
          <Button variant="default" onClick={() => setWanted(!choosing)}>
            {t(choosing ? 'movement.keep' : 'movement.another')}
          </Button>
        ) : undefined
      }
    >
      {choosing && teams && data && (
        <SeatsGo of="numbers" count={data.teams.filter(({ entry }) => entry !== null).length} />
      )}
      {choosing ? (
        <TeamsPlanner
          tournament={tournament}
          session={session}
          entered={props.entries.length}
          onTaken={() => setWanted(false)}
        />
      ) : (
        <MatchesSet session={session} />
      )}
      {teams && data && (
        <>
          <Method key={data.method.name} {...props} seen={data} />
          <p className="muted">{t('teams.pairsBeside')}</p>
          <p>
            <Link href={lineUpsPath(tournament, session.session)}>{t('teams.lineUps')}</Link>
            {' · '}
            <Link href={matchesPath(tournament, session.session)}>{t('match.title')}</Link>
          </p>
        </>
      )}
    </Panel>
  );
}

/** The matches as they are kept. */
function MatchesSet({ session }: { readonly session: SessionSeen }) {
  const { t, i18n } = useTranslation();
  return session.sections.map(({ section, movement, boardsPerRound }) => (
    <p key={section}>
      <strong>
        {t('movement.section', { section })}: {movementTitle(t, i18n.language, movement)}
      </strong>
      {'. '}
      {t('movement.rounds', {
        count: movement.rounds,
        boards: t('movement.boards', { count: boardsPerRound }),
      })}
      {(movement.teams?.segments ?? 1) > 1 && ` ${t('teams.segments')}: ${movement.teams!.segments}.`}
    </p>
  ));
}

/** How matches are scored, and by what teams are ranked. */
function Method({ tournament, session, seen }: TeamsProps & { readonly seen: MatchesSeen }) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState<string>();
  const form = useTournamentCommand(
    tournament,
    'session.score-matches',
    () => undefined,
    () => undefined,
  );
  const at = seen.position;
  const { name } = seen.method;
  const names = [...new Set([...TEAM_PRESETS.map((preset) => preset.name), name])];
  return (
    <>
      <Select
        label={t('teams.method')}
        value={name}
        disabled={form.pending || session.status === 'closed'}
        data={names.map((value) => ({
          value,
          label: optionalMessage(i18n, `teamMethod.${value}`) ?? value,
        }))}
        onChange={(value) => {
          const method = teamPresetOf(value);
          if (!method) return;
          if (session.status === 'set-up')
            form.submit({ session: session.session, method: asAsked(method), at });
          else setAsking(value);
        }}
      />
      <ProblemNote problem={form.problem} />
      {asking !== undefined && (
        <AskCommand
          tournament={tournament}
          command="session.score-matches"
          body={(reason) => ({
            session: session.session,
            method: asAsked(teamPresetOf(asking)!),
            at,
            reason,
          })}
          title={t('session.amendTitle')}
          text={t('session.amendText')}
          action={t('session.amend')}
          reason="needed"
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
