import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { sessionQuery } from '../api/queries.js';
import { site } from '../api/site.js';
import { useFocusKept } from '../browser/useFocusKept.js';
import { Announcements } from '../kit/Announcements.js';
import { later } from '../kit/later.js';
import { logoPath } from '../parts/HouseMark.js';
import classes from './Frame.module.css';
import { useHouse } from './house.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Menu } from './Menu.js';
import { NewerNotice } from './NewerNotice.js';
import { PlainHttpNotice } from './PlainHttpNotice.js';
import { SignInEndedNotice } from './SignInEndedNotice.js';
import { UnreachableNotice } from './UnreachableNotice.js';

const SiteNotice = later(() => import('./SiteNotice.js'), null);

/** Where it matters that the line is not encrypted. */
const WHERE_PASSWORDS_ARE_TYPED = ['/set-up', '/sign-in', '/invitation', '/account', '/own-account'];

/** The page's main part; it gets the focus when a link was followed that has gone with its own page. */
function useMain(location: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // A page that gives way to one still being fetched is hidden first and taken out later.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.offsetParent !== null) return;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [location]);
  return main;
}

/** What stands around every page: the name, the languages, who is signed in, and what must be said about the line. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const [location] = useLocation();
  const main = useMain(location);
  useFocusKept();
  useHouse(session?.installation);
  const { name, logo } = session?.installation ?? {};
  return (
    <>
      <a className={`not-printed ${classes.skip}`} href="#content">
        {t('frame.skip')}
      </a>
      <header className={`not-printed ${classes.header}`}>
        <Link
          href={session?.device && !session.person ? '/table' : '/'}
          className="inline-row grow shrinks target bold plain accent"
        >
          {logo && <img className={classes.logo} src={logoPath(logo)} alt={name ? '' : 'Tirage'} />}
          {name && <span className={classes.house}>{name}</span>}
          {!name && !logo && <span className={classes.program}>Tirage</span>}
        </Link>
        <div className="only-wide">
          <LanguageSwitch />
        </div>
        <Menu session={session} />
      </header>
      <UnreachableNotice />
      {site !== undefined && <SiteNotice />}
      <NewerNotice />
      <SignInEndedNotice session={session} />
      {session?.plainHttp && WHERE_PASSWORDS_ARE_TYPED.includes(location) && <PlainHttpNotice />}
      <Announcements />
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
