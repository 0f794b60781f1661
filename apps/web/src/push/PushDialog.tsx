import { PasswordInput } from '../kit/PasswordInput.js';
import { TextArea } from '../kit/TextArea.js';
import { TextInput } from '../kit/TextInput.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { PushPlace } from '../api/pushQueries.js';
import { Choice } from '../kit/Choice.js';
import { Dialog } from '../kit/Dialog.js';
import { Tick } from '../kit/Tick.js';
import { useSubmission } from '../parts/useSubmission.js';
import type { ActionProps } from '../form/ActionProps.js';
import {
  PLACE_FIELDS,
  placeOf,
  writtenOf,
  type PlaceField,
  type PlaceKind,
  type Written,
} from './placeFields.js';

const KINDS = ['tirage', 's3', 'sftp', 'folder'] as const satisfies readonly PlaceKind[];
const AT_FIRST: Written = { port: '22', region: 'us-east-1' };

/** Says where the public pages go. */
export function PushDialog({
  tournament,
  known,
  mayChooseFolder,
  onClose,
}: ActionProps & { readonly known: PushPlace | undefined; readonly mayChooseFolder: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [kind, setKind] = useState<PlaceKind>(known?.kind ?? 'tirage');
  const [written, setWritten] = useState<Written>({ ...AT_FIRST, ...(known && writtenOf(known)) });
  const [secret, setSecret] = useState('');
  const [byKey, setByKey] = useState(false);
  const form = useSubmission(
    () =>
      api.put('/api/tournaments/{tournament}/push', {
        params: { path: { tournament: tournament.id } },
        body: {
          active: true,
          place: placeOf(kind, written),
          ...(kind !== 'folder' && secret.trim() !== '' && { secret: secret.trim() }),
        },
      }),
    async () => {
      await client.invalidateQueries({ queryKey: ['push', tournament.id] });
      onClose();
    },
    ['place', 'secret'],
  );
  const faultOf = (path: string) => form.faults.find((fault) => fault.path === path)?.message;
  const kinds = KINDS.filter((each) => each !== 'folder' || mayChooseFolder || known?.kind === 'folder');
  const change = (to: PlaceKind) => {
    setKind(to);
    setSecret('');
    form.reset();
  };
  return (
    <Dialog
      title={t('push.title')}
      action={t('push.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit(undefined)}
      onClose={onClose}
    >
      <Choice
        label={t('push.where')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`push.kind.${value}`) }))}
        onChange={change}
      />
      <p className="muted">{t(`push.hint.${kind}`)}</p>
      {PLACE_FIELDS[kind].map((field) => {
        const name = field.replace('?', '') as PlaceField;
        return (
          <TextInput
            key={`${kind} ${name}`}
            label={t(`push.field.${name}`)}
            description={name === 'hostKey' ? t('push.hostKeyHint') : undefined}
            value={written[name] ?? ''}
            error={faultOf(`place.${name}`)}
            inputMode={name === 'port' ? 'numeric' : undefined}
            autoComplete="off"
            spellcheck={false}
            onChange={(value) => setWritten({ ...written, [name]: value })}
          />
        );
      })}
      {kind === 'sftp' && <Tick label={t('push.byKey')} value={byKey} onChange={setByKey} />}
      {kind !== 'folder' && (
        <Secret
          label={t(kind === 'sftp' && byKey ? 'push.privateKey' : `push.secret.${kind}`)}
          description={known?.kind === kind ? t('push.secretKept') : undefined}
          manyLines={kind === 'sftp' && byKey}
          value={secret}
          fault={faultOf('secret')}
          onChange={setSecret}
        />
      )}
    </Dialog>
  );
}

function Secret({
  label,
  description,
  manyLines,
  value,
  fault,
  onChange,
}: {
  readonly label: string;
  readonly description: string | undefined;
  readonly manyLines: boolean;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const field = { label, description, value, error: fault, spellcheck: false };
  return manyLines ? (
    <TextArea {...field} rows={5} autoComplete="off" onChange={onChange} />
  ) : (
    <PasswordInput {...field} autoComplete="new-password" onChange={onChange} />
  );
}
