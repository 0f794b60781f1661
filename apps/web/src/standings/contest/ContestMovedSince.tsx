import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContestMoveSeen, ContestSeen } from '../../api/contestDocuments.js';
import { contestMovesQuery } from '../../api/contestQueries.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { useLocale } from '../../parts/useLocale.js';
import { Waiting } from '../../kit/Waiting.js';
import moved from '../MovedSince.module.css';
import { besideText, contestPlaceText, sessionScoreText } from './contestMoveText.js';
import { participantText } from './ContestTable.js';

interface MovedProps {
  readonly tournament: string;
  readonly contest: ContestSeen;
  /** The moment of the past that is looked at. */
  readonly from: string;
}

/** Who stands elsewhere in a contest now than at a moment of the past, and by what; fetched once somebody asks. */
export function ContestMovedSince(props: MovedProps) {
  const { t } = useTranslation();
  return (
    <OpensWhenAsked summary={t('moved.since')}>
      <Moves {...props} />
    </OpensWhenAsked>
  );
}

function Moves({ tournament, contest: { contest, settings }, from }: MovedProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const moves = useQuery(contestMovesQuery(tournament, contest, from));
  if (moves.isError) return <QueryProblem problem={moves.error} retry={() => moves.refetch()} />;
  if (!moves.data) return <Waiting />;
  const elsewhere = moves.data.moves.filter(({ before, after }) => before?.place !== after?.place);
  if (elsewhere.length === 0) return <p>{t('moved.nobody')}</p>;
  return (
    <ul className={moved.moves}>
      {elsewhere.map((move) => (
        <li key={move.key}>
          {participantText(move)}: {contestPlaceText(move.before, settings.total, locale)} →{' '}
          <strong>{contestPlaceText(move.after, settings.total, locale)}</strong>
          <Why move={move} total={settings.total} />
        </li>
      ))}
    </ul>
  );
}

/** What is otherwise in its sessions and beside them; or that only others have moved. */
function Why({
  move: { sessions, beside, othersMoved },
  total,
}: {
  readonly move: ContestMoveSeen;
  readonly total: ContestSeen['settings']['total'];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (othersMoved) return <p className="muted">{t('moved.others')}</p>;
  return (
    <ul>
      {sessions.map(({ session, before, after }) => (
        <li key={session}>
          {t('contest.session', { session })}:{' '}
          {t('moved.worth', {
            before: sessionScoreText(before, locale) ?? t('moved.nothing'),
            after: sessionScoreText(after, locale) ?? t('moved.nothing'),
          })}
          {after && after.as !== before?.as && after.as !== 'played' && (
            <span className="muted"> ({t(`contest.as.${after.as}`)})</span>
          )}
        </li>
      ))}
      {beside && (
        <li>
          {t('contest.beside')}:{' '}
          {t('moved.worth', {
            before: besideText(beside.before, total, locale) ?? t('moved.nothing'),
            after: besideText(beside.after, total, locale) ?? t('moved.nothing'),
          })}
        </li>
      )}
    </ul>
  );
}
