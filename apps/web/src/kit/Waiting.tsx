import { useTranslation } from 'react-i18next';
import classes from './Waiting.module.css';

/** Something is being fetched: said to a screen reader at once, shown only when it takes a while. */
export function Waiting() {
  const { t } = useTranslation();
  return <output className={classes.waiting}>{t('frame.waiting')}</output>;
}
