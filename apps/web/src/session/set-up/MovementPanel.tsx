import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAfter, sendCommand } from '../../api/commands.js';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { Panel } from '../../parts/Panel.js';
import { Pill } from '../../parts/Pill.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { NumberField } from '../NumberField.js';
import { movementTitle } from './offerText.js';
import {
  clockFor,
  MOST_SECTIONS,
  planSections,
  sectionLetter,
  wantedOf,
  type SectionPlan,
} from './sectionPlan.js';
import { SectionPlanner } from './SectionPlanner.js';
import classes from './SetUp.module.css';

const CLUB_SESSION = 24;
const LARGEST_SECTION = 80;

/** The boards of a round, where sections have different numbers of them: the most. */
function mostBoards(plans: readonly SectionPlan[]): number {
  return Math.max(...plans.map(({ boardsPerRound }) => boardsPerRound));
}

/** Who meets whom with which boards: from the number of pairs, the movements that fit, with their price. */
export function MovementPanel({
  tournament,
  session,
  pairs,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many pairs have entered. */
  readonly pairs: number;
}) {
  const { t } = useTranslation();
  const set = session.sections.length > 0;
  const [wanted, setChoosing] = useState<boolean>();
  const choosing = wanted ?? !set;
  const [remarks, setRemarks] = useState<readonly MovementRemark[]>([]);
  return (
    <Panel
      title={t('movement.panel')}
      aside={
        set && !choosing && session.status === 'set-up' ? (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t('movement.another')}
          </Button>
        ) : undefined
      }
    >
      {choosing && session.status === 'set-up' ? (
        <Planner
          tournament={tournament}
          session={session}
          pairs={pairs}
          onSet={(said) => {
            setRemarks(said);
            setChoosing(false);
          }}
        />
      ) : (
        <MovementSet session={session} remarks={remarks} />
      )}
    </Panel>
  );
}

/** The movement as it is kept. */
function MovementSet({
  session,
  remarks,
}: {
  readonly session: SessionSeen;
  readonly remarks: readonly MovementRemark[];
}) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {session.sections.map(({ section, movement, boardsPerRound, firstBoard, copies }) => (
        <div key={section}>
          <p>
            <strong>
              {t('movement.section', { section })}: {movementTitle(t, movement)}
            </strong>{' '}
            <Pill meaning="plain">
              {t(movement.winners === 1 ? 'movement.oneWinner' : 'movement.twoWinners')}
            </Pill>
          </p>
          <p>
            {t('movement.rounds', {
              count: movement.rounds,
              boards: t('movement.boards', { count: boardsPerRound }),
            })}{' '}
            {t('movement.fromBoard', {
              first: firstBoard,
              last: firstBoard + movement.sets * boardsPerRound - 1,
            })}
            {movement.phantom !== undefined && ` ${t('movement.phantom', { pair: movement.phantom })}`}
            {copies !== undefined && ` ${t('movement.copiesMost', { count: copies })}`}
          </p>
        </div>
      ))}
      {remarks.length > 0 && (
        <ul className={classes.remarks}>
          {remarks.map(({ section, fault, times }) => (
            <li key={`${section} ${fault}`}>
              {t('movement.section', { section })}:{' '}
              {i18n.exists(`movement.remark.${fault}`)
                ? t(`movement.remark.${fault}` as 'movement.remark.other', { times })
                : t('movement.remark.other', { times, fault })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Planner({
  tournament,
  session,
  pairs: entered,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly pairs: number;
  readonly onSet: (remarks: readonly MovementRemark[]) => void;
}) {
  const { t } = useTranslation();
  const { settings } = session;
  const [pairs, setPairs] = useState(entered >= 4 ? entered : 12);
  const [boards, setBoards] = useState(CLUB_SESSION);
  const [plans, setPlans] = useState<readonly SectionPlan[]>(() =>
    planSections(pairs, Math.ceil(pairs / LARGEST_SECTION)),
  );
  const client = useQueryClient();
  const form = useTournamentCommand(tournament, 'session.set-movement', async ({ remarks = [] }) => {
    onSet(remarks);
    const clock = clockFor(mostBoards(plans), settings.clock, session.sections);
    if (clock.round === settings.clock.round) return;
    const body = { session: session.session, settings: { ...settings, clock } };
    const { position } = await sendCommand(tournament, 'session.configure', body, newCommandId());
    await readAfter(client, tournament, position);
  });
  const about = useDeferredValue(boards);
  const wanted = wantedOf(plans);
  const several = plans.length > 1;
  return (
    <>
      <div className={classes.fields}>
        <NumberField
          label={t('movement.pairs')}
          description={entered > 0 ? t('movement.entered', { count: entered }) : t('movement.noEntries')}
          value={pairs}
          least={4}
          most={400}
          onChange={(value) => {
            setPairs(value);
            setPlans(planSections(value, Math.max(plans.length, Math.ceil(value / LARGEST_SECTION)), plans));
          }}
        />
        <NumberField
          label={t('movement.boardsAbout')}
          description={t('movement.boardsAboutHint')}
          value={boards}
          least={4}
          most={80}
          onChange={setBoards}
        />
        <NumberField
          label={t('movement.sections')}
          value={plans.length}
          least={1}
          most={Math.min(MOST_SECTIONS, Math.floor(pairs / 4))}
          onChange={(count) => setPlans(planSections(pairs, count, plans))}
        />
      </div>
      {plans.map((plan, index) => (
        <SectionPlanner
          key={sectionLetter(index)}
          section={sectionLetter(index)}
          plan={plan}
          boards={about}
          clockOf={(count) => clockFor(count, settings.clock, session.sections)}
          headed={several}
          onChange={(changed) => setPlans(plans.map((held, other) => (other === index ? changed : held)))}
        />
      ))}
      <ProblemNote problem={form.problem} />
      <div className={classes.buttons}>
        <Button
          loading={form.pending}
          disabled={!wanted}
          onClick={() => wanted && form.submit({ session: session.session, sections: wanted })}
        >
          {t('movement.set')}
        </Button>
        {!wanted && (
          <span className="muted">{t(several ? 'movement.chooseEach' : 'movement.chooseFirst')}</span>
        )}
      </div>
    </>
  );
}
