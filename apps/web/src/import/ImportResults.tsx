import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { readAfter } from '../api/commands.js';
import { importFile, importProgressQuery, previewFile, type FileSeen } from '../api/imports.js';
import { tournamentsQuery } from '../api/queries.js';
import { Dialog } from '../kit/Dialog.js';
import { FileField } from '../kit/FileField.js';
import { useSubmission } from '../parts/useSubmission.js';
import { ConvertDeals } from './ConvertDeals.js';
import { ConvertResults } from './ConvertResults.js';
import classes from './Import.module.css';
import { ResultsToCome } from './ResultsToCome.js';

/** Takes in a file of published results: what it would become is seen first. */
export default function ImportResults({
  dropped,
  onClose,
}: {
  /** A file that was let fall on the page. */
  readonly dropped: File | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [file, setFile] = useState<File>();
  const [seen, setSeen] = useState<FileSeen>();
  const [command, setCommand] = useState<string>();
  const look = useSubmission(previewFile, setSeen);
  const form = useSubmission(
    (chosen: File, commandId) => {
      setCommand(commandId);
      return importFile(chosen, commandId);
    },
    async ({ tournament, position }) => {
      await readAfter(client, tournament, position);
      await client.invalidateQueries({ queryKey: tournamentsQuery.queryKey });
      navigate(`/tournaments/${tournament}`);
    },
  );
  const choose = (chosen: File) => {
    setFile(chosen);
    setSeen(undefined);
    form.reset();
    look.submit(chosen);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !dropped) return;
    begun.current = true;
    choose(dropped);
  });
  const ready = seen?.kind === 'results' && seen.sessions.length > 0;
  return (
    <Dialog
      wide
      title={t('import.title')}
      {...(ready && { action: t('import.action') })}
      pending={form.pending}
      problem={form.problem ?? look.problem}
      onSubmit={() => file && form.submit(file)}
      onClose={onClose}
    >
      <p>{t('import.text')}</p>
      <FileField label={t('import.file')} disabled={look.pending || form.pending} onChange={choose} />
      {file && (look.pending || file === dropped) && (
        <p className="muted" aria-live="polite">
          {look.pending ? t('import.looking', { file: file.name }) : file.name}
        </p>
      )}
      {file && look.problem && <Elsewhere name={file.name} />}
      {seen?.kind === 'results' && <ResultsToCome seen={seen} />}
      {ready && file && <ConvertResults key={file.name} file={file} />}
      {seen?.kind === 'deals' && file && <ConvertDeals file={file} seen={seen} />}
      {form.pending && <Progress command={command} />}
    </Dialog>
  );
}

/** Where files of another kind are brought in, by what their names end with. */
function Elsewhere({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === 'tirage') return <p>{t('import.elsewhere.book', { action: t('bring.title') })}</p>;
  return LISTS.includes(ending) && <p>{t('import.elsewhere.list')}</p>;
}

/** What lists and files of table devices are called. */
const LISTS: readonly (string | undefined)[] = ['bws', 'csv', 'tsv', 'txt', 'xls', 'xlsx'];

/** How far it is. */
function Progress({ command }: { readonly command: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery(importProgressQuery(command));
  const progress = data?.progress;
  const step = progress?.step ?? 'reading';
  return (
    <div className={`stack gap-4 ${classes.progress}`}>
      <output>{t(`import.step.${step}`)}</output>
      <progress
        aria-label={t('import.progress')}
        {...(progress && progress.of > 0 && { max: progress.of, value: progress.done })}
      />
    </div>
  );
}
