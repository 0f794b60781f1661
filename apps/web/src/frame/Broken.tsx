import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Page } from '../parts/Page.js';

/** A page that could not be shown: also when its part of the program was replaced by a newer one meanwhile. */
export function Broken() {
  const { t } = useTranslation();
  return (
    <Page title={t('broken.title')} narrow>
      <p>{t('broken.text')}</p>
      <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
      <Button component="a" href="/" variant="default">
        {t('action.home')}
      </Button>
    </Page>
  );
}
