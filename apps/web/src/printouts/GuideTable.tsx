import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { GuideCard, WayRound } from '../api/printoutDocuments.js';
import { contestantText, numbersText } from '../messages/fieldText.js';
import { calledAs, isOfIndividuals } from '../play/contestants.js';
import classes from './Printouts.module.css';

/** A contestant's way, round by round: where it sits, against whom, with which boards. */
export function GuideTable({
  card: { stationary, rounds },
  session,
}: {
  readonly card: GuideCard;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const alone = isOfIndividuals(session);
  return (
    <>
      {stationary !== null && <p>{t('guide.stationary', { table: stationary })}</p>}
      <table className={`wide ${classes.rounds}`}>
        <thead>
          <tr>
            <th scope="col">{t('guide.round')}</th>
            <th scope="col">{t('guide.table')}</th>
            {alone && <th scope="col">{t('guide.with')}</th>}
            <th scope="col">{t('guide.against')}</th>
            <th scope="col">{t('guide.boards')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.round} aria-current={isNow(session, round) ? 'step' : undefined}>
              <th scope="row">{round.round}</th>
              <Stop round={round} session={session} alone={alone} />
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.some(({ turned }) => turned) && <p className={classes.remark}>{t('guide.turnedText')}</p>}
    </>
  );
}

function isNow({ status, round: called }: SessionSeen, { round }: WayRound): boolean {
  return status === 'running' && round === called;
}

function Stop({
  round: { round, what, table, side, seat, opponents, partners, boards, turned },
  session,
  alone,
}: {
  readonly round: WayRound;
  readonly session: SessionSeen;
  /** Everybody plays for himself: the partner of each round is told. */
  readonly alone: boolean;
}) {
  const { t } = useTranslation();
  const others = alone ? 3 : 2;
  if (what === 'absent') return <td colSpan={1 + others}>{t('card.absent')}</td>;
  if (what === 'undrawn') return <td colSpan={1 + others}>{t('guide.undrawn')}</td>;
  return (
    <>
      <td className="whole">
        {table === null ? (
          '–'
        ) : (
          <>
            <strong>{table}</strong>{' '}
            {seat ? t(`contract.seat.${seat}`) : side !== null && t(`contract.side.${side}`)}
          </>
        )}
        {turned && <small>{t('guide.turned')}</small>}
      </td>
      {opponents === null ? (
        <td colSpan={others}>{t('card.sitOut')}</td>
      ) : (
        <>
          {partners && (
            <td>
              <Named session={session} round={round} contestant={partners.own} />
            </td>
          )}
          <td>
            <Named session={session} round={round} contestant={opponents} />
            {partners && <Named session={session} round={round} contestant={partners.theirs} />}
          </td>
          <td>{numbersText(boards)}</td>
        </>
      )}
    </>
  );
}

function Named({
  session,
  contestant,
  round,
}: {
  readonly session: SessionSeen;
  readonly contestant: string;
  readonly round: number;
}) {
  const { names } = calledAs(session, contestant, round);
  return (
    <div>
      {contestantText(contestant, { section: false })}
      {names !== undefined && <small>{names}</small>}
    </div>
  );
}
