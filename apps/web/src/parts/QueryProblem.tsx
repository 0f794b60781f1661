import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../api/problem.js';
import { Button } from './Button.js';
import { ProblemNote } from './ProblemNote.js';

/** Milliseconds between two tries that nobody has asked for. */
const TRY_AGAIN = 10_000;

/** A reading that failed, with the way to try it again; by itself where the server could not answer. */
export function QueryProblem({
  problem,
  retry,
}: {
  readonly problem: unknown;
  readonly retry: () => unknown;
}) {
  const { t } = useTranslation();
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const mayHelp = problem instanceof Problem && (problem.unanswered || problem.status >= 500);
  useEffect(() => {
    if (!mayHelp) return undefined;
    const timer = setInterval(() => void again.current(), TRY_AGAIN);
    return () => clearInterval(timer);
  }, [mayHelp]);
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
