import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { numbersText } from '../../messages/fieldText.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { useKeptChoice } from '../../parts/useKeptChoice.js';
import { areAlone } from '../../play/areAlone.js';
import { SwissPlanner } from '../swiss/SwissPlanner.js';
import { IndividualPlanner } from './IndividualPlanner.js';
import { MovementPlanner } from './MovementPlanner.js';
import { movementTitle, pairText } from './offerText.js';
import { plansTaken } from './planTaken.js';
import { seatsTaken } from './seatsTaken.js';
import { SeatsGo } from './SeatsGo.js';
import type { SeatedPair } from '../../play/sectionPlan.js';
import { TakenMovement } from './TakenMovement.js';

/** A movement that is known from the start, of pairs or of individuals, or rounds that are drawn one after the other. */
const KINDS = ['movement', 'swiss', 'individual'] as const;

/** Who meets whom with which boards: from what is wanted, the movements that fit, with their price. */
export function MovementPanel({
  tournament,
  session,
  entries,
  onSwissPlanned,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Who has entered. */
  readonly entries: readonly EntrySeen[];
  /** Whether a Swiss is chosen here and not set yet. */
  readonly onSwissPlanned: (planned: boolean) => void;
}) {
  const { t } = useTranslation();
  const set = session.sections.length > 0;
  const [wanted, setChoosing] = useState(!set);
  const choosing = !set || wanted;
  const alone = areAlone(entries);
  const isSwiss = session.sections.some(({ movement }) => movement.drawn !== undefined);
  const [kind, setKind] = useKeptChoice(
    `movement ${tournament} ${session.session}`,
    KINDS,
    isSwiss ? 'swiss' : alone ? 'individual' : 'movement',
  );
  const swissPlanned = session.status === 'set-up' && choosing && kind === 'swiss';
  useEffect(() => {
    onSwissPlanned(swissPlanned);
    return () => onSwissPlanned(false);
  }, [onSwissPlanned, swissPlanned]);
  const [remarks, setRemarks] = useState<readonly MovementRemark[]>([]);
  const [seated, setSeated] = useState<readonly SeatedPair[]>([]);
  const taken = useMemo(() => plansTaken(session), [session]);
  const [plan, ...others] = taken?.plans ?? [];
  return (
    <Panel
      isLeft
      title={t('movement.panel')}
      aside={
        set && session.status === 'set-up' ? (
          <Button variant="default" onClick={() => setChoosing(!choosing)}>
            {t(choosing ? 'movement.keep' : 'movement.another')}
          </Button>
        ) : undefined
      }
    >
      {choosing && session.status === 'set-up' ? (
        <>
          {set && <SeatsGo count={seatsTaken(session)} />}
          <Choice
            label={t('swiss.kind')}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`swiss.kind.${value}`) }))}
            onChange={setKind}
          />
          {kind === 'individual' && (
            <IndividualPlanner
              tournament={tournament}
              session={session}
              entered={entries.length}
              onSet={(said) => {
                setRemarks(said);
                setSeated([]);
                setChoosing(false);
                setKind(undefined);
              }}
            />
          )}
          {kind === 'swiss' && (
            <SwissPlanner
              tournament={tournament}
              session={session}
              entered={entries.length}
              onSet={() => {
                setRemarks([]);
                setSeated([]);
                setChoosing(false);
                setKind(undefined);
              }}
            />
          )}
          {kind === 'movement' && (
            <MovementPlanner
              tournament={tournament}
              session={session}
              entries={entries}
              onSet={(said, stay) => {
                setRemarks(said);
                setSeated(stay);
                setChoosing(false);
                setKind(undefined);
              }}
            />
          )}
        </>
      ) : (
        <>
          <MovementSet session={session} remarks={remarks} seated={seated} />
          {taken && plan && others.length === 0 && session.status === 'set-up' && (
            <TakenMovement
              tournament={tournament}
              session={session}
              plan={plan}
              copies={taken.copies}
              onSet={setRemarks}
            />
          )}
        </>
      )}
    </Panel>
  );
}

/** The movement as it is kept. */
function MovementSet({
  session,
  remarks,
  seated,
}: {
  readonly session: SessionSeen;
  readonly remarks: readonly MovementRemark[];
  readonly seated: readonly SeatedPair[];
}) {
  const { t, i18n } = useTranslation();
  const metBySitOuts = new Set(
    session.sections.flatMap(({ section, hosts }) => (hosts ? [section, hosts.section] : [])),
  );
  return (
    <>
      {session.sections.map(({ section, movement, boardsPerRound, firstBoard, copies, hosts }) => (
        <div key={section}>
          <p>
            <strong>
              {t('movement.section', { section })}: {movementTitle(t, i18n.language, movement)}
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
            {movement.arrowSwitched !== undefined &&
              movement.arrowSwitched.length > 0 &&
              ` ${t('movement.switched', { rounds: numbersText(movement.arrowSwitched) })}`}
            {movement.scrambled !== undefined && ` ${t('movement.scrambled')}`}
            {movement.phantom !== undefined &&
              ` ${t(metBySitOuts.has(section) ? 'movement.phantomHosted' : 'movement.phantom', { pair: pairText(movement.phantom) })}`}
            {hosts !== undefined && ` ${t('movement.hosts', { section: hosts.section })}`}
            {copies !== undefined && ` ${t('movement.copiesMost', { count: copies })}`}
          </p>
        </div>
      ))}
      {remarks.length + seated.length > 0 && (
        <ul>
          {remarks.map(({ section, fault, times }) => (
            <li key={`${section} ${fault}`}>
              {t('movement.section', { section })}:{' '}
              {t('movement.remarked', {
                count: times,
                remark: t(
                  i18n.exists(`movement.remark.${fault}`)
                    ? (`movement.remark.${fault}` as 'movement.remark.other')
                    : 'movement.remark.other',
                  { fault },
                ),
              })}
            </li>
          ))}
          {seated.map(({ section, pair, as }) => (
            <li key={`${section} ${as}`}>
              {t('movement.section', { section })}: {t('movement.seat', { pair, as: pairText(as) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
