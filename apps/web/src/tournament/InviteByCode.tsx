import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { invitationsQuery } from '../api/queries.js';
import type { PairingCode, Role } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { CodeToType } from '../parts/CodeToType.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useAddressText } from '../parts/useAddress.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Whom a code invites: another organiser is invited by name. */
export type Deputy = Exclude<Role, 'organiser'>;

/** A short code for somebody who stands here: typed on another device, it is an invitation to the role. */
export function InviteByCode({ tournament, role }: { readonly tournament: string; readonly role: Deputy }) {
  const { t } = useTranslation();
  const addressText = useAddressText();
  const client = useQueryClient();
  const [shown, setShown] = useState<{ readonly code: PairingCode; readonly role: Deputy }>();
  const form = useSubmission(
    (body: { readonly role: Deputy }) =>
      api.post('/api/tournaments/{tournament}/invitations/code', { params: { path: { tournament } }, body }),
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
          address: addressText('/join'),
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
