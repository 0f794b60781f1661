import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../kit/announce.js';

/**
 * The heading of what is to be done now. It gets the focus where the step before had that, and is read with it; where the
 * focus was elsewhere, as it is after a tap on some phones, it is said.
 */
export function StepHeading({
  about,
  className,
  children,
}: {
  /** The id of what is read with it. */
  readonly about?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef('');
  useEffect(() => {
    const text = [heading.current, about ? document.getElementById(about) : null]
      .map((part) => part?.textContent ?? '')
      .join(' ')
      .trim();
    if (text === said.current) return;
    said.current = text;
    if (document.activeElement !== heading.current) announce(text);
  });
  return (
    <h2 ref={heading} data-step tabIndex={-1} aria-describedby={about} className={className}>
      {children}
    </h2>
  );
}
