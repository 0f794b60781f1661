import type { ReactNode, Ref } from 'react';

/** Panels whose fields are sent together: a button in one of them is held by a fault in any of them. */
export function SentTogether({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}) {
  return (
    <div ref={ref} data-sent-together="" className="contents">
      {children}
    </div>
  );
}
