import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';
import { useSetsSeenAt } from './useSetsSeenAt.js';

/** Of whom it is said who they are. */
const isNamed = (by: string) => by === 'helpers' || by === 'otherwise';

/** Who dealt a range of boards by hand (Law 6E), and what was ordered where not both sides were there (Law 6C). */
export function TellDealingDialog({
  tournament,
  set,
  boards,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  /** Those of the set that are dealt by hand. */
  readonly boards: readonly number[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useCommandForm({
    tournament,
    command: 'board.tell-dealing',
    start: {
      set,
      from: boards[0] ?? 1,
      to: boards.at(-1) ?? 1,
      by: 'director',
      named: '',
      instruction: '',
      at: useSetsSeenAt(tournament),
    },
    body: ({ named, instruction, ...values }) => ({
      ...values,
      ...(isNamed(values.by) && { named: named.trim() }),
      ...(values.by === 'players' && instruction.trim() !== '' && { instruction: instruction.trim() }),
    }),
    onDone: onClose,
    onTaken: onClose,
  });
  const { from, by } = form.values;
  return (
    <FormDialog form={form} title={t('sets.dealtByTitle', { set })} action={t('sets.save')} onClose={onClose}>
      <NumberField {...form.at('from')} label={t('sets.from')} />
      <NumberField {...form.at('to')} label={t('sets.to')} least={from} />
      <Choice
        {...form.at('by')}
        label={t('sets.dealtBy')}
        options={form.options('by', (dealer) => t(`sets.dealer.${dealer}`))}
      />
      {isNamed(by) && (
        <TextInput
          {...form.at('named', false)}
          label={t(by === 'helpers' ? 'sets.helpers' : 'sets.otherwise')}
          autoComplete="off"
        />
      )}
      {by === 'players' && (
        <TextInput
          {...form.at('instruction')}
          label={t('sets.instruction')}
          description={t('sets.instructionHint')}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
