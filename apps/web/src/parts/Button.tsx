import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { Link } from 'wouter';
import classes from './Button.module.css';

interface Looks {
  /** What a page is for is filled; everything else stands back. */
  readonly variant?: 'filled' | 'default' | 'subtle';
  readonly color?: 'teal' | 'red';
  /** What it began is not over yet: until then it cannot be begun again. */
  readonly loading?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

type ButtonProps = Looks &
  (
    | ({ readonly component?: 'button' } & Omit<ComponentProps<'button'>, keyof Looks>)
    | ({
        readonly component: 'a' | typeof Link;
        readonly href: string;
        /** Of a link within the pages: Back does not lead to the page that it stands on. */
        readonly replace?: boolean;
      } & Omit<ComponentProps<'a'>, keyof Looks | 'href'>)
  );

/** A button, or a link that looks like one: as high as a finger needs it, with words that may wrap. */
export function Button({
  component = 'button',
  variant = 'filled',
  color = 'teal',
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Shown: ElementType = component;
  const own =
    component === 'button'
      ? { type: 'button', ...rest, disabled: loading || ('disabled' in rest && rest.disabled) }
      : rest;
  return (
    <Shown
      {...own}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-color={color}
      data-loading={loading || undefined}
    >
      {children}
    </Shown>
  );
}
