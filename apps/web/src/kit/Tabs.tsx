import { Link } from 'wouter';
import classes from './Tabs.module.css';

/** A part of a subject, and the way to it. */
export interface Tab {
  readonly href: string;
  readonly label: string;
  /** Whether it is the one that is shown. */
  readonly isHere?: boolean;
}

/** On a phone the tabs are a strip that moves: the one that is shown stands in it. */
function isVisible(tab: HTMLAnchorElement | null) {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

/** The ways to the parts of a subject. */
export function Tabs({ label: ofWhat, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className={`not-printed ${classes.tabs}`} aria-label={ofWhat}>
      {tabs.map(({ href, label, isHere = false }) => (
        <Link
          key={label}
          href={href}
          className={classes.tab}
          aria-current={isHere ? 'page' : undefined}
          ref={isHere ? isVisible : undefined}
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
