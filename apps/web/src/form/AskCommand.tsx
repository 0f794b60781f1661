import { TextArea } from '../kit/TextArea.js';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { Commands } from '../api/schemas.js';
import type { SaidByCommand } from '../api/sessionCommands.js';
import { Button } from '../kit/Button.js';
import type { Limits } from '../api/limits.js';
import { FormDialog } from './FormDialog.js';
import { useFormOf } from './useCommandForm.js';
import { BecomesAmended } from './BecomesAmended.js';
import { USUAL_OF, USUAL_REASONS, type ReasonFor } from './usualReasons.js';

/** Asks before a command is given, and for its reason where one is needed or welcome. */
export function AskCommand<Name extends keyof Commands>({
  tournament,
  command: name,
  body,
  grave = false,
  focused = false,
  amends,
  reason: wanted,
  usual = USUAL_OF[name],
  onDone,
  onTaken,
  onKept,
  onClose,
  ...words
}: {
  readonly tournament: string;
  readonly command: Name;
  readonly body: (reason: string) => Commands[Name];
  readonly title: string;
  readonly text?: ReactNode;
  readonly action: string;
  readonly grave?: boolean;
  /** Its button has the focus first. */
  readonly focused?: boolean;
  /** The session whose standings it changes, official ones too. */
  readonly amends?: SessionSeen | undefined;
  readonly reason?: 'needed' | 'optional';
  /** Which reasons are offered; left out: those that fit the command. */
  readonly usual?: ReasonFor | undefined;
  readonly onDone?: (said: SaidByCommand) => void;
  /** What is kept by now is to be shown in the place of what was asked for. */
  readonly onTaken?: () => void;
  /** What is asked for on what is kept by now, where that is to be asked. */
  readonly onKept?: () => Partial<Commands[Name]> | undefined;
  readonly onClose: () => void;
}) {
  // What is asked stays what it was, whatever changes behind the dialog: that is shown before it is taken for seen. Only what
  // is chosen in the dialog itself goes on changing it.
  const [asked] = useState(() => ({ words, body: body('') }));
  const chooses = typeof asked.words.text === 'object';
  const { title, text, action } = chooses ? words : asked.words;
  const stays = staying(asked.body, chooses ? ['at'] : undefined);
  const form = useFormOf<Name, { readonly reason: string }>({
    tournament,
    command: name,
    keptAs: JSON.stringify({ ...asked.body, at: undefined }),
    start: { reason: '' },
    body: ({ reason }) => ({ ...body(reason.trim()), ...stays }),
    onDone(said) {
      onDone?.(said);
      onClose();
    },
    ...(onTaken && {
      onTaken() {
        onTaken();
        onClose();
      },
    }),
    ...(onKept && { onKept }),
  });
  const said = useId();
  return (
    <FormDialog
      form={form}
      title={title}
      describedBy={typeof text === 'string' ? said : undefined}
      action={action}
      grave={grave}
      focused={focused}
      onClose={onClose}
    >
      {typeof text === 'string' ? <p id={said}>{text}</p> : text}
      {amends && <BecomesAmended session={amends} />}
      {wanted && <ReasonField {...form.at('reason', wanted === 'optional')} {...(usual && { usual })} />}
    </FormDialog>
  );
}

/** The members of a body that stay as they were: those that are named, or all but the reason. */
function staying<Body extends object>(body: Body, named?: readonly string[]): Partial<Body> {
  const isKept = (member: string) => (named ? named.includes(member) : member !== 'reason');
  return Object.fromEntries(Object.entries(body).filter(([member]) => isKept(member))) as Partial<Body>;
}

/** The reason: kept outside the journal, so that it can be erased. */
export function ReasonField({
  value,
  limits,
  optional = limits?.optional ?? false,
  usual,
  error,
  onChange,
}: {
  readonly value: string;
  readonly optional?: boolean;
  readonly limits?: Limits;
  /** Which reasons are offered. */
  readonly usual?: ReasonFor;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const offered = usual ? USUAL_REASONS[usual].map((reason) => t(`room.usual.${reason}`)) : [];
  return (
    <div className="grid">
      <TextArea
        name="reason"
        label={t(optional ? 'room.reasonOptional' : 'room.reason')}
        value={value}
        error={error}
        rows={2}
        maxLength={limits?.most ?? 2000}
        onChange={onChange}
      />
      {offered.length > 0 && (
        <div className="row stretch">
          {offered.map((reason) => (
            <Button key={reason} variant="default" onClick={() => onChange(withReason(value, reason))}>
              {reason}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A reason that was tapped, behind what is written already; it stands there once. */
function withReason(written: string, reason: string): string {
  const before = written.trim();
  if (before === '') return reason;
  return before.includes(reason) ? written : `${before} ${reason}`;
}
