import type { ReactNode } from 'react';
import classes from './Pill.module.css';

export type Meaning = 'live' | 'good' | 'warn' | 'bad' | 'plain';

/** A short state in its colour; the words alone say it too. */
export function Pill({
  meaning,
  dot = false,
  children,
}: {
  readonly meaning: Meaning;
  readonly dot?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.pill} data-meaning={meaning}>
      {dot && <span className={classes.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
