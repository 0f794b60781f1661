import type { SessionSeen } from '../api/documents.js';
import { later } from '../kit/later.js';
import classes from './Contestant.module.css';
import { calledAs, type Substituted } from './contestants.js';

const Substitutes = later(() => import('./Substitutes.js'), null);

/** Who sat in for a contestant, where somebody did: few pages have to fetch how that is said. */
export function SatIn({
  substituted,
  inRow,
}: {
  readonly substituted: Substituted | undefined;
  readonly inRow?: boolean;
}) {
  return substituted ? <Substitutes substituted={substituted} {...(inRow && { inRow })} /> : null;
}

/** The same behind a contestant in a row. */
export function SatInFor({
  session,
  contestant,
  narrow = false,
}: {
  readonly session: Pick<SessionSeen, 'contestants' | 'sections'>;
  readonly contestant: string;
  /** Not on a phone, where the contestant's number has to do. */
  readonly narrow?: boolean;
}) {
  const satIn = <SatIn substituted={calledAs(session, contestant).substituted} inRow />;
  return narrow ? <span className={classes.whole}>{satIn}</span> : satIn;
}
