import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../api/client.js';
import { invitationsQuery } from '../api/queries.js';
import type { PairingCode, Role } from '../api/types.js';
import { CodeToType } from '../parts/CodeToType.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';

/** A short code for somebody who stands here: typed on another device, it is an invitation to the role. */
export function InviteByCode({ tournament, role }: { readonly tournament: string; readonly role: Role }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [shown, setShown] = useState<{ readonly code: PairingCode; readonly role: Role }>();
  const form = useSubmission(
    (body: { readonly role: Role }) =>
      request<PairingCode>(`/api/tournaments/${tournament}/invitations/code`, { method: 'POST', body }),
    async (code, body) => {
      setShown({ code, role: body.role });
      await client.invalidateQueries({ queryKey: invitationsQuery(tournament).queryKey });
    },
  );
  if (shown) {
    return (
      <CodeToType
        code={shown.code}
        instruction={t('invite.codeInstruction', {
          address: `${location.host}/join`,
          role: t(`role.${shown.role}`),
        })}
        onClose={() => setShown(undefined)}
      />
    );
  }
  return (
    <>
      <ProblemNote problem={form.problem} />
      <Button variant="default" loading={form.pending} onClick={() => form.submit({ role })}>
        {t('invite.codeAction')}
      </Button>
      <p className="muted">{t('invite.codeHint')}</p>
    </>
  );
}
