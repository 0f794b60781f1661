import { Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Commands } from '../api/schemas.js';
import type { SaidByCommand } from '../api/sessionCommands.js';
import { Dialog } from '../parts/Dialog.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';

/** Asks before a command is given, and for its reason where one is needed or welcome. */
export function AskCommand<Name extends keyof Commands>({
  tournament,
  command: name,
  body,
  title,
  text,
  action,
  grave = false,
  reason: wanted,
  onDone,
  onClose,
}: {
  readonly tournament: string;
  readonly command: Name;
  readonly body: (reason: string) => Commands[Name];
  readonly title: string;
  readonly text?: ReactNode;
  readonly action: string;
  readonly grave?: boolean;
  readonly reason?: 'needed' | 'optional';
  readonly onDone?: (said: SaidByCommand) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  // What was seen is what stood there when it was asked: what changes behind the dialog is shown before it is taken for seen.
  const [asked] = useState(() => body(''));
  const seen = 'at' in asked ? { at: asked.at } : {};
  const form = useTournamentCommand(tournament, name, (said) => {
    onDone?.(said);
    onClose();
  });
  return (
    <Dialog
      title={title}
      action={action}
      grave={grave}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const missing = wanted === 'needed' && reason.trim() === '';
        setEmpty(missing);
        if (!missing) form.submit({ ...body(reason.trim()), ...seen });
      }}
      onClose={onClose}
    >
      {typeof text === 'string' ? <p>{text}</p> : text}
      {wanted && (
        <ReasonField
          value={reason}
          optional={wanted === 'optional'}
          error={empty ? t('field.empty') : form.fault('reason')}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}

/** Why: kept outside the book, to be erased when it has to be. */
export function ReasonField({
  value,
  optional = false,
  error,
  onChange,
}: {
  readonly value: string;
  readonly optional?: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Textarea
      name="reason"
      label={t(optional ? 'room.reasonOptional' : 'room.reason')}
      value={value}
      error={error}
      rows={2}
      maxLength={2000}
      onChange={({ currentTarget: { value: text } }) => onChange(text)}
    />
  );
}
