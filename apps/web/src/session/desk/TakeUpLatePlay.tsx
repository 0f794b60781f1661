import { Select } from '../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { placeOf, usePlayTitle, type PlayDialogProps } from './PlayDialogs.js';

/** A late play is taken up: at which table, whose phone has its board from then on. */
export function TakeUpLatePlay({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(play.table);
  const form = useTournamentCommand(tournament, 'result.begin-late-play', onClose);
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('room.action.take-up')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit({ ...placeOf(play), at })}
      onClose={onClose}
    >
      <p>{t('late.takeUpText')}</p>
      <Select
        label={t('late.at')}
        value={at}
        data={play.session.tables.map((table) => ({ value: table, label: t('table.name', { table }) }))}
        onChange={setAt}
      />
    </Dialog>
  );
}
