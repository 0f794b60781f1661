import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import type { Link } from 'wouter';
import classes from './Button.module.css';
import { isWithoutFaults } from './withoutFaults.js';

interface ButtonStyle {
  /** What a page is for is filled; everything else stands back. */
  readonly variant?: 'filled' | 'default' | 'subtle';
  readonly color?: 'teal' | 'red';
  /** What it began is not over yet: until then it cannot be begun again. It keeps the focus. */
  readonly loading?: boolean;
  /** It sends what is in fields. Left out: where it is filled. */
  readonly sends?: boolean;
  /** It cannot be pressed now, and what stands beside it says why: it can be read, and has the focus. */
  readonly held?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

type ButtonProps = ButtonStyle &
  (
    | ({ readonly component?: 'button' } & Omit<ComponentProps<'button'>, keyof ButtonStyle>)
    | ({
        readonly component: 'a' | typeof Link;
        readonly href: string;
        /** Of a link within the pages: Back does not lead to the page that it stands on. */
        readonly replace?: boolean;
      } & Omit<ComponentProps<'a'>, keyof ButtonStyle | 'href'>)
  );

/**
 * What a panel is for is not done as long as one of its fields has not been taken as it was typed; of panels that are sent
 * together (`data-sent-together` around them), one of all their fields.
 */
function heldByFaults(event: MouseEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const whole = currentTarget.closest('dialog, [data-sent-together]');
  const together = whole?.matches('dialog') ? undefined : whole;
  if (isWithoutFaults(together ?? currentTarget.closest('form, dialog, section'))) return;
  ignored(event);
}

/** A press that does nothing. A button that is disabled meanwhile would lose the focus of the keyboard. */
function ignored(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button, or a link that looks like one: as high as a finger needs it, with words that may wrap. */
export function Button({
  component = 'button',
  variant = 'filled',
  color = 'teal',
  loading = false,
  held = false,
  sends = variant === 'filled',
  className,
  children,
  ...rest
}: ButtonProps) {
  const Shown: ElementType = component;
  const own =
    component === 'button'
      ? {
          type: 'button',
          ...rest,
          ...(sends && { onClickCapture: heldByFaults }),
          ...((loading || held) && { onClickCapture: ignored, 'aria-disabled': true }),
        }
      : rest;
  return (
    <Shown
      {...own}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-color={color}
      data-loading={loading || undefined}
      data-held={held || undefined}
    >
      {children}
    </Shown>
  );
}
