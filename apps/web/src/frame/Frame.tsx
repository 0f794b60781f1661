import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { sessionQuery } from '../api/queries.js';
import classes from './Frame.module.css';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Menu } from './Menu.js';
import { PlainHttpNotice } from './PlainHttpNotice.js';
import { UnreachableNotice } from './UnreachableNotice.js';

/** What stands around every page: the name, the languages, who is signed in, and what must be said about the line. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('frame.skip')}
      </a>
      <header className={classes.header}>
        <Link href={session?.device && !session.person ? '/table' : '/'} className={classes.brand}>
          Tirage
        </Link>
        <div className={classes.languages}>
          <LanguageSwitch />
        </div>
        <Menu session={session} />
      </header>
      <UnreachableNotice />
      {session?.plainHttp && <PlainHttpNotice />}
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
