import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPlace } from '../api/installationDocuments.js';
import type { PushPlace } from '../api/pushQueries.js';
import { Choice } from '../kit/Choice.js';
import { PasswordInput } from '../kit/PasswordInput.js';
import { TextArea } from '../kit/TextArea.js';
import { TextInput } from '../kit/TextInput.js';
import { Tick } from '../kit/Tick.js';
import {
  PLACE_FIELDS,
  placeOf,
  writtenOf,
  type PlaceField,
  type PlaceKind,
  type Written,
} from './placeFields.js';

/** Folders that the organiser has somewhere. */
export const OWN_PLACES = ['s3', 'sftp', 'folder'] as const satisfies readonly PlaceKind[];

const AT_FIRST: Written = { port: '22', region: 'us-east-1' };

/** A place while it is written, with its secret. */
export interface PlaceWritten {
  readonly kind: PlaceKind;
  readonly written: Written;
  readonly secret: string;
  change(change: Partial<Pick<PlaceWritten, 'kind' | 'written' | 'secret'>>): void;
}

/** Starts with the place that is known, or an empty one of this kind. */
export function usePlace(known: PushPlace | undefined, kind: PlaceKind): PlaceWritten {
  const [place, setPlace] = useState({
    kind: known?.kind ?? kind,
    written: { ...AT_FIRST, ...(known && writtenOf(known)) },
    secret: '',
  });
  return {
    ...place,
    change: (change) =>
      setPlace((before) => ({ ...before, ...('kind' in change && { secret: '' }), ...change })),
  };
}

/** As the server takes it; whether it can be a place, the server says. */
export function placeBody({ kind, written, secret }: PlaceWritten): { place: PushPlace; secret?: string } {
  return {
    place: placeOf(kind, written),
    ...(kind !== 'folder' && secret.trim() !== '' && { secret: secret.trim() }),
  };
}

/** The same of a folder that the organiser has. */
export function ownPlaceBody(place: PlaceWritten): { place: OwnPlace; secret?: string } {
  return placeBody(place) as ReturnType<typeof ownPlaceBody>;
}

/** Asks for a place: its kind, its address and its secret. */
export function PlaceFields({
  place,
  kinds,
  hint,
  known,
  faultOf,
  onKind,
}: {
  readonly place: PlaceWritten;
  readonly kinds: readonly PlaceKind[];
  /** What is to be known of a place of this kind. */
  readonly hint: string;
  readonly known: PushPlace | undefined;
  readonly faultOf: (path: string) => string | undefined;
  readonly onKind?: () => void;
}) {
  const { t } = useTranslation();
  const [byKey, setByKey] = useState(false);
  const { kind, written, secret, change } = place;
  return (
    <>
      <Choice
        label={t('push.where')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`push.kind.${value}`) }))}
        onChange={(to) => {
          change({ kind: to });
          onKind?.();
        }}
      />
      <p className="muted">{hint}</p>
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
            onChange={(value) => change({ written: { ...written, [name]: value } })}
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
          onChange={(to) => change({ secret: to })}
        />
      )}
    </>
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
