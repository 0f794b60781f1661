import { Select } from '../../kit/Select.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '#tournament';
import { takeDealFile, type DealFileFormat } from '../../api/boardSets.js';
import { readAfter } from '../../api/commands.js';
import { ofBoards } from '../../messages/fieldText.js';
import { Dialog } from '../../kit/Dialog.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { dealParts } from '../../play/dealParts.js';
import { saveFile } from '../../parts/saveFile.js';
import { fileOf } from './fileBytes.js';

/** Deals that nobody may see, in a file for a dealing machine: it is recorded that the reader has it. */
export function FileDialog({
  tournament,
  set,
  boards,
  game,
  onTaken,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly boards: readonly number[];
  readonly game: GameName;
  /** Told of the bytes of the file, in base64. */
  readonly onTaken?: (file: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [format, setFormat] = useState(dealParts(game).formats[0]);
  const form = useSubmission(
    (body: { readonly format: DealFileFormat; readonly boards: readonly number[] }, commandId) =>
      takeDealFile(tournament, set, body, commandId),
    async ({ position, name, file }) => {
      saveFile(name, fileOf(file));
      onTaken?.(file);
      await readAfter(client, tournament, position);
      onClose();
    },
  );
  return (
    <Dialog
      title={t('sets.fileTitle', ofBoards(boards))}
      action={t('sets.fileAction')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit({ format, boards })}
      onClose={onClose}
    >
      <p>{t('sets.fileText')}</p>
      {!dealParts(game).machines && <p>{t('sets.handsText')}</p>}
      <FormatField value={format} game={game} onChange={setFormat} />
    </Dialog>
  );
}

/** Which format a file of deals has. */
export function FormatField({
  value,
  game,
  onChange,
}: {
  readonly value: DealFileFormat;
  readonly game: GameName;
  readonly onChange: (format: DealFileFormat) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('sets.format')}
      value={value}
      data={dealParts(game).formats}
      onChange={(value) => onChange(value as DealFileFormat)}
    />
  );
}
