import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Fields that cannot be changed while they are being sent: what is typed meanwhile would be sent by nobody, and gone once the
 * form is empty again. Whoever typed goes on where they were.
 */
export function Held({ pending, children }: { readonly pending: boolean; readonly children: ReactNode }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = fields.current;
    if (!element) return;
    if (pending) {
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      element.disabled = true;
      return;
    }
    element.disabled = false;
    const { current } = focused;
    focused.current = null;
    // Somebody may have gone elsewhere meanwhile.
    if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
  }, [pending]);
  return (
    <fieldset ref={fields} className="contents">
      {children}
    </fieldset>
  );
}
