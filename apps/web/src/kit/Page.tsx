import type { ReactNode } from 'react';
import { HelpLink } from './HelpLink.js';
import type { HelpName } from './helpNames.js';
import classes from './Page.module.css';
import { usePageTitle } from './usePageTitle.js';

/** A page with its heading; narrow for forms and messages. */
export function Page({
  title,
  of,
  narrow = false,
  aside,
  help,
  ownHeading = false,
  children,
}: {
  readonly title: string;
  /** The tournament that it belongs to, for the browser's tab. */
  readonly of?: string | undefined;
  readonly narrow?: boolean;
  readonly aside?: ReactNode;
  /** The page of the help that is on it. */
  readonly help?: HelpName;
  /** The heading stands among the children; the title only names the page. */
  readonly ownHeading?: boolean;
  readonly children: ReactNode;
}) {
  usePageTitle(of === undefined ? title : `${title} · ${of}`);
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {!ownHeading && (
        <div className="row gap-x-16 between">
          <div className="bar shrinks">
            <h1>{title}</h1>
            {help && <HelpLink to={help} />}
          </div>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
