import { useState, type ReactNode } from 'react';

/** Something behind a link that is made, and fetched, once somebody asks for it. */
export function OpensWhenAsked({
  summary,
  open = false,
  children,
}: {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  const [asked, setAsked] = useState(open);
  return (
    <details
      className="opens"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
    >
      <summary>{summary}</summary>
      {asked && children}
    </details>
  );
}
