import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import papers from '../Printouts.module.css';
import { isAway } from '../../play/schedule.js';
import { calledAs } from '../../play/contestants.js';
import { clockwise, lastRoundOf, seatIn, tableOf } from '../../play/seatedIn.js';

/** A player's way, round by round as far as rounds are drawn: the table and the seat, and who sits there too. */
export function WayOfPlayer({
  session,
  contestant,
}: {
  readonly session: SessionSeen;
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  const drawn = lastRoundOf(session);
  const rounds = Array.from({ length: session.rounds }, (_, index) => index + 1);
  return (
    <table className={`wide ${papers.rounds}`}>
      <thead>
        <tr>
          <th scope="col">{t('guide.round')}</th>
          <th scope="col">{t('guide.table')}</th>
          <th scope="col">{t('guide.with')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr
            key={round}
            aria-current={session.status === 'running' && session.round === round ? 'step' : undefined}
          >
            <th scope="row">{round}</th>
            {round > drawn && <td colSpan={2}>{t('guide.undrawn')}</td>}
            {round <= drawn && <Stop session={session} contestant={contestant} round={round} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stop({
  session,
  contestant,
  round,
}: {
  readonly session: SessionSeen;
  readonly contestant: string;
  readonly round: number;
}) {
  const { t } = useTranslation();
  const at = tableOf(session, contestant, round);
  if (!at) {
    return <td colSpan={2}>{t(isAway(session, contestant, round) ? 'card.absent' : 'card.sitOut')}</td>;
  }
  return (
    <>
      <td className="whole">
        <strong>{at.table}</strong> {t(`contract.seatName.${seatIn(at.seated, contestant)}`)}
        {clockwise(at.seated)[0] === contestant && <small>{t('guide.dealsFirst')}</small>}
      </td>
      <td>
        {clockwise(at.seated)
          .filter((other) => other !== contestant)
          .map((other) => {
            const { names, number } = calledAs(session, other);
            return names ?? number;
          })
          .join(', ')}
      </td>
    </>
  );
}
