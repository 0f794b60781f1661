import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { createTournament, readAfter } from '../api/commands.js';
import { Dialog } from '../parts/Dialog.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';
import { TournamentName } from './TournamentName.js';

/** Asks for a new tournament's name and opens its book. */
export default function CreateTournament({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const fields = useFields({ name: '' });
  const form = useSubmission(
    createTournament,
    async ({ tournament, position }) => {
      await readAfter(client, tournament, position);
      navigate(`/tournaments/${tournament}`);
    },
    ['name'],
  );
  return (
    <Dialog
      title={t('create.title')}
      action={t('create.action')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => fields.complete() && form.submit(fields.values.name.trim())}
      onClose={onClose}
    >
      <TournamentName field={fields.of('name', form.fault)} description={t('create.nameHint')} />
    </Dialog>
  );
}
