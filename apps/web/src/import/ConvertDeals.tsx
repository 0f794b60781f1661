import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEAL_FORMATS, dealFormatOf, type LostField } from '#interchange';
import type { FileSeen } from '../api/imports.js';
import { Button } from '../parts/Button.js';
import notes from '../parts/Note.module.css';
import { ProblemNote } from '../parts/ProblemNote.js';
import { saveFile } from '../parts/saveFile.js';
import { useSubmission } from '../parts/useSubmission.js';
import { convertInPieces, type ReadSoFar } from './convertInPieces.js';
import classes from './Import.module.css';

/** A file of deals is no result: it is brought where boards are dealt, or written in another format. */
export function ConvertDeals({
  file,
  seen,
}: {
  readonly file: File;
  readonly seen: Extract<FileSeen, { kind: 'deals' }>;
}) {
  const { t } = useTranslation();
  const [to, setTo] = useState(DEAL_FORMATS.find(({ name }) => name !== seen.format)!.name);
  const [lost, setLost] = useState<readonly LostField[]>([]);
  const [progress, setProgress] = useState<ReadSoFar>();
  const convert = useSubmission(async (name: string) => {
    const [from, wanted] = [dealFormatOf(file.name)!, DEAL_FORMATS.find((format) => format.name === name)!];
    const { file: made, converted } = await convertInPieces(file, { from, to: wanted }, setProgress);
    saveFile(`${file.name.replace(/\.[^.]*$/, '')}.${wanted.extension}`, made);
    return converted.lost.map(({ field }) => field);
  }, setLost);
  return (
    <section aria-label={t('import.dealsTitle')}>
      <p>{t('import.dealsText', { count: seen.boards.length, format: seen.format })}</p>
      <div className={classes.convert}>
        <NativeSelect
          label={t('import.convertTo')}
          value={to}
          data={DEAL_FORMATS.map(({ name }) => name).filter((name) => name !== seen.format)}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Button variant="default" loading={convert.pending} onClick={() => convert.submit(to)}>
          {t('import.convert')}
        </Button>
      </div>
      {convert.pending && progress && (
        <div className={classes.progress}>
          <output>{t('import.converting', { reading: progress.reading })}</output>
          <progress aria-label={t('import.convert')} max={progress.of} value={progress.read} />
        </div>
      )}
      {lost.length > 0 && (
        <p className={notes.note} data-meaning="warn">
          {t('import.lost', { what: lost.map((field) => t(`import.field.${field}`)).join(', ') })}
        </p>
      )}
      <ProblemNote problem={convert.problem} />
    </section>
  );
}
