import { useTranslation } from 'react-i18next';
import { CopyText } from './CopyText.js';
import classes from './LinkToHandOver.module.css';
import { PhonesCannotCome } from './PhonesCannotCome.js';
import { QrCode } from './QrCode.js';

/** A link for somebody else: to be scanned from this screen or copied into a message. */
export function LinkToHandOver({ link, label }: { readonly link: string; readonly label: string }) {
  const { t } = useTranslation();
  return (
    <div className={`row gap-16 top ${classes.whole}`}>
      <PhonesCannotCome />
      <QrCode text={link} label={label} />
      <CopyText label={label} text={link} action={t('link.copy')} />
    </div>
  );
}
