import type { ReactNode } from 'react';
import papers from './Printouts.module.css';

/** A paper that is hung up or written on as a whole: seen on a phone it is moved within its frame, also by keys. */
export function WholePrintout({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <section className={`${papers.card} ${papers.whole} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
