import { useId, type ReactNode } from 'react';

/** A card with a hairline and a heading. */
export function Panel({
  title,
  aside,
  inner = false,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Whether it stands in a part that has a heading of its own. */
  readonly inner?: boolean;
  readonly children: ReactNode;
}) {
  const heading = useId();
  const Heading = inner ? 'h3' : 'h2';
  return (
    <section className="stack gap-12 card pad-16" aria-labelledby={heading}>
      <div className="row gap-4 gap-x-12 baseline between">
        <Heading id={heading}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
