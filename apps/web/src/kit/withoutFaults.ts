/** What marks a field whose text is not what it shows as taken. */
export const FAULTY = 'data-faulty';

/**
 * Whether every field around a button, or of a form, has been taken as it was typed. The first that has not gets the focus:
 * what was meant would not be what is sent.
 */
export function isWithoutFaults(around: ParentNode | null): boolean {
  const faulty = around?.querySelector<HTMLElement>(`[${FAULTY}]:not(:disabled)`);
  focusOn(faulty);
  return !faulty;
}

/** Gives a field the focus. Closed parts around it are opened: it could not be seen in them, nor have the focus. */
export function focusOn(field: HTMLElement | null | undefined): void {
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  field?.focus();
}
