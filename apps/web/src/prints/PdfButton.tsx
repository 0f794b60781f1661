import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { suitColours } from '../contract/suitColours.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useLocale } from '../parts/useLocale.js';
import type { PdfProps } from './PrintWanted.js';
import { SizeOfPaper, usePaperSize, type Size } from './SizeOfPaper.js';
import { usePrint } from './usePrint.js';

/** Makes a printout as PDF: choice of paper size, progress, and then the file. */
export default function PdfButton(props: PdfProps) {
  const locale = useLocale();
  const [size, setSize] = usePaperSize(locale);
  return (
    <div className="row gap-x-12 not-printed">
      {props.label !== undefined && <span>{props.label}</span>}
      <SizeOfPaper size={size} onChange={setSize} />
      <PdfOf {...props} size={size} />
    </div>
  );
}

/** The same on paper of a size that is chosen elsewhere. */
export function PdfOf({
  tournament,
  of,
  at,
  label,
  size,
  atOnce = false,
}: PdfProps & { readonly size: Size }) {
  const { t, i18n } = useTranslation();
  const { print, pending, problem, file, ask } = usePrint(tournament, at);
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever has asked for it wants it: the file comes by itself, and stays at hand.
  useEffect(() => {
    if (file !== undefined) link.current?.click();
  }, [file]);
  const language = i18n.language as 'en' | 'pl' | 'ru';
  const make = () => ask({ ...of, language, size, colours: suitColours() });
  useEffect(() => {
    if (atOnce) make();
    // Once: made anew, as on paper of another size, it is when somebody asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <Button
        variant="default"
        loading={pending}
        aria-label={label === undefined ? undefined : `${t('print.pdf')}: ${label}`}
        onClick={make}
      >
        {t('print.pdf')}
      </Button>
      <output className="muted">
        {pending &&
          (print?.pages ? t('print.page', { made: print.made, pages: print.pages }) : t('print.waiting'))}
        {print?.status === 'failed' && t('print.failed')}
      </output>
      {file !== undefined && (
        <a ref={link} href={file} download={print?.name}>
          {t('print.file', { count: print?.pages ?? 0 })}
        </a>
      )}
      <ProblemNote problem={problem} />
      {pending && problem !== undefined && <p className="muted">{t('action.triesAgain')}</p>}
    </>
  );
}
