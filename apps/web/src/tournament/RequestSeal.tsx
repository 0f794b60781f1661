import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEAL_KINDS, type SealKind } from '../api/types.js';
import { Choice } from '../parts/Choice.js';
import { Dialog } from '../parts/Dialog.js';
import type { ActionProps } from './ActionProps.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Asks for a seal over the book as it stands. */
export function RequestSeal({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const kinds = SEAL_KINDS.filter((kind) => kind !== 'provisional' || tournament.status !== 'archived');
  const [kind, setKind] = useState<SealKind>(kinds[0] ?? 'official');
  const command = useTournamentCommand(tournament.id, 'tournament.request-seal', onClose);
  return (
    <Dialog
      title={t('seal.title')}
      action={t('seal.button')}
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => command.submit({ kind })}
      onClose={onClose}
    >
      <p>{t('seal.text')}</p>
      <Choice
        label={t('seal.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`sealKind.${value}`) }))}
        onChange={setKind}
      />
      <p className="muted">{t(`sealHint.${kind}`)}</p>
    </Dialog>
  );
}
