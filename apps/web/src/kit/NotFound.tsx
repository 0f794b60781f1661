import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { sessionQuery } from '../api/queries.js';
import { Button } from './Button.js';
import { Page } from './Page.js';
import { useHere } from './useHere.js';

/** An address that leads nowhere, or to something that the reader may not see: nobody is told which. */
export function NotFound() {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const here = useHere();
  return (
    <Page title={t('notFound.title')} narrow>
      <p>{t('notFound.text')}</p>
      {session && !session.person && !session.device && (
        <p>
          <Link href={address('/sign-in', { next: here })}>{t('notFound.signIn')}</Link>
        </p>
      )}
      <Button component={Link} href="/">
        {t('action.home')}
      </Button>
    </Page>
  );
}
