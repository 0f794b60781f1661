import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pdf } from '../prints/Pdf.js';
import type { PdfProps } from '../prints/PrintWanted.js';
import { Button } from '../kit/Button.js';

/** The controls above a printout, which are not printed: what it is for, and the button that prints it. */
export function PrintoutControls({
  text,
  pdf,
  children,
}: {
  readonly text: string;
  /** The same as a file. */
  readonly pdf?: PdfProps;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-12 top prose not-printed">
      <p>{text}</p>
      {children}
      <div>
        <Button onClick={() => print()}>{t('guide.print')}</Button>
      </div>
      {pdf && <Pdf {...pdf} />}
    </div>
  );
}
