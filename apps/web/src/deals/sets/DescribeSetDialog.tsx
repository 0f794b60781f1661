import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { SetDescription } from '#tournament';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Choice } from '../../kit/Choice.js';
import { gameOfDeals } from '../../play/dealParts.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';
import { useSetsSeenAt } from './useSetsSeenAt.js';

/** A set of boards: how it is called, which boards it has, who may have its deals in files. */
export function DescribeSetDialog({
  tournament,
  set,
  description,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly description: SetDescription | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useCommandForm({
    tournament,
    command: 'deal-set.describe',
    keptAs: set,
    start: {
      set,
      title: description?.title ?? '',
      from: description?.from ?? 1,
      to: description?.to ?? 28,
      contestants: description?.contestants ?? 'refused',
      game: gameOfDeals(description),
      at: useSetsSeenAt(tournament),
    },
    onDone: onClose,
    onTaken: onClose,
  });
  const { from, contestants } = form.values;
  return (
    <FormDialog form={form} title={t('sets.describe', { set })} action={t('sets.save')} onClose={onClose}>
      <TextInput {...form.at('title')} label={t('sets.title')} autoComplete="off" />
      <Choice
        {...form.at('game')}
        label={t('sets.game')}
        options={form.options('game', (game) => t(`session.game.${game}`))}
      />
      <NumberField {...form.at('from')} label={t('sets.from')} />
      <NumberField {...form.at('to')} label={t('sets.to')} least={from} />
      <Tick
        label={t('sets.contestants')}
        description={t('sets.contestantsText')}
        value={contestants === 'recorded'}
        onChange={(may) => form.set({ contestants: may ? 'recorded' : 'refused' })}
      />
    </FormDialog>
  );
}
