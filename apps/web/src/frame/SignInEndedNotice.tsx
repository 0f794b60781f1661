import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { address } from '../api/journal.js';
import { forgetReadings, noteSignedOut, readAllAnew } from '../api/queries.js';
import { hearSignIn, signInEnded } from '../api/signedIn.js';
import type { Session } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { useHere } from '../kit/useHere.js';
import classes from './Notice.module.css';

const SIGN_IN = '/sign-in';

/** Whether somebody was signed in on this page and is not any more; who signs out here is led to sign in, and is not told. */
function useEnded(isSignedIn: boolean | undefined, isAtSignIn: boolean): boolean {
  const [was, setWas] = useState(false);
  const now = !isAtSignIn && (was || isSignedIn === true);
  if (now !== was) setWas(now);
  const ended = now && isSignedIn === false;
  useEffect(() => signInEnded.become(ended), [ended]);
  return ended;
}

/** Says that nobody is signed in here any more, and leads back to this page by way of signing in. */
export function SignInEndedNotice({ session }: { readonly session: Session | undefined }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [location, navigate] = useLocation();
  const here = useHere();
  const isAtSignIn = location === SIGN_IN;
  const isSignedIn = session && Boolean(session.person);
  const ended = useEnded(isSignedIn, isAtSignIn);
  useEffect(
    () =>
      hearSignIn((news) => {
        if (news === 'in') {
          void readAllAnew(client);
          return;
        }
        // What was read by somebody who has gone is not to stay on any page.
        noteSignedOut(client);
        if (isSignedIn && !isAtSignIn) navigate(address(SIGN_IN, { next: here, elsewhere: 'yes' }));
        void forgetReadings(client);
      }),
    [client, isSignedIn, isAtSignIn, here, navigate],
  );
  return (
    <output>
      {ended && (
        <span className={`not-printed ${classes.notice}`} data-meaning="warn">
          {t('signIn.ended')}
          <Button component={Link} href={address(SIGN_IN, { next: here })} variant="default">
            {t('signIn.title')}
          </Button>
        </span>
      )}
    </output>
  );
}
