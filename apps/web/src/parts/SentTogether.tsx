import type { ReactNode } from 'react';

/** Panels whose fields are sent together: a button in one of them is held by a fault in any of them. */
export function SentTogether({ children }: { readonly children: ReactNode }) {
  return (
    <div data-sent-together="" className="contents">
      {children}
    </div>
  );
}
