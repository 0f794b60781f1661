import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringDeals, type DealsTaken } from '../../api/boardSets.js';
import { readAfter } from '../../api/commands.js';
import { Dialog } from '../../parts/Dialog.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { broughtIn, NO_FILE, type DealFileBrought } from './dealFile.js';
import { DealFileFields } from './DealFileFields.js';

/** Deals that a machine or others have made, from a file: all of them or none. */
export function BringDealsDialog({
  tournament,
  set,
  onTaken,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly onTaken: (taken: DealsTaken) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(NO_FILE);
  const form = useSubmission(
    async (brought: DealFileBrought, commandId) => bringDeals(tournament, set, brought, commandId),
    async (taken) => {
      await readAfter(client, tournament, taken.position);
      onTaken(taken);
      onClose();
    },
  );
  return (
    <Dialog
      title={t('sets.bringTitle', { set })}
      action={t('sets.bring')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => void broughtIn(chosen).then((brought) => brought && form.submit(brought))}
      onClose={onClose}
    >
      <p>{t('sets.bringText')}</p>
      <DealFileFields chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
}
