import { useId, type ReactNode } from 'react';

/** A card with a hairline and a heading. */
export function Panel({
  title,
  aside,
  isLeft = false,
  inner = false,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Its heading gets the focus where what had it within the panel, or beside it, has gone. */
  readonly isLeft?: boolean;
  /** Whether it stands in a part that has a heading of its own. */
  readonly inner?: boolean;
  readonly children: ReactNode;
}) {
  const heading = useId();
  const Heading = inner ? 'h3' : 'h2';
  return (
    <section className="stack gap-12 card pad-16" aria-labelledby={heading}>
      <div className="row gap-4 gap-x-12 baseline between">
        <Heading id={heading} {...(isLeft && { 'data-step': true, tabIndex: -1 })}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
