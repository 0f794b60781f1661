import { TextArea } from '../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';
import { useFields } from '../parts/useFields.js';
import type { ActionProps } from './ActionProps.js';
import { OpenAppeals, useOpenAppeals } from './OpenAppeals.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Asks whether the tournament is over for good, and why if there is something to say. */
export function ArchiveTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const [at] = useState(tournament.head);
  const appeals = useOpenAppeals(tournament.id).map(({ ruling }) => ruling);
  const fields = useFields({ reason: '' });
  const command = useTournamentCommand(tournament.id, 'tournament.archive', onClose);
  const reason = fields.values.reason.trim();
  return (
    <Dialog
      title={t('archive.title')}
      action={t('archive.button')}
      grave
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => command.submit(reason === '' ? { appeals, at } : { appeals, at, reason })}
      onClose={onClose}
    >
      <p>{t('archive.text')}</p>
      <OpenAppeals tournament={tournament.id} />
      <TextArea
        {...fields.of('reason', command.fault)}
        label={t('archive.reason')}
        description={t('archive.reasonHint')}
        rows={3}
        maxLength={2000}
      />
    </Dialog>
  );
}
