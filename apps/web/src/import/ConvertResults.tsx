import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULT_TARGETS, type ResultTarget } from '#interchange';
import { lostInResultsText, readingFaultText, type Language } from '#words';
import { Button } from '../parts/Button.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { saveFile } from '../parts/saveFile.js';
import { useSubmission } from '../parts/useSubmission.js';
import { convertPublished, type PublishedMade } from './convertPublished.js';
import classes from './Import.module.css';

const ENDS = { USEBIO: 'xml', PBN: 'pbn' } as const satisfies Record<ResultTarget, string>;

/** What was not understood, and what the other format does not hold. */
function toldOf({ lost, leftAside }: PublishedMade, to: ResultTarget, language: Language): string[] {
  return [
    ...leftAside.map((fault) => `${readingFaultText({ ...fault }, language)}.`),
    ...lost.map((one) => lostInResultsText(one, to, language)),
  ];
}

/** Writes a file of published results in another format, without importing it. */
export function ConvertResults({ file }: { readonly file: File }) {
  const { t, i18n } = useTranslation();
  const [told, setTold] = useState<readonly string[]>([]);
  const [to, setTo] = useState<ResultTarget>(/\.xml$/i.test(file.name) ? 'PBN' : 'USEBIO');
  const convert = useSubmission(
    async (wanted: ResultTarget) => {
      const made = await convertPublished(file, wanted);
      if (made) saveFile(`${file.name.replace(/\.[^.]*$/, '')}.${ENDS[wanted]}`, made.file);
      setTold(made ? toldOf(made, wanted, i18n.language as Language) : []);
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
      {told.length > 0 && (
        <ul className={classes.lines}>
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
