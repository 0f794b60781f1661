import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../parts/Dialog.js';
import { useFields } from '../../parts/useFields.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { describe } from '../SquareDealPublished.js';
import { base64Of } from './fileBytes.js';
import { FileField } from './FileField.js';

const LONGEST = 300;

interface OfSet {
  readonly tournament: string;
  readonly set: string;
  readonly onClose: () => void;
}

/** Asks for the delayed value of SquareDeal, once it is there. */
export function SquareDealValueDialog({ tournament, set, sqd, onClose }: OfSet & { readonly sqd: string }) {
  const { t } = useTranslation();
  const fields = useFields({ value: '' });
  const form = useTournamentCommand(tournament, 'deal-set.find-squaredeal-value', onClose);
  return (
    <Dialog
      title={t('sealing.giveTitle')}
      action={t('sealing.give')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => fields.complete() && form.submit({ set, value: fields.values.value.trim() })}
      onClose={onClose}
    >
      <p>
        <strong>{describe(sqd).delayedInformation}</strong>
      </p>
      <p>{t('sealing.giveText')}</p>
      <TextInput label={t('sealing.value')} maxLength={LONGEST} autoComplete="off" {...fields.of('value')} />
    </Dialog>
  );
}

/** Asks for the SQK once play is over: everybody can derive the deals from it. */
export function SquareDealKeysDialog({ tournament, set, onClose }: OfSet) {
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
