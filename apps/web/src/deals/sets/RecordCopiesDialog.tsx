import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyMaking } from '../../api/boardSets.js';
import { ofBoards } from '../../messages/fieldText.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { NumberField } from '../../session/NumberField.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';

const MAKING: readonly CopyMaking[] = ['machine', 'by-hand'];
const MOST_COPIES = 50;
const LAST_BOARD = 999;

/** Says that a copy of boards was made, and how. */
export function RecordCopiesDialog({
  tournament,
  set,
  boards,
  copy: next,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly boards: readonly number[];
  /** The copy that is to be made next. */
  readonly copy: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [copy, setCopy] = useState(next);
  const [how, setHow] = useState<CopyMaking>('machine');
  const [from, setFrom] = useState(boards[0] ?? 1);
  const [to, setTo] = useState(boards.at(-1) ?? 1);
  const form = useTournamentCommand(tournament, 'deal-set.record-copies', onClose);
  const chosen = boards.filter((board) => from <= board && board <= to);
  return (
    <Dialog
      title={t('sets.recordTitle', ofBoards(chosen))}
      action={t('sets.record')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => chosen.length > 0 && form.submit({ set, boards: chosen, copy, how })}
      onClose={onClose}
    >
      <NumberField label={t('sets.from')} value={from} least={1} most={LAST_BOARD} onChange={setFrom} />
      <NumberField label={t('sets.to')} value={to} least={from} most={LAST_BOARD} onChange={setTo} />
      <NumberField label={t('sets.copy')} value={copy} least={1} most={MOST_COPIES} onChange={setCopy} />
      <Choice
        label={t('sets.how')}
        value={how}
        options={MAKING.map((value) => ({ value, label: t(`sets.how.${value}`) }))}
        onChange={setHow}
      />
    </Dialog>
  );
}
