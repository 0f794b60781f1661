import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEAL_FILE_FORMATS, takeDealFile, type DealFileFormat } from '../../api/boardSets.js';
import { readAfter } from '../../api/commands.js';
import { numbersText } from '../../messages/fieldText.js';
import { Dialog } from '../../parts/Dialog.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { saveFile } from './fileBytes.js';

/** Deals that nobody may see, in a file for a dealing machine: it is recorded that the reader has it. */
export function FileDialog({
  tournament,
  set,
  boards,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly boards: readonly number[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [format, setFormat] = useState<DealFileFormat>('PBN');
  const form = useSubmission(
    (body: { readonly format: DealFileFormat; readonly boards: readonly number[] }, commandId) =>
      takeDealFile(tournament, set, body, commandId),
    async ({ position, name, file }) => {
      saveFile(name, file);
      await readAfter(client, tournament, position);
      onClose();
    },
  );
  return (
    <Dialog
      title={t('sets.fileTitle', { boards: numbersText(boards) })}
      action={t('sets.fileAction')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit({ format, boards })}
      onClose={onClose}
    >
      <p>{t('sets.fileText')}</p>
      <FormatField value={format} onChange={setFormat} />
    </Dialog>
  );
}

/** Which format a file of deals has. */
export function FormatField({
  value,
  onChange,
}: {
  readonly value: DealFileFormat;
  readonly onChange: (format: DealFileFormat) => void;
}) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('sets.format')}
      value={value}
      data={DEAL_FILE_FORMATS}
      onChange={({ currentTarget }) => onChange(currentTarget.value as DealFileFormat)}
    />
  );
}
