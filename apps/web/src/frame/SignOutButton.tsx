import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { request } from '../api/client.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Ends the session here; nothing that was read with it stays in memory. */
export function SignOutButton() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { submit, pending, problem } = useSubmission(
    () => request('/api/sign-out', { method: 'POST', body: {} }),
    async () => {
      navigate('/sign-in');
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
      await client.invalidateQueries({ queryKey: ['session'] });
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
