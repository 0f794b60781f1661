import type { ReactNode } from 'react';

/** What is seen in signs and letters, and what a screen reader says instead, in words. */
export function Heard({ seen, children }: { readonly seen: ReactNode; readonly children: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{children}</span>
    </>
  );
}
