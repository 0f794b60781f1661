import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce.js';
import classes from './Waiting.module.css';

/** After how long somebody is told that something is being fetched, in milliseconds. */
const LONG_MS = 1_000;

/** Something is being fetched: shown and said only when it takes a while. */
export function Waiting() {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => announce(t('frame.waiting')), LONG_MS);
    return () => clearTimeout(timer);
  }, [t]);
  return <p className={classes.waiting}>{t('frame.waiting')}</p>;
}
