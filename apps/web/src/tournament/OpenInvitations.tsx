import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { invitationsQuery } from '../api/queries.js';
import type { InvitationListed } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { dateOf } from '../parts/instants.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';

function isOpen({ acceptedAt, revokedAt, expiresAt }: InvitationListed): boolean {
  return acceptedAt === null && revokedAt === null && dateOf(expiresAt).getTime() > Date.now();
}

/** Invitations that somebody may still accept; nothing as long as there are none. */
export function OpenInvitations({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const invitations = useQuery(invitationsQuery(tournament));
  const open = invitations.data?.filter(isOpen) ?? [];
  if (open.length === 0) return null;
  return (
    <Panel title={t('invitations.title')}>
      <ul className="list">
        {open.map((invitation) => (
          <OpenInvitation key={invitation.id} tournament={tournament} invitation={invitation} />
        ))}
      </ul>
    </Panel>
  );
}

function OpenInvitation({
  tournament,
  invitation: { id, role, expiresAt },
}: {
  readonly tournament: string;
  readonly invitation: InvitationListed;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const client = useQueryClient();
  const revoke = useSubmission(
    () =>
      api.delete('/api/tournaments/{tournament}/invitations/{invitation}', {
        params: { path: { tournament, invitation: id } },
      }),
    () => client.invalidateQueries({ queryKey: invitationsQuery(tournament).queryKey }),
  );
  const until = t('invitations.until', { time: times.dayAndClock(expiresAt) });
  return (
    <li className="row gap-4 gap-x-16 between line-above pad-y-8">
      <span className="grow-160">
        {t(`role.${role}`)} <span className="muted number">{until}</span>
      </span>
      <Button
        variant="default"
        loading={revoke.pending}
        aria-label={t('invitations.revokeLabel', { role: t(`role.${role}`), until })}
        onClick={() => revoke.submit(undefined)}
      >
        {t('invitations.revoke')}
      </Button>
      <ProblemNote problem={revoke.problem} />
    </li>
  );
}
