import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { usePageTitle } from './usePageTitle.js';

/** A page with its heading; narrow for forms and messages. */
export function Page({
  title,
  narrow = false,
  aside,
  ownHeading = false,
  children,
}: {
  readonly title: string;
  readonly narrow?: boolean;
  readonly aside?: ReactNode;
  /** The heading stands among the children; the title only names the page. */
  readonly ownHeading?: boolean;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {!ownHeading && (
        <div className={classes.head}>
          <h1>{title}</h1>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
