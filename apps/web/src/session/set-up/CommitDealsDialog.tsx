import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/commands.js';
import { newCommandId } from '../../api/idempotency.js';
import { ofBoards } from '../../messages/fieldText.js';
import { LIMITS } from '../../api/generated/limits.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useForm } from '../../form/useForm.js';
import { Tick } from '../../kit/Tick.js';
import { useBoardRuns } from './useBoardRuns.js';

/** As many boards as are committed to together. */
const AT_ONCE = 200;

/** Asks whether the deals also depend on a value that nobody can know yet, and commits to them. */
export function CommitDealsDialog({
  tournament,
  set,
  boards,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly boards: readonly number[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [withValue, setWithValue] = useState(false);
  const submission = useBoardRuns(
    tournament,
    AT_ONCE,
    (from, to, { delayed }: { boards: readonly number[]; delayed: { what: string; how: string } | null }) =>
      sendCommand(tournament, 'deal-set.commit', { set, from, to, delayed }, newCommandId()),
    onClose,
  );
  const form = useForm({
    start: { what: '', how: '' },
    submission,
    limits: LIMITS['deal-set.commit'],
    places: { what: 'delayed.what', how: 'delayed.how' },
    body: ({ what, how }) => ({
      boards,
      delayed: withValue ? { what: what.trim(), how: how.trim() } : null,
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t('sealing.title', ofBoards(boards))}
      action={t('sealing.action')}
      onClose={onClose}
    >
      <p>{t('sealing.text')}</p>
      <Tick
        label={t('sealing.withValue')}
        description={t('sealing.withValueText')}
        value={withValue}
        onChange={setWithValue}
      />
      {withValue && (
        <>
          <TextInput
            {...form.at('what', false)}
            label={t('sealing.what')}
            description={t('sealing.whatText')}
          />
          <TextInput {...form.at('how', false)} label={t('sealing.how')} description={t('sealing.howText')} />
        </>
      )}
    </FormDialog>
  );
}
