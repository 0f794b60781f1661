import { TextInput } from '../kit/TextInput.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';
import { useFields } from '../parts/useFields.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';

const LONGEST = 300;

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
  const fields = useFields({ value: '' });
  const form = useTournamentCommand(tournament, command, onClose);
  return (
    <Dialog
      title={t('sealing.giveTitle')}
      action={t('sealing.give')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => fields.complete() && form.submit({ ...of, value: fields.values.value.trim() })}
      onClose={onClose}
    >
      <p>{announced}</p>
      <p>{t('sealing.giveText')}</p>
      <TextInput label={t('sealing.value')} maxLength={LONGEST} autoComplete="off" {...fields.of('value')} />
    </Dialog>
  );
}
