import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../api/client.js';
import { forgetReadings, noteSignedOut } from '../api/queries.js';
import { tellSignIn } from '../api/signedIn.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Ends the session here; nothing that was read with it stays in memory. */
export function SignOutButton() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { submit, pending, problem } = useSubmission(
    () => api.post('/api/sign-out'),
    async () => {
      noteSignedOut(client);
      navigate('/sign-in');
      tellSignIn('out');
      await forgetReadings(client);
    },
  );
  return (
    <>
      <Button variant="default" loading={pending} onClick={() => submit(undefined)}>
        {t('frame.signOut')}
      </Button>
      <ProblemNote problem={problem} />
    </>
  );
}
