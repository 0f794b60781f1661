import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEAL_FORMATS, dealFormatOf, type Converted } from '#interchange';
import {
  assumedNumberText,
  countedBoardsText,
  lostOnBoardsText,
  withoutDealText,
  wrongInPlayText,
  type Language,
} from '#words';
import type { FileSeen } from '../api/imports.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { saveFile } from '../parts/saveFile.js';
import { useSubmission } from '../parts/useSubmission.js';
import { convertInPieces, type ReadSoFar } from './convertInPieces.js';
import classes from './Import.module.css';

interface Told {
  readonly converted: Converted;
  readonly from: string;
  readonly to: string;
}

/** So many boards are named with what cannot be in them. */
const NAMED = 20;

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
  const [told, setTold] = useState<Told>();
  const [progress, setProgress] = useState<ReadSoFar>();
  const convert = useSubmission(async (name: string) => {
    const [from, wanted] = [dealFormatOf(file.name)!, DEAL_FORMATS.find((format) => format.name === name)!];
    const { file: made, converted } = await convertInPieces(file, { from, to: wanted }, setProgress);
    saveFile(`${file.name.replace(/\.[^.]*$/, '')}.${wanted.extension}`, made);
    return { converted, from: from.name, to: wanted.name };
  }, setTold);
  return (
    <section aria-label={t('import.dealsTitle')}>
      <p>{t('import.dealsText', { count: seen.boards.length, format: seen.format })}</p>
      <div className="row bottom">
        <Select
          label={t('import.convertTo')}
          value={to}
          data={DEAL_FORMATS.map(({ name }) => name).filter((name) => name !== seen.format)}
          onChange={setTo}
        />
        <Button variant="default" loading={convert.pending} onClick={() => convert.submit(to)}>
          {t('import.convert')}
        </Button>
      </div>
      {convert.pending && progress && (
        <div className={`stack gap-4 ${classes.progress}`}>
          <output>{t('import.converting', { reading: progress.reading })}</output>
          <progress aria-label={t('import.convert')} max={progress.of} value={progress.read} />
        </div>
      )}
      {told && <ConversionReport {...told} />}
      <ProblemNote problem={convert.problem} />
    </section>
  );
}

/** What the new file does not hold; numbers that were counted on, calls and cards that cannot be, each with its place. */
function ConversionReport({ converted, from, to }: Told) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { boards, counted, without, lost, assumed, wrong } = converted;
  const left = [
    ...(counted ? [countedBoardsText(boards, from, language)] : []),
    ...(without.length > 0 ? [withoutDealText(without, from, language)] : []),
    ...lost.map((one) => lostOnBoardsText(one, to, language)),
  ];
  const lines = [
    ...wrong.map(({ place, fault }) => wrongInPlayText({ place: { ...place }, fault }, language)),
    ...assumed.map(({ of, place }) => assumedNumberText({ of, place: { ...place } }, language)),
  ];
  return (
    <>
      {left.length > 0 && (
        <div className="note" data-meaning="warn">
          <ul className={classes.lines} aria-label={t('import.lost')}>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={t('import.places')}>
          {lines.slice(0, NAMED).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > NAMED && <li>{t('import.more', { count: lines.length - NAMED })}</li>}
        </ul>
      )}
    </>
  );
}
