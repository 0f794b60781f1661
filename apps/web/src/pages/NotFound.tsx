import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Page } from '../parts/Page.js';

/** An address that leads nowhere, or to something that the reader may not see: nobody is told which. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')} narrow>
      <p>{t('notFound.text')}</p>
      <Button component={Link} href="/">
        {t('action.home')}
      </Button>
    </Page>
  );
}
