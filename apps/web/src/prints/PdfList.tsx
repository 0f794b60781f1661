import { useTranslation } from 'react-i18next';
import { useLocale } from '../parts/useLocale.js';
import classes from './PdfButton.module.css';
import { PdfOf } from './PdfButton.js';
import type { PrintOf } from './PrintWanted.js';
import { SizeOfPaper, usePaperSize } from './SizeOfPaper.js';

/** Several printouts side by side, each as PDF, all on paper of one size. */
export default function PdfList({
  tournament,
  papers,
}: {
  readonly tournament: string;
  readonly papers: readonly PrintOf[];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [size, setSize] = usePaperSize(locale);
  return (
    <div className={`not-printed ${classes.list}`}>
      <SizeOfPaper size={size} onChange={setSize} />
      <ul>
        {papers.map((of) => {
          const label =
            of.paper === 'rulings' && of.form === 'four'
              ? t('print.blankRulings')
              : t(`print.${of.paper as 'recap'}`);
          return (
            <li key={label} className="row gap-x-12 not-printed">
              <span className={classes.label}>{label}</span>
              <PdfOf tournament={tournament} of={of} label={label} size={size} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
