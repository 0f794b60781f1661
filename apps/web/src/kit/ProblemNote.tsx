import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { address } from '../api/journal.js';
import { isOfOtherVersion, Problem } from '../api/problem.js';
import { replaced } from '../api/replaced.js';
import { signInEnded } from '../api/signedIn.js';
import { problemText } from '../messages/problemText.js';
import { Button } from './Button.js';
import { useHere } from './useHere.js';

/** Says what went wrong, at once to a screen reader too; where the page itself is what is wrong, with the way on. */
export function ProblemNote({ problem }: { readonly problem: unknown }) {
  const { t, i18n } = useTranslation();
  const here = useHere();
  const isReplaced = useSyncExternalStore(replaced.subscribe, replaced.current);
  const ended = useSyncExternalStore(signInEnded.subscribe, signInEnded.current);
  // Who has signed in again meanwhile is not told once more to sign in.
  const [heldBack, setHeldBack] = useState<unknown>();
  const isOfSignIn = problem instanceof Problem && [401, 403, 404].includes(problem.status);
  if (ended && isOfSignIn && heldBack !== problem) setHeldBack(problem);
  if (!problem) return null;
  if (isReplaced && isOfOtherVersion(problem)) {
    return (
      <div role="alert" className="note" data-meaning="bad">
        <p>{t('newer.refused')}</p>
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('broken.reload')}
        </Button>
      </div>
    );
  }
  if (ended && isOfSignIn) {
    return (
      <div role="alert" className="note" data-meaning="bad">
        <p>{t('signIn.endedTyped')}</p>
        <Button component="a" variant="default" target="_blank" href={address('/sign-in', { next: here })}>
          {t('signIn.title')}
        </Button>
      </div>
    );
  }
  if (heldBack === problem) {
    return (
      <p role="alert" className="note" data-meaning="good">
        {t('signIn.again')}
      </p>
    );
  }
  return (
    <p role="alert" className="note" data-meaning="bad">
      {problemText(i18n, problem)}
    </p>
  );
}
