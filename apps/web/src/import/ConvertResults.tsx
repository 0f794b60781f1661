import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULT_TARGETS, type ResultAspect, type ResultTarget } from '#interchange';
import { Button } from '../parts/Button.js';
import notes from '../parts/Note.module.css';
import { ProblemNote } from '../parts/ProblemNote.js';
import { saveFile } from '../parts/saveFile.js';
import { useSubmission } from '../parts/useSubmission.js';
import { convertPublished } from './convertPublished.js';
import classes from './Import.module.css';

const ENDS = { USEBIO: 'xml', PBN: 'pbn' } as const satisfies Record<ResultTarget, string>;

/** Writes a file of published results in another format, without importing it. */
export function ConvertResults({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const [to, setTo] = useState<ResultTarget>(/\.xml$/i.test(file.name) ? 'PBN' : 'USEBIO');
  const [lost, setLost] = useState<readonly ResultAspect[]>([]);
  const convert = useSubmission(async (wanted: ResultTarget) => {
    const made = await convertPublished(file, wanted);
    if (made) saveFile(`${file.name.replace(/\.[^.]*$/, '')}.${ENDS[wanted]}`, made.file);
    return made?.lost ?? [];
  }, setLost);
  return (
    <details>
      <summary>{t('import.convertResults')}</summary>
      <div className={classes.convert}>
        <NativeSelect
          label={t('import.convertTo')}
          value={to}
          data={[...RESULT_TARGETS]}
          onChange={({ currentTarget }) => setTo(RESULT_TARGETS.find((one) => one === currentTarget.value)!)}
        />
        <Button variant="default" loading={convert.pending} onClick={() => convert.submit(to)}>
          {t('import.convert')}
        </Button>
      </div>
      {lost.length > 0 && (
        <p className={notes.note} data-meaning="warn">
          {t('import.otherwise', { what: lost.map((aspect) => t(`import.aspect.${aspect}`)).join(', ') })}
        </p>
      )}
      <ProblemNote problem={convert.problem} />
    </details>
  );
}
