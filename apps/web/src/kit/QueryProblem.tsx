import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../api/problem.js';
import { Button } from './Button.js';
import { ProblemNote } from './ProblemNote.js';

/** Milliseconds between two tries that nobody has asked for. */
const TRY_AGAIN = 10_000;
/** However soon a busy server may be asked again. */
const LEAST = 3_000;

/** How often it may help to ask again, in milliseconds: as the server says, where it has too much to do. */
function triesAgainEvery(problem: unknown): number | undefined {
  if (!(problem instanceof Problem)) return undefined;
  if (problem.retryAfter !== undefined) return Math.max(problem.retryAfter * 1_000, LEAST);
  return problem.unanswered || problem.status >= 500 ? TRY_AGAIN : undefined;
}

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
  const every = triesAgainEvery(problem);
  useEffect(() => {
    if (every === undefined) return undefined;
    const timer = setInterval(() => void again.current(), every);
    return () => clearInterval(timer);
  }, [every]);
  return (
    <>
      <ProblemNote problem={problem} />
      {every !== undefined && <p className="muted">{t('action.triesAgain')}</p>}
      <div>
        <Button variant="default" onClick={() => void retry()}>
          {t('action.tryAgain')}
        </Button>
      </div>
    </>
  );
}
