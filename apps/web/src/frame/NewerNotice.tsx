import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { replaced } from '../api/replaced.js';
import { Button } from '../kit/Button.js';
import classes from './Notice.module.css';

/** Says that the program was updated since this page was loaded, and loads it anew for who is ready for that. */
export function NewerNotice() {
  const { t } = useTranslation();
  const isReplaced = useSyncExternalStore(replaced.subscribe, replaced.current);
  return (
    <output>
      {isReplaced && (
        <span className={`not-printed ${classes.notice}`} data-meaning="warn">
          {t('newer.text')}
          <Button variant="default" onClick={() => location.reload()}>
            {t('broken.reload')}
          </Button>
        </span>
      )}
    </output>
  );
}
