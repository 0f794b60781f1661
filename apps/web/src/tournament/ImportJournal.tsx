import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { readAfter } from '../api/commands.js';
import { importWholeJournal } from '../api/wholeJournal.js';
import { Dialog } from '../kit/Dialog.js';
import { FileField } from '../kit/FileField.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Imports the whole journal of a tournament that was played elsewhere. */
export default function ImportJournal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [file, setFile] = useState<File>();
  const form = useSubmission(importWholeJournal, async ({ tournament, position }) => {
    await readAfter(client, tournament, position);
    navigate(`/tournaments/${tournament}`);
  });
  return (
    <Dialog
      title={t('bring.title')}
      action={t('bring.action')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => file && form.submit(file)}
      onClose={onClose}
    >
      <p>{t('bring.text')}</p>
      <FileField label={t('bring.file')} accept=".tirage" onChange={setFile} />
    </Dialog>
  );
}
