import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { invitationsQuery } from '../api/queries.js';
import { ROLES, type Invitation, type Role } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import { LinkToHandOver } from '../parts/LinkToHandOver.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { InviteByCode } from './InviteByCode.js';

/** Makes a one-time link by which somebody takes a role. */
export function Invite({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const times = useTimes();
  const [role, setRole] = useState<Role>('director');
  const [made, setMade] = useState<{ readonly invitation: Invitation; readonly role: Role }>();
  const invite = useSubmission(
    (body: { readonly role: Role }) =>
      api.post('/api/tournaments/{tournament}/invitations', { params: { path: { tournament } }, body }),
    async (invitation, body) => {
      setMade({ invitation, role: body.role });
      await client.invalidateQueries({ queryKey: invitationsQuery(tournament).queryKey });
    },
  );
  return (
    <Panel title={t('invite.title')}>
      <Choice
        label={t('invite.role')}
        value={role}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={setRole}
      />
      <p className="muted">{t(`roleHint.${role}`)}</p>
      <ProblemNote problem={invite.problem} />
      <Button className="self-start" loading={invite.pending} onClick={() => invite.submit({ role })}>
        {t('invite.action')}
      </Button>
      {made && (
        <div className="stack gap-12 line-above pad-top-12">
          <output>
            {t('invite.made', {
              role: t(`role.${made.role}`),
              time: times.dayAndClock(made.invitation.expires),
            })}
          </output>
          <LinkToHandOver link={made.invitation.link} label={t('invite.link')} />
        </div>
      )}
      {role !== 'organiser' && <InviteByCode tournament={tournament} role={role} />}
    </Panel>
  );
}
