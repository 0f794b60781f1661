import type { ReactNode } from 'react';
import type { Tournament } from '../api/types.js';
import { PastBar } from './PastBar.js';
import { Proof } from './Proof.js';

/** What stands behind "About these results" of a page: what is the page's own, what proves it, and the way into its past. */
export default function Checks({
  tournament,
  at,
  links,
  hasPast = true,
  children,
}: {
  readonly tournament: Tournament;
  readonly at: string | undefined;
  /** Links to what else proves the results. */
  readonly links?: ReactNode;
  /** Beside the desk, which is always now, there is none. */
  readonly hasPast?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <>
      {children}
      <Proof tournament={tournament} at={at}>
        {links}
      </Proof>
      {hasPast && <PastBar tournament={tournament} at={at} />}
    </>
  );
}
