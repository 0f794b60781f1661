import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringDeals, DEAL_FILE_FORMATS, type DealFileFormat, type DealsTaken } from '../../api/boardSets.js';
import { readAfter } from '../../api/commands.js';
import { Dialog } from '../../parts/Dialog.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { NumberField } from '../../session/NumberField.js';
import { base64Of } from './fileBytes.js';
import { FormatField } from './FileDialog.js';
import classes from './BoardSets.module.css';

/** Formats that hold no numbers of boards. */
const UNNUMBERED: readonly DealFileFormat[] = ['BRI', 'DGE', 'BER', 'BHG', 'RZD'];

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
  const [file, setFile] = useState<File>();
  const [format, setFormat] = useState<DealFileFormat>('PBN');
  const [first, setFirst] = useState(1);
  const form = useSubmission(
    async (chosen: File, commandId) => {
      const body = { format, file: await base64Of(chosen), ...(UNNUMBERED.includes(format) && { first }) };
      return bringDeals(tournament, set, body, commandId);
    },
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
      onSubmit={() => file && form.submit(file)}
      onClose={onClose}
    >
      <p>{t('sets.bringText')}</p>
      <label className={classes.file}>
        <span>{t('sets.file')}</span>
        <input
          type="file"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            setFile(chosen);
            const ending = chosen?.name.split('.').at(-1)?.toUpperCase();
            const named = DEAL_FILE_FORMATS.find((one) => one === ending);
            if (named) setFormat(named);
          }}
        />
      </label>
      <FormatField value={format} onChange={setFormat} />
      {UNNUMBERED.includes(format) && (
        <NumberField label={t('sets.first')} value={first} least={1} most={999} onChange={setFirst} />
      )}
    </Dialog>
  );
}
