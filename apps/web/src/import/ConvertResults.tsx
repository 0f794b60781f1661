import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULT_TARGETS, type ResultTarget } from '#interchange';
import { Button } from '../parts/Button.js';
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
  const convert = useSubmission(
    async (wanted: ResultTarget) => {
      const made = await convertPublished(file, wanted);
      if (made) saveFile(`${file.name.replace(/\.[^.]*$/, '')}.${ENDS[wanted]}`, made);
    },
    () => undefined,
  );
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
      <ProblemNote problem={convert.problem} />
    </details>
  );
}
