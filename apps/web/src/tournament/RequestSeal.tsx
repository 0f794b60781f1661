import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../kit/Choice.js';
import { Dialog } from '../kit/Dialog.js';
import type { ActionProps } from './ActionProps.js';
import { OpenAppeals, useOpenAppeals } from './OpenAppeals.js';
import { useTournamentCommand } from './useTournamentCommand.js';

const KINDS = ['provisional', 'official'] as const;

/** Requests a seal over the journal as it is. */
export function RequestSeal({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const archived = tournament.status === 'archived';
  const [kind, setKind] = useState<(typeof KINDS)[number]>('provisional');
  // What is sealed is what was seen when the dialog was opened.
  const [at] = useState(tournament.head);
  const appeals = useOpenAppeals(tournament.id).map(({ ruling }) => ruling);
  const command = useTournamentCommand(tournament.id, 'tournament.request-seal', onClose);
  return (
    <Dialog
      title={t('seal.title')}
      action={t('seal.button')}
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => command.submit(archived ? { at } : { kind, appeals, at })}
      onClose={onClose}
    >
      <p>{t('seal.text')}</p>
      {!archived && (
        <Choice
          label={t('seal.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`sealKind.${value}`) }))}
          onChange={setKind}
        />
      )}
      {!archived && kind === 'official' && <OpenAppeals tournament={tournament.id} />}
      <p className="muted">{t(`sealHint.${archived ? 'amended' : kind}`)}</p>
    </Dialog>
  );
}
