import { useId, type ReactNode } from 'react';

/** A card with a hairline and a heading. */
export function Panel({
  title,
  aside,
  isLeft = false,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Its heading gets the focus where what had it within the panel, or beside it, has gone. */
  readonly isLeft?: boolean;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="stack gap-12 card pad-16" aria-labelledby={heading}>
      <div className="row gap-4 gap-x-12 baseline between">
        <h2 id={heading} {...(isLeft && { 'data-step': true, tabIndex: -1 })}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
