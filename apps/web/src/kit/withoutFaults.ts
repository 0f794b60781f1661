/** What marks a field whose text is not what it shows as taken. */
export const FAULTY = 'data-faulty';

/**
 * Whether every field around a button, or of a form, has been taken as it was typed. The first that has not gets the focus:
 * what was meant would not be what is sent.
 */
export function isWithoutFaults(around: ParentNode | null): boolean {
  const faulty = around?.querySelector<HTMLElement>(`[${FAULTY}]:not(:disabled)`);
  // A closed part is opened: the field in it could not be seen, nor have the focus.
  for (let part = faulty?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  faulty?.focus();
  return !faulty;
}
