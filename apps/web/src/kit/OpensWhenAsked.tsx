import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Something behind a link that is made, and fetched, once somebody asks for it. */
export function OpensWhenAsked({
  summary,
  open = false,
  leadsHere = false,
  className = 'opens',
  children,
}: {
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Whether a link led to it: it gets the focus, so that its content is what is read next. */
  readonly leadsHere?: boolean;
  /** What its summary looks like; a link, which paper leaves out, where none is given. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const [asked, setAsked] = useState(open);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (leadsHere) head.current?.focus({ preventScroll: true });
  }, [leadsHere]);
  return (
    <details
      className={className}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
    >
      <summary ref={head}>{summary}</summary>
      {asked && children}
    </details>
  );
}
