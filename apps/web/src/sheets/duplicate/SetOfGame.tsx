import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { isDuplicate } from '../../play/sharesDeals.js';
import { useDescribeSet } from './useDescribeSet.js';

/** Where the set of boards that a session plays has deals of another game: says so, and has it hold those of this one. */
export function SetOfGame({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { boards, status } = session;
  const describe = useDescribeSet(
    tournament,
    session,
    { from: boards[0] ?? 1, to: boards.at(-1) ?? 1 },
    () => undefined,
  );
  if (!isDuplicate(session) || status !== 'set-up' || !describe.wanted) return null;
  return (
    <>
      <p className="note" data-meaning="warn">
        {t('sheetsRoom.setOfOther')}
      </p>
      <ProblemNote problem={describe.problem} />
      <div>
        <Button loading={describe.pending} onClick={describe.submit}>
          {t('sheetsRoom.makeOfGame')}
        </Button>
      </div>
    </>
  );
}
