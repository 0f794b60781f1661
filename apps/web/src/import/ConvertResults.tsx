import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULTS_FORMATS, resultsFormatOf, type ResultsFormatName } from '#interchange';
import { lostInResultsText, readingFaultText, type Language } from '#words';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { saveFile } from '../parts/saveFile.js';
import { useSubmission } from '../parts/useSubmission.js';
import { convertPublished, type PublishedMade } from './convertPublished.js';
import classes from './Import.module.css';

/** What was not understood, and what the other format does not hold. */
function toldOf({ lost, leftAside }: PublishedMade, to: ResultsFormatName, language: Language): string[] {
  return [
    ...leftAside.map((fault) => `${readingFaultText({ ...fault }, language)}.`),
    ...lost.map((one) => lostInResultsText(one, resultsFormatOf(to)!.title, language)),
  ];
}

/** Writes a file of published results in another format, without importing it. */
export function ConvertResults({ file }: { readonly file: File }) {
  const { t, i18n } = useTranslation();
  const [told, setTold] = useState<readonly string[]>([]);
  const [to, setTo] = useState<ResultsFormatName>(/\.xml$/i.test(file.name) ? 'pbn' : 'usebio');
  const convert = useSubmission(
    async (wanted: ResultsFormatName) => {
      const made = await convertPublished(file, wanted);
      if (made)
        saveFile(`${file.name.replace(/\.[^.]*$/, '')}.${resultsFormatOf(wanted)!.extension}`, made.file);
      setTold(made ? toldOf(made, wanted, i18n.language as Language) : []);
    },
    () => undefined,
  );
  return (
    <details>
      <summary>{t('import.convertResults')}</summary>
      <div className="row bottom">
        <Select
          label={t('import.convertTo')}
          value={to}
          data={RESULTS_FORMATS.map(({ name, title }) => ({ value: name, label: title })).toReversed()}
          onChange={(value) => setTo(resultsFormatOf(value)!.name)}
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
