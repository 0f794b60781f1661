import { useId, type ReactNode } from 'react';

/** A card with a hairline and a heading. */
export function Panel({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="stack gap-12 card pad-16" aria-labelledby={heading}>
      <div className="row gap-4 gap-x-12 baseline between">
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
