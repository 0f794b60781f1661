import { useEffect } from 'react';

/** Whatever is one thing of a page, or a list of them; the page at last. */
const PARTS = 'li, ul, ol, section, [role="group"], main';
/** A heading that says what is to be done now: it is read where a step gives way to the next one. */
const STEP = '[data-step]';
/** No field: on a phone it would bring up the keyboard. */
const PRESSED = 'a[href], button:not(:disabled)';
const FILLED = '[data-variant="filled"]:not(:disabled)';

/** Where the focus was, and the parts of the page around it, the nearest first. */
interface Focused {
  readonly element: Element;
  readonly around: readonly Element[];
  readonly page: string;
}

/** Gives the focus of the keyboard to the nearest part that is left, where what had it is taken out of the page. */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Focused | undefined;
    const come = ({ target }: FocusEvent) => {
      if (target instanceof Element)
        last = { element: target, around: partsAround(target), page: location.pathname };
    };
    const go = ({ target, relatedTarget }: FocusEvent) => {
      // By the next microtask it is out of the page, or somebody has left it; a field that is held has only lost it.
      queueMicrotask(() => {
        const isThere = last?.element.isConnected && !last.element.matches(':disabled');
        if (relatedTarget === null && last?.element === target && isThere) last = undefined;
      });
    };
    const changed = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { around, page } = last;
      last = undefined;
      if (page !== location.pathname) return;
      for (const part of around) if (part.isConnected && focusIn(part)) return;
    });
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
      changed.disconnect();
    };
  }, []);
}

function partsAround(element: Element): Element[] {
  const parts: Element[] = [];
  for (let part = element.parentElement; part; part = part.parentElement)
    if (part.matches(PARTS)) parts.push(part);
  return parts;
}

/** Focuses what a part is for, or the first thing in it; of the whole page only what it is for. */
function focusIn(part: Element): boolean {
  const found = part.querySelector<HTMLElement>(STEP) ?? part.querySelector<HTMLElement>(FILLED);
  const other = part.matches('main') ? (part as HTMLElement) : part.querySelector<HTMLElement>(PRESSED);
  (found ?? other)?.focus({ preventScroll: !found && part.matches('main') });
  return (found ?? other) !== null;
}
