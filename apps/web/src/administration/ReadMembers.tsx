import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER_COLUMNS, NUMBER_RULES, type MemberColumn, type NumberRule } from '#lists';
import type { MemberListSeen, MembersSeen } from '../api/installationDocuments.js';
import { previewMembers, readMembers, type MembersSaid } from '../api/members.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { FileField } from '../kit/FileField.js';
import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useSubmission } from '../parts/useSubmission.js';
import { ListColumns } from '../parts/ListColumns.js';
import { useInstallation } from './useInstallation.js';

const SHOWN = 20;
const COUNTED = ['added', 'changed', 'missing'] as const;

/** Reads a file of members: what it changes, and what cannot be read, is seen first. */
export function ReadMembers({
  list,
  onClose,
}: {
  /** The list that is read again; left out: a new one. */
  readonly list: MemberListSeen | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState<MembersSaid>({ list: list?.id, numbers: list?.numbers });
  const [name, setName] = useState('');
  const [seen, setSeen] = useState<MembersSeen>();
  const look = useSubmission(
    ({ of, how }: { readonly of: File; readonly how: MembersSaid }) => previewMembers(of, how),
    setSeen,
  );
  const write = useInstallation<MembersSeen>();
  const lookAgain = (of: File | undefined, how: MembersSaid) => {
    setFile(of);
    setSaid(how);
    if (of) look.submit({ of, how });
  };
  const ready = file !== undefined && seen !== undefined && seen.changes.members > 0;
  return (
    <Dialog
      wide
      title={
        list ? t('installation.members.againLabel', { name: list.name }) : t('installation.members.read')
      }
      {...(ready && { action: t('installation.members.write') })}
      pending={write.pending}
      problem={write.problem ?? look.problem}
      onSubmit={() =>
        file && write.submit({ ask: () => readMembers(file, { ...said, name }), onDone: onClose })
      }
      onClose={onClose}
    >
      {!list && (
        <TextInput
          label={t('installation.members.name')}
          error={write.fault('name')}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={setName}
        />
      )}
      <Select
        label={t('installation.members.numbers')}
        disabled={look.pending}
        value={(said.numbers ?? 'any') as NumberRule}
        data={NUMBER_RULES.map((rule) => ({ value: rule, label: t(`installation.members.rule.${rule}`) }))}
        onChange={(numbers) => lookAgain(file, { ...said, numbers })}
      />
      <FileField
        label={t('import.file')}
        disabled={look.pending || write.pending}
        onChange={(chosen) => lookAgain(chosen, { ...said, columns: undefined, starts: undefined })}
      />
      {look.pending && file && (
        <p className="muted" aria-live="polite">
          {t('import.looking', { file: file.name })}
        </p>
      )}
      {seen && (
        <>
          {seen.file.starts && (
            <div className="row bottom">
              <TextInput
                label={t('installation.members.starts')}
                description={t('installation.members.startsHint')}
                value={said.starts ?? seen.file.starts.join(',')}
                autoComplete="off"
                onChange={(starts) => setSaid({ ...said, starts })}
              />
              <Button
                variant="default"
                loading={look.pending}
                onClick={() => lookAgain(file, { ...said, columns: undefined })}
              >
                {t('installation.members.lookAgain')}
              </Button>
            </div>
          )}
          <ListColumns<MemberColumn>
            list={seen.file}
            choices={MEMBER_COLUMNS.map((value) => ({
              value,
              label: t(`installation.members.column.${value}`),
            }))}
            pending={look.pending}
            onChange={(at, column) =>
              lookAgain(file, {
                ...said,
                columns: seen.file.columns.map((one, place) => (place === at ? column : one)),
              })
            }
          />
          <Changes seen={seen} />
          <Notes seen={seen} />
        </>
      )}
    </Dialog>
  );
}

type Member = MembersSeen['changes']['added']['first'][number];

function textOf({
  name,
  number,
  club,
  rank,
  handicap,
  email,
}: Omit<Member, 'name'> & { name: string | null }) {
  return [name, number, club, rank, handicap, email].filter(Boolean).join(' · ');
}

/** What the file changes; of each kind the first. */
function Changes({ seen: { file, changes } }: { readonly seen: MembersSeen }) {
  const { t } = useTranslation();
  const { members, same, back, added, changed, missing } = changes;
  const named = {
    added: (added.count === members ? file.sample : added.first).map(textOf),
    changed: changed.first.map(({ was, is }) => `${textOf(was)} → ${textOf(is)}`),
    missing: missing.first.map(textOf),
  };
  return (
    <section className="stack" aria-label={t('installation.members.changes')}>
      <p className="strong">
        {[
          t('installation.members.count', { number: members }),
          t('installation.members.change.same', { number: same }),
          back > 0 && t('installation.members.change.back', { number: back }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {COUNTED.filter((kind) => changes[kind].count > 0).map((kind) => (
        <details key={kind} open={named[kind].length <= SHOWN}>
          <summary>{t(`installation.members.change.${kind}`, { number: changes[kind].count })}</summary>
          <ul>
            {named[kind].map((text) => (
              <li key={text}>{text}</li>
            ))}
            {changes[kind].count > named[kind].length && <li>…</li>}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** What of the file is not read, or doubtful, with its row. */
function Notes({ seen: { file } }: { readonly seen: MembersSeen }) {
  const { t } = useTranslation();
  const { notes, firstNotes } = file;
  const kinds = Object.entries(notes) as [(typeof firstNotes)[number]['code'], number][];
  if (kinds.length === 0) return null;
  return (
    <section className="stack" aria-label={t('installation.members.notes')}>
      <h3>{t('installation.members.notes')}</h3>
      {kinds.map(([code, count]) => {
        const first = firstNotes.filter((note) => note.code === code).slice(0, SHOWN);
        return (
          <details key={code} open={count <= SHOWN}>
            <summary>
              {t(`installation.members.note.${code}`)} ({count})
            </summary>
            <ul>
              {first.map(({ line, found }) => (
                <li key={line}>{t('installation.members.noteAt', { line, found })}</li>
              ))}
              {count > first.length && <li>…</li>}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
