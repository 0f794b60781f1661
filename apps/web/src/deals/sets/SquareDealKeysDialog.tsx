import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { base64Of } from './fileBytes.js';
import { FileField } from '../../kit/FileField.js';

/** Asks for the SQK once play is over: everybody can derive the deals from it. */
export function SquareDealKeysDialog({
  tournament,
  set,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [sqk, setSqk] = useState<File>();
  const form = useTournamentCommand(tournament, 'deal-set.publish-squaredeal-keys', onClose);
  return (
    <Dialog
      title={t('squaredeal.keysTitle')}
      action={t('squaredeal.action.keys')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => sqk && void base64Of(sqk).then((bytes) => form.submit({ set, sqk: bytes }))}
      onClose={onClose}
    >
      <p>{t('squaredeal.keysText')}</p>
      <FileField label={t('squaredeal.sqk')} onChange={setSqk} />
    </Dialog>
  );
}
