import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Button } from '../kit/Button.js';
import { Page } from '../kit/Page.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Ends all mail to an address: the link in each mail leads here, and nobody signs in for it. */
export default function EndMail() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const [isOver, setOver] = useState(false);
  const { submit, pending, problem } = useSubmission(
    (link: string) => api.post('/api/mail/{token}', { params: { path: { token: link } } }),
    () => setOver(true),
  );
  return (
    <Page title={t('mail.end.title')} narrow>
      {token === undefined && <p>{t('invitation.noToken')}</p>}
      {isOver && <output>{t('mail.end.done')}</output>}
      {token !== undefined && !isOver && (
        <>
          <p>{t('mail.end.text')}</p>
          <ProblemNote problem={problem} />
          <Button loading={pending} onClick={() => submit(token)}>
            {t('mail.end.button')}
          </Button>
        </>
      )}
    </Page>
  );
}
