import { site } from '../api/site.js';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAnew } from '../api/replaced.js';
import { Button } from '../kit/Button.js';
import { Page } from '../kit/Page.js';

/** Milliseconds before it is loaded anew: long enough to begin to read. */
const READ_FIRST = 5_000;

/** Loads the page again, unless somebody touches it: at the hall display there is nobody to do so. */
function useLoadedAnewUntouched(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => void loadAnew(signal), READ_FIRST);
    const stay = () => {
      clearTimeout(timer);
      leaving.abort();
    };
    addEventListener('pointerdown', stay, { signal });
    addEventListener('keydown', stay, { signal });
    return stay;
  }, []);
}

/** A page that could not be shown: also when its part of the program was replaced by a newer one meanwhile. */
export function Broken() {
  const { t } = useTranslation();
  useLoadedAnewUntouched();
  return (
    <Page title={t('broken.title')} narrow>
      <p>{t('broken.text')}</p>
      <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
      <Button component="a" href={site === undefined ? '/' : '#/'} variant="default">
        {t('action.home')}
      </Button>
    </Page>
  );
}
