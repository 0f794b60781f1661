import { useTranslation } from 'react-i18next';
import type { HeldResponsible } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { ReasonField } from '../../form/AskCommand.js';
import { NumberField } from '../../kit/NumberField.js';

/** A slow table is recorded: by how many minutes, who is held responsible, and why. */
export function SlowDialog({
  tournament,
  body,
  known,
  minutes: usual,
  at,
  onClose,
}: {
  readonly tournament: string;
  readonly body: { readonly session: string; readonly table: string; readonly round: number };
  readonly known: { readonly held: HeldResponsible } | undefined;
  readonly minutes: number;
  /** The journal entry up to which the desk was seen. */
  readonly at: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useCommandForm({
    tournament,
    command: 'table.record-slow',
    start: { ...body, minutes: usual, held: known?.held ?? 'both', reason: '', at },
    onDone: onClose,
    onTaken: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('time.recordTitle', { table: body.table, round: body.round })}
      action={t('time.record')}
      onClose={onClose}
    >
      <NumberField
        {...form.at('minutes')}
        label={t('time.minutes')}
        description={known && t('time.noMinutes')}
        least={known ? 0 : 1}
      />
      <Choice
        {...form.at('held')}
        label={t('time.heldLabel')}
        options={form.options('held', (held) => t(`time.held.${held}`))}
      />
      <ReasonField {...form.at('reason')} usual="slow" />
      <p className="muted">{t('time.noScore')}</p>
    </FormDialog>
  );
}
