import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProblemNote } from './ProblemNote.js';

/** A reading that failed, with the way to try it again. */
export function QueryProblem({
  problem,
  retry,
}: {
  readonly problem: unknown;
  readonly retry: () => unknown;
}) {
  const { t } = useTranslation();
  return (
    <>
      <ProblemNote problem={problem} />
      <div>
        <Button variant="default" onClick={() => void retry()}>
          {t('action.tryAgain')}
        </Button>
      </div>
    </>
  );
}
