/** What marks a field whose text is not what it shows as taken. */
export const FAULTY = 'data-faulty';

/**
 * Whether every field around a button, or of a form, has been taken as it was typed. The first that has not gets the focus:
 * what was meant would not be what is sent.
 */
export function isWithoutFaults(around: ParentNode | null): boolean {
  const faulty = around?.querySelector<HTMLElement>(`[${FAULTY}]:not(:disabled)`);
  faulty?.focus();
  return !faulty;
}
