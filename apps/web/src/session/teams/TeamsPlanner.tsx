import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movementName, type Language } from '#words';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Held } from '../../kit/Held.js';
import { SentTogether } from '../../parts/SentTogether.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useKeptChoice } from '../../parts/useKeptChoice.js';
import { NumberField } from '../../kit/NumberField.js';
import { paceOf, sectionLetter } from '../../play/sectionPlan.js';
import { methodAfterSwiss } from '../set-up/methodAfterSwiss.js';
import { useSetMovement } from '../set-up/useSetMovement.js';
import { MatchesByHand } from '../../teams/MatchesByHand.js';
import { TeamOffers } from './TeamOffers.js';
import classes from '../../teams/Teams.module.css';
import { TeamSwiss } from './TeamSwiss.js';
import {
  mostTeamSections,
  planTeamSections,
  teamSectionsWanted,
  withMatches,
  type ChosenMatches,
  type TeamSectionPlan,
} from '../../teams/teamSections.js';

interface PlannerProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many teams take part. */
  readonly entered: number;
  /** What is set by now is to be shown. */
  readonly onTaken: () => void;
}

/** Matches known from the start, or drawn one after the other. */
const KINDS = ['movement', 'swiss'] as const;
const MOST_TEAMS = 200;

/** Which matches are played, in one section or in several. */
export function TeamsPlanner(props: PlannerProps) {
  const { t } = useTranslation();
  const { tournament, session, entered } = props;
  const isSwiss = session.sections.some(({ movement }) => movement.drawn !== undefined);
  const [kind, setKind] = useKeptChoice(
    `matches ${tournament} ${session.session}`,
    KINDS,
    isSwiss ? 'swiss' : 'movement',
  );
  const onTaken = () => {
    setKind(undefined);
    props.onTaken();
  };
  return (
    <>
      <p>{t('teams.what', { count: entered })}</p>
      <Choice
        label={t('teams.kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`teams.kind.${value}`) }))}
        onChange={setKind}
      />
      {kind === 'swiss' ? (
        <>
          <p className="muted">{t('teams.formText.swiss')}</p>
          <TeamSwiss
            tournament={tournament}
            session={session}
            entered={entered}
            again={session.sections.length > 0}
            onTaken={onTaken}
          />
        </>
      ) : (
        <KnownMatches {...props} onTaken={onTaken} />
      )}
    </>
  );
}

/** Matches that are known from the start: of one section taken at once, of several when each has its own. */
function KnownMatches({ tournament, session, entered, onTaken }: PlannerProps) {
  const { t } = useTranslation();
  const [plans, setPlans] = useState<readonly TeamSectionPlan[]>(() => {
    const count = Math.max(2, entered);
    return planTeamSections(count, Math.min(Math.max(1, session.sections.length), mostTeamSections(count)));
  });
  const [planned, setPlanned] = useState(0);
  const [at] = useState(session.position);
  const command = useSetMovement(
    tournament,
    session,
    'session.set-movement',
    onTaken,
    methodAfterSwiss(session),
  );
  const set = (sections: ReturnType<typeof teamSectionsWanted>) =>
    sections && command.submit({ session: session.session, sections, at });
  const several = plans.length > 1;
  const index = Math.min(planned, plans.length - 1);
  const section = plans[index]!;
  const teams = plans.reduce((sum, plan) => sum + plan.teams, 0);
  const wanted = teamSectionsWanted(plans);
  const again = session.sections.length > 0;
  const take = (matches: ChosenMatches) => {
    const chosen = withMatches(plans, index, matches);
    if (!several) return set(teamSectionsWanted(chosen));
    setPlans(chosen);
    const next = chosen.findIndex((plan) => !plan.matches);
    if (next !== -1) setPlanned(next);
  };
  const heading = t('teams.sectionTeams', { section: sectionLetter(index), count: section.teams });
  const Heading = several ? 'h4' : 'h3';
  return (
    <SentTogether>
      <Held pending={command.pending}>
        <div className="row gap-12 top fields">
          <NumberField
            label={t('teams.howMany')}
            value={teams}
            least={2}
            most={MOST_TEAMS}
            onChange={(count) =>
              setPlans(planTeamSections(count, Math.min(plans.length, mostTeamSections(count)), plans))
            }
          />
          <NumberField
            key={mostTeamSections(teams)}
            label={t('movement.sections')}
            value={plans.length}
            least={1}
            most={mostTeamSections(teams)}
            onChange={(count) => setPlans(planTeamSections(teams, count, plans))}
          />
        </div>
        {several && (
          <>
            <p className="muted">{t('teams.sectionsText')}</p>
            <SectionsPlanned
              plans={plans}
              planned={index}
              onPlan={setPlanned}
              onTeams={(one, count) =>
                setPlans(plans.map((plan, other) => (other === one ? { teams: count } : plan)))
              }
            />
          </>
        )}
        <section className="stack gap-12 line-above pad-top-12" aria-label={several ? heading : undefined}>
          {several && <h3>{heading}</h3>}
          <Heading className={classes.part}>{t('teams.offers')}</Heading>
          <TeamOffers
            teams={section.teams}
            pace={paceOf(session.settings.clock, session.sections)}
            chosen={several ? section.matches : undefined}
            pending={command.pending}
            onTake={take}
          />
          <Heading className={classes.part}>{t('teams.byHand')}</Heading>
          <MatchesByHand
            teams={section.teams}
            action={
              several
                ? t('teams.takeFor', { section: sectionLetter(index) })
                : t(again ? 'teams.chooseAgain' : 'teams.choose')
            }
            filled={!several && !again}
            pending={command.pending}
            onTake={take}
          />
        </section>
      </Held>
      <ProblemNote problem={command.problem} />
      {several && (
        <div className="row">
          <Button loading={command.pending} disabled={!wanted} onClick={() => set(wanted)}>
            {t(again ? 'teams.chooseAgain' : 'teams.choose')}
          </Button>
          {!wanted && <span className="muted">{t('movement.chooseEach')}</span>}
        </div>
      )}
    </SentTogether>
  );
}

/** Section by section how many teams play in it and what; one of them is being planned. */
function SectionsPlanned({
  plans,
  planned,
  onPlan,
  onTeams,
}: {
  readonly plans: readonly TeamSectionPlan[];
  readonly planned: number;
  readonly onPlan: (index: number) => void;
  readonly onTeams: (index: number, teams: number) => void;
}) {
  const { t, i18n } = useTranslation();
  const title = ({ teams: { name }, boardsPerRound }: ChosenMatches) =>
    t('teams.sectionMatches', {
      matches: name === 'knockout' ? t('teams.form.knockout') : movementName(name, i18n.language as Language),
      boards: boardsPerRound,
    });
  return (
    <ul className="stack list" aria-label={t('teams.sectionsPlanned')}>
      {plans.map(({ teams, matches }, index) => {
        const section = sectionLetter(index);
        return (
          <li
            key={section}
            className={`row gap-x-16 bottom box pad-12 choosable ${classes.sectionPlan}`}
            data-chosen={index === planned || undefined}
          >
            <NumberField
              label={t('teams.teamsIn', { section })}
              value={teams}
              least={2}
              most={MOST_TEAMS}
              onChange={(count) => onTeams(index, count)}
            />
            <span className={matches ? undefined : 'muted'}>
              {matches ? title(matches) : t('teams.sectionOpen')}
            </span>
            <Button
              variant="default"
              aria-pressed={index === planned}
              aria-label={t('teams.planLabel', { section })}
              onClick={() => onPlan(index)}
            >
              {t('teams.plan')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
