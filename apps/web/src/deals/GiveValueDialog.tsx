import { TextInput } from '../kit/TextInput.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../form/FormDialog.js';
import { useFormOf } from '../form/useCommandForm.js';

/** Asks for a delayed value, once it is there. */
export function GiveValueDialog({
  tournament,
  command,
  of,
  announced,
  onClose,
}: {
  readonly tournament: string;
  /** Which commits the value, and what of, beside the value. */
  readonly command: 'deal-set.find-value' | 'deal-set.find-squaredeal-value';
  readonly of: { readonly set: string; readonly commitment?: number };
  /** What was said of the value before it was there. */
  readonly announced: ReactNode;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useFormOf<typeof command, { value: string }>({
    tournament,
    command,
    keptAs: `${of.set} ${of.commitment}`,
    start: { value: '' },
    body: ({ value }) => ({ ...of, value: value.trim() }),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('sealing.giveTitle')} action={t('sealing.give')} onClose={onClose}>
      <p>{announced}</p>
      <p>{t('sealing.giveText')}</p>
      <TextInput {...form.at('value')} label={t('sealing.value')} autoComplete="off" />
    </FormDialog>
  );
}
