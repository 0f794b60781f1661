import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { TEAM_PRESETS, teamPresetOf } from '#scoring';
import type { TeamMovementChoice } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { EntrySeen } from '../api/roomDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { contestantText } from '../messages/fieldText.js';
import { optionalMessage } from '../messages/problemText.js';
import { Panel } from '../parts/Panel.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { AskCommand } from '../session/AskCommand.js';
import { NumberField } from '../session/NumberField.js';
import { lineUpsPath, matchesPath, seatsDrawnPath } from '../session/paths.js';
import { ApartChoice, apartWanted, NOBODY_APART } from '../session/set-up/ApartChoice.js';
import setUp from '../session/set-up/SetUp.module.css';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { playsTeams } from './playsTeams.js';
import { SegmentsField } from './SegmentsField.js';
import { TeamOffers } from './TeamOffers.js';
import { TeamSwiss } from './TeamSwiss.js';
import { captainText } from './captainText.js';
import classes from './Teams.module.css';

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
  return (
    <Panel title={t('teams.title')}>
      {session.status === 'set-up' && (
        <>
          <h3 className={classes.part}>{t('teams.offers')}</h3>
          <TeamOffers tournament={tournament} session={session} entered={props.entries.length} />
          <h3 className={classes.part}>{t('teams.byHand')}</h3>
          <Matches {...props} />
        </>
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

const FORMS = [
  'round-robin',
  'swiss',
  'knockout',
  'american-whist',
  'new-england-relay',
  'thurner',
  'outer-table',
  'stagger',
  'parallel-rows',
  'triple',
  'two-stanza',
] as const;
type Form = (typeof FORMS)[number];

/** The smallest number of teams of a form that so many teams fit in. */
function placesFor(form: Form, teams: number): number {
  const count = Math.max(2, teams);
  switch (form) {
    case 'american-whist':
      return Math.max(3, count);
    case 'new-england-relay':
      return Math.max(4, count + (count % 2));
    case 'thurner':
      // Neither 2 nor 3 divides one fewer.
      return [6, 8, 12, 14, 18, 20, 24, 26, 30, 32, 36, 38].find((one) => one >= count) ?? 38;
    case 'stagger':
      return Math.max(4, count + (count % 2));
    case 'parallel-rows':
      return Math.max(6, count + (count % 2));
    case 'outer-table':
      return [10, 16, 22, 28, 34, 40].find((one) => one >= count) ?? 40;
    case 'knockout':
      return count + (count % 2);
    default:
      return count;
  }
}

/** Which matches are played, of how many boards. */
function Matches({ tournament, session, entries }: TeamsProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState<Form>('round-robin');
  const [wanted, setWanted] = useState<number>();
  const [boards, setBoards] = useState(8);
  const [segments, setSegments] = useState(1);
  const [matches, setMatches] = useState<number>();
  const command = useTournamentCommand(tournament, 'session.set-movement', () => undefined);
  const teams = wanted ?? placesFor(form, entries.length);
  const inSegments = form === 'round-robin' || form === 'knockout';
  const choose = (
    <NativeSelect
      className={classes.form}
      label={t('teams.form')}
      value={form}
      data={FORMS.map((value) => ({ value, label: t(`teams.form.${value}`) }))}
      onChange={({ currentTarget: { value } }) => {
        setForm(value as Form);
        setWanted(undefined);
      }}
    />
  );
  if (form === 'swiss') {
    return (
      <>
        <p>{t('teams.what', { count: entries.length })}</p>
        <div className={setUp.fields}>{choose}</div>
        <p className="muted">{t('teams.formText.swiss')}</p>
        <TeamSwiss
          tournament={tournament}
          session={session.session}
          entered={entries.length}
          again={playsTeams(session)}
        />
      </>
    );
  }
  const choice = (): TeamMovementChoice => {
    switch (form) {
      case 'round-robin':
        return { name: form, teams, segments, ...(matches !== undefined && { matches }) };
      case 'knockout':
        return { name: form, teams, segments };
      case 'triple':
      case 'two-stanza':
        return { name: form };
      default:
        return { name: form, teams };
    }
  };
  return (
    <>
      <p>{t('teams.what', { count: entries.length })}</p>
      <div className={setUp.fields}>
        {choose}
        {form !== 'triple' && form !== 'two-stanza' && (
          <NumberField label={t('teams.places')} value={teams} least={2} most={40} onChange={setWanted} />
        )}
        <NumberField
          label={t(inSegments && segments > 1 ? 'teams.boardsOfSegment' : 'teams.boards')}
          value={boards}
          least={1}
          most={64}
          onChange={setBoards}
        />
        {inSegments && <SegmentsField value={segments} onChange={setSegments} />}
        {form === 'round-robin' && (
          <NumberField
            label={t('teams.matches')}
            description={t('teams.matchesText')}
            value={matches}
            least={1}
            most={39}
            onChange={setMatches}
            onEmpty={() => setMatches(undefined)}
          />
        )}
      </div>
      <p className="muted">{t(`teams.formText.${form}`)}</p>
      <ProblemNote problem={command.problem} />
      <div>
        <Button
          loading={command.pending}
          variant={playsTeams(session) ? 'default' : 'filled'}
          onClick={() =>
            command.submit({
              session: session.session,
              sections: [
                {
                  section: 'A',
                  boardsPerRound: boards,
                  firstBoard: 1,
                  movement: { kind: 'teams', teams: choice() },
                },
              ],
            })
          }
        >
          {t(session.sections.length > 0 ? 'teams.chooseAgain' : 'teams.choose')}
        </Button>
      </div>
    </>
  );
}

/** Which team has which number: drawn, or given by hand. */
function Numbers({ tournament, session, entries, seen }: TeamsProps & { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const draw = useTournamentCommand(tournament, 'session.draw-teams', () => undefined);
  const seat = useTournamentCommand(tournament, 'session.seat-team', () => undefined);
  const [apart, setApart] = useState(NOBODY_APART);
  const taken = new Set(seen.teams.map(({ entry }) => entry));
  return (
    <>
      {session.status === 'set-up' && entries.length > 0 && (
        <>
          <ApartChoice session={session} entries={entries} of="teams" value={apart} onChange={setApart} />
          <div>
            <Button
              loading={draw.pending}
              onClick={() => draw.submit({ session: session.session, ...apartWanted(apart, session) })}
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
                  seat.submit({ session: session.session, team, entry: value === '' ? null : value })
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
  const form = useTournamentCommand(tournament, 'session.score-matches', () => undefined);
  const [asking, setAsking] = useState<string>();
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
          if (session.status === 'set-up') form.submit({ session: session.session, method });
          else setAsking(value);
        }}
      />
      <ProblemNote problem={form.problem} />
      {asking !== undefined && (
        <AskCommand
          tournament={tournament}
          command="session.score-matches"
          body={(reason) => ({ session: session.session, method: teamPresetOf(asking)!, reason })}
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
