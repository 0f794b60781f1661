import { useState, type ReactNode } from 'react';

/** Something behind a link that is made, and fetched, once somebody asks for it. */
export function OpensWhenAsked({
  summary,
  open = false,
  className = 'opens',
  children,
}: {
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** What its summary looks like; a link, which paper leaves out, where none is given. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const [asked, setAsked] = useState(open);
  return (
    <details
      className={className}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
    >
      <summary>{summary}</summary>
      {asked && children}
    </details>
  );
}
