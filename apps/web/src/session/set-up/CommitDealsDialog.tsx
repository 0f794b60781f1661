import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/commands.js';
import { newCommandId } from '../../api/idempotency.js';
import { ofBoards } from '../../messages/fieldText.js';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { useFields } from '../../parts/useFields.js';
import { useBoardRuns } from './useBoardRuns.js';

/** As many boards as are committed to together. */
const AT_ONCE = 200;
const LONGEST = 300;

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
  const fields = useFields({ what: '', how: '' });
  const form = useBoardRuns(
    tournament,
    AT_ONCE,
    (from, to, { delayed }: { boards: readonly number[]; delayed: { what: string; how: string } | null }) =>
      sendCommand(tournament, 'deal-set.commit', { set, from, to, delayed }, newCommandId()),
    onClose,
  );
  return (
    <Dialog
      title={t('sealing.title', ofBoards(boards))}
      action={t('sealing.action')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        if (withValue && !fields.complete()) return;
        const { what, how } = fields.values;
        form.submit({ boards, delayed: withValue ? { what: what.trim(), how: how.trim() } : null });
      }}
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
            label={t('sealing.what')}
            description={t('sealing.whatText')}
            maxLength={LONGEST}
            {...fields.of('what')}
          />
          <TextInput
            label={t('sealing.how')}
            description={t('sealing.howText')}
            maxLength={LONGEST}
            {...fields.of('how')}
          />
        </>
      )}
    </Dialog>
  );
}
