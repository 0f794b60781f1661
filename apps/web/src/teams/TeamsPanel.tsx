import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { TEAM_PRESETS, teamPresetOf, type TeamMethod } from '#scoring';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { EntrySeen } from '../api/roomDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import type { Commands } from '../api/schemas.js';
import { contestantText } from '../messages/fieldText.js';
import { optionalMessage } from '../messages/problemText.js';
import { Button } from '../parts/Button.js';
import { Held } from '../parts/Held.js';
import { Panel } from '../parts/Panel.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { Tick } from '../parts/Tick.js';
import { AskCommand } from '../session/AskCommand.js';
import { lineUpsPath, matchesPath, seatsDrawnPath } from '../session/paths.js';
import { ApartChoice, apartWanted, NOBODY_APART } from '../session/set-up/ApartChoice.js';
import { movementTitle } from '../session/set-up/offerText.js';
import setUp from '../session/set-up/SetUp.module.css';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { playsTeams } from './playsTeams.js';
import { captainText } from './captainText.js';
import { TeamsPlanner } from './TeamsPlanner.js';
import { useEntriesSeenAt } from '../session/set-up/useEntriesSeenAt.js';

/** A preset as a command takes it: the numbers of presets are texts and whole numbers. */
const asAsked = (method: TeamMethod) => method as Commands['session.score-matches']['method'];

interface TeamsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The teams that take part. */
  readonly entries: readonly EntrySeen[];
}

/** A session of teams of four prepared: its matches, whose number is whose, how it is scored. */
export function TeamsPanel(props: TeamsProps) {
  const { t } = useTranslation();
  const { tournament, session } = props;
  const teams = playsTeams(session);
  const { data } = useQuery({ ...matchesQuery(tournament, session.session), enabled: teams });
  // Whatever is chosen in the place of the matches ends the choice.
  const matches = JSON.stringify(session.sections);
  const [choosingFor, setChoosingFor] = useState<string>();
  const choosing = session.status === 'set-up' && (!teams || choosingFor === matches);
  return (
    <Panel
      title={t('teams.title')}
      aside={
        teams && session.status === 'set-up' ? (
          <Button variant="default" onClick={() => setChoosingFor(choosing ? undefined : matches)}>
            {t(choosing ? 'movement.keep' : 'movement.another')}
          </Button>
        ) : undefined
      }
    >
      {choosing ? (
        <TeamsPlanner
          tournament={tournament}
          session={session}
          entered={props.entries.length}
          onTaken={() => setChoosingFor(undefined)}
        />
      ) : (
        <MatchesSet session={session} />
      )}
      {teams && data && (
        <>
          <Numbers {...props} seen={data} />
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

/** Which team has which number: drawn, or given by hand. */
function Numbers({ tournament, session, entries, seen }: TeamsProps & { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const at = useEntriesSeenAt(tournament);
  const draw = useTournamentCommand(tournament, 'session.draw-teams', () => undefined);
  const seat = useTournamentCommand(tournament, 'session.seat-team', () => undefined);
  const [seeded, setSeeded] = useState(false);
  const [apart, setApart] = useState(NOBODY_APART);
  const seeds = entries.filter(({ forDraws }) => forDraws && forDraws.seed !== null).length;
  const taken = new Set(seen.teams.map(({ entry }) => entry));
  return (
    <>
      {session.status === 'set-up' && entries.length > 0 && (
        <>
          <Held pending={draw.pending}>
            {seeds > 0 && (
              <Tick
                label={t('teams.seeded', { count: seeds })}
                description={t('teams.seededText')}
                checked={seeded}
                onChange={setSeeded}
              />
            )}
            <ApartChoice session={session} entries={entries} of="teams" value={apart} onChange={setApart} />
          </Held>
          <div>
            <Button
              loading={draw.pending}
              onClick={() =>
                draw.submit({
                  session: session.session,
                  at,
                  ...(seeded && seeds > 0 && { seeded }),
                  ...apartWanted(apart, session),
                })
              }
            >
              {t('teams.draw')}
            </Button>
          </div>
        </>
      )}
      {session.draw && (
        <p>
          <Link href={seatsDrawnPath(tournament, session.session)}>{t('drawn.link')}</Link>
        </p>
      )}
      <ProblemNote problem={draw.problem ?? seat.problem} />
      <ul className={setUp.seats} aria-label={t('teams.numbers')}>
        {seen.teams.map(({ team, entry }) => {
          const number = contestantText(team, { section: session.sections.length > 1 });
          return (
            <li key={team} className={setUp.seat}>
              <span>{number}</span>
              <NativeSelect
                aria-label={t('teams.numberOf', { team: number })}
                value={entry ?? ''}
                disabled={seat.pending || session.status === 'closed'}
                data={[
                  { value: '', label: t('draw.nobody') },
                  ...entries
                    .filter((one) => one.entry === entry || !taken.has(one.entry))
                    .map((one) => ({ value: one.entry, label: captainText(one) })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  seat.submit({
                    session: session.session,
                    team,
                    entry: value === '' ? null : value,
                    at: seen.position,
                  })
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
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
      <NativeSelect
        label={t('teams.method')}
        value={name}
        disabled={form.pending || session.status === 'closed'}
        data={names.map((value) => ({
          value,
          label: optionalMessage(i18n, `teamMethod.${value}`) ?? value,
        }))}
        onChange={({ currentTarget: { value } }) => {
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
