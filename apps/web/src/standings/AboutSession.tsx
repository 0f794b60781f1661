import type { ReactNode } from 'react';
import { later } from '../kit/later.js';
import { AboutResults } from '../parts/AboutResults.js';
import type { SessionShown } from '../shell/SessionPage.js';

const SessionChecks = later(() => import('./SessionChecks.js'));

/** How the results of a session come about and are checked, at the end of each of its pages. */
export function AboutSession({
  shown,
  children,
}: {
  readonly shown: SessionShown;
  /** What of it is the page's own. */
  readonly children?: ReactNode;
}) {
  return (
    <AboutResults open={shown.at !== undefined}>
      <SessionChecks shown={shown}>{children}</SessionChecks>
    </AboutResults>
  );
}
