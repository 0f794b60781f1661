import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CommitmentSeen } from '../../api/dealQueries.js';
import { Dialog } from '../../parts/Dialog.js';
import { useFields } from '../../parts/useFields.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';

const LONGEST = 300;

/** Asks for the delayed value, once it is there. */
export function GiveValueDialog({
  tournament,
  set,
  commitment: { number, delayed },
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly commitment: CommitmentSeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const fields = useFields({ value: '' });
  const form = useTournamentCommand(tournament, 'deal-set.find-value', onClose);
  return (
    <Dialog
      title={t('sealing.giveTitle')}
      action={t('sealing.give')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() =>
        fields.complete() && form.submit({ set, commitment: number, value: fields.values.value.trim() })
      }
      onClose={onClose}
    >
      <p>
        <strong>{delayed?.what}</strong>
        <br />
        {delayed?.how}
      </p>
      <p>{t('sealing.giveText')}</p>
      <TextInput label={t('sealing.value')} maxLength={LONGEST} autoComplete="off" {...fields.of('value')} />
    </Dialog>
  );
}
