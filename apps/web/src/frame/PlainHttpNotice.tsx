import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { recall, remember } from '../browser/memory.js';
import classes from './Notice.module.css';

const KEY = 'tirage.plain-http-understood';

/** Says once in each browser that the line is not encrypted, and what follows from it. */
export function PlainHttpNotice() {
  const { t } = useTranslation();
  const [understood, setUnderstood] = useState(() => recall(KEY) !== null);
  if (understood) return null;
  return (
    <aside className={`not-printed ${classes.notice}`} aria-label={t('plainHttp.title')}>
      <p>{t('plainHttp.text')}</p>
      <Button
        variant="default"
        onClick={() => {
          remember(KEY, 'yes');
          setUnderstood(true);
        }}
      >
        {t('plainHttp.understood')}
      </Button>
    </aside>
  );
}
