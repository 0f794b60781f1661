import { useTranslation } from 'react-i18next';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { CarryWords } from './CarryWords.js';
import { ContestMovedSince } from './ContestMovedSince.js';
import { MadeFrom } from './MadeFrom.js';

/** What the totals of a contest are, what they are made from, and who stands elsewhere now than in the past. */
export default function ContestChecks({
  tournament,
  contest,
  at,
}: {
  readonly tournament: string;
  readonly contest: ContestSeen;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t('contest.total')}: {t(`contest.total.${contest.settings.total}`)}
      </p>
      <CarryWords contest={contest} />
      <MadeFrom tournament={tournament} contest={contest} />
      {at !== undefined && <ContestMovedSince key={at} tournament={tournament} contest={contest} from={at} />}
    </>
  );
}
