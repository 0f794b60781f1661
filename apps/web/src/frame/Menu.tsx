import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { site } from '../api/site.js';
import type { Session } from '../api/types.js';
import { SuitColoursSwitch } from '../contract/SuitColoursSwitch.js';
import { AppearanceSwitch } from './AppearanceSwitch.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import classes from './Menu.module.css';
import { SignOutButton } from './SignOutButton.js';
import { Button } from '../kit/Button.js';

/** Pages that are themselves a way in: no other one is offered beside them. */
const WITH_OWN_WAY_IN = ['/sign-in', '/set-up', '/invitation', '/account', '/pair', '/table', '/captain'];

/** Who is signed in and what may be changed about the pages: a panel that opens below its button. */
export function Menu({ session }: { readonly session: Session | undefined }) {
  const { t } = useTranslation();
  const [location] = useLocation();
  // Open at one address: going to another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === location;
  const whole = useRef<HTMLDivElement>(null);
  const panel = useId();
  const person = session?.person;

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return (
    <div
      ref={whole}
      className="bar stretch fixed shrinks"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpenAt(undefined);
        whole.current?.querySelector('button')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !whole.current?.contains(relatedTarget as Node)) setOpenAt(undefined);
      }}
      role="presentation"
    >
      {site === undefined && session && !person && !session.device && !WITH_OWN_WAY_IN.includes(location) && (
        <Button component={Link} href="/sign-in" variant="default">
          {t('signIn.title')}
        </Button>
      )}
      <Button
        variant="default"
        className={classes.button}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpenAt(open ? undefined : location)}
      >
        <span className={classes.label}>{person?.name ?? t('frame.menu')}</span>
      </Button>
      <div id={panel} className={classes.panel} hidden={!open}>
        {person && <p className="breaks">{t('frame.signedInAs', { name: person.name })}</p>}
        <div className="only-narrow">
          <LanguageSwitch full />
        </div>
        <AppearanceSwitch />
        <SuitColoursSwitch />
        {person && (
          <div className={classes.account}>
            {person.administers && (
              <Button component={Link} href="/installation" variant="default">
                {t('frame.installation')}
              </Button>
            )}
            <Button component={Link} href="/own-account" variant="default">
              {t('ownAccount.title')}
            </Button>
            <SignOutButton />
          </div>
        )}
      </div>
    </div>
  );
}
