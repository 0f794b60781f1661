import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldResponsible } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { NumberField } from '../NumberField.js';

const HELD = ['NS', 'EW', 'both', 'nobody'] as const;

/** A slow table is recorded: by how many minutes, who is held responsible, and why. */
export function SlowDialog({
  tournament,
  body,
  known,
  minutes: usual,
  at: shown,
  onClose,
}: {
  readonly tournament: string;
  readonly body: { readonly session: string; readonly table: string; readonly round: number };
  readonly known: { readonly held: HeldResponsible } | undefined;
  readonly minutes: number;
  /** The journal entry up to which the desk was seen. */
  readonly at: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [minutes, setMinutes] = useState(usual);
  const [held, setHeld] = useState<HeldResponsible>(known?.held ?? 'both');
  const [reason, setReason] = useState('');
  const [at] = useState(shown);
  const form = useTournamentCommand(tournament, 'table.record-slow', onClose, onClose);
  return (
    <Dialog
      title={t('time.recordTitle', { table: body.table, round: body.round })}
      action={t('time.record')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const why = reason.trim();
        form.submit({ ...body, minutes, held, at, ...(why !== '' && { reason: why }) });
      }}
      onClose={onClose}
    >
      <NumberField
        label={t('time.minutes')}
        description={known && t('time.noMinutes')}
        value={minutes}
        least={known ? 0 : 1}
        most={240}
        onChange={setMinutes}
      />
      <Choice
        label={t('time.heldLabel')}
        value={held}
        options={HELD.map((value) => ({ value, label: t(`time.held.${value}`) }))}
        onChange={setHeld}
      />
      <ReasonField value={reason} usual="slow" optional error={form.fault('reason')} onChange={setReason} />
      <p className="muted">{t('time.noScore')}</p>
    </Dialog>
  );
}
