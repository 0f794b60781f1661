import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { usePageTitle } from './usePageTitle.js';

/** A page with its heading; narrow for forms and messages. */
export function Page({
  title,
  narrow = false,
  aside,
  children,
}: {
  readonly title: string;
  readonly narrow?: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      <div className={classes.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}
