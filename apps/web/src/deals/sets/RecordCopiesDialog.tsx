import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { ofBoards } from '../../messages/fieldText.js';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';

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
  const within = (from: number, to: number) => boards.filter((board) => from <= board && board <= to);
  const form = useCommandForm({
    tournament,
    command: 'deal-set.record-copies',
    start: { set, copy: next, how: 'machine', from: boards[0] ?? 1, to: boards.at(-1) ?? 1 },
    body: ({ from, to, ...values }) => ({ ...values, boards: within(from, to) }),
    onDone: onClose,
  });
  const { from, to } = form.values;
  const chosen = within(from, to);
  return (
    <FormDialog
      form={form}
      held={chosen.length === 0}
      title={t('sets.recordTitle', ofBoards(chosen))}
      action={t('sets.record')}
      onClose={onClose}
    >
      <NumberField {...form.at('from')} label={t('sets.from')} least={1} most={LAST_BOARD} />
      <NumberField {...form.at('to')} label={t('sets.to')} least={from} most={LAST_BOARD} />
      <NumberField {...form.at('copy')} label={t('sets.copy')} />
      <Choice
        {...form.at('how')}
        label={t('sets.how')}
        options={form.options('how', (how) => t(`sets.how.${how}`)).toReversed()}
      />
    </FormDialog>
  );
}
