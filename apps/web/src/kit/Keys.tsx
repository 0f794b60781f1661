import type { ReactNode } from 'react';
import classes from './Keys.module.css';

/** A row of keys for thumbs with what it is about. */
export function Keys({
  label,
  aside,
  labelHidden = false,
  inTwos = false,
  numbers = false,
  alike,
  beside = false,
  part,
  children,
}: {
  readonly label: string;
  readonly aside?: ReactNode;
  readonly labelHidden?: boolean;
  /** Two beside each other: names need the room. */
  readonly inTwos?: boolean;
  /** Any number of them, each with a number: all of one size. */
  readonly numbers?: boolean;
  /** So many of one kind: where they do not fit beside each other, they stand in two even rows. */
  readonly alike?: 6 | 7;
  /** On a tablet they stand beside what is next to them. */
  readonly beside?: boolean;
  /** What is found by it: of which part of a form they are. */
  readonly part?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={classes.keys} data-beside={beside || undefined} data-part={part}>
      <legend className={labelHidden ? 'visually-hidden' : classes.legend}>
        {label} {aside}
      </legend>
      <div
        className={`row stretch ${classes.row}`}
        data-in-twos={inTwos || undefined}
        data-numbers={numbers || undefined}
        data-alike={alike}
      >
        {children}
      </div>
    </fieldset>
  );
}

/** One key; pressed when it is what is chosen, and neither where it chooses nothing. */
export function Key({
  pressed,
  onTap,
  label,
  size,
  disabled = false,
  children,
}: {
  readonly pressed?: boolean | undefined;
  readonly onTap: () => void;
  /** What a screen reader says instead of the sign. */
  readonly label?: string;
  readonly size?: 'wide' | 'small' | 'big';
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes.key}
      aria-pressed={pressed}
      aria-label={label}
      data-wide={size === 'wide' || undefined}
      data-small={size === 'wide' || size === 'small' || undefined}
      data-big={size === 'big' || undefined}
      disabled={disabled}
      onClick={onTap}
    >
      {children}
    </button>
  );
}
