import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printout = false;

/** Calls back before the page is laid out for paper, and after. */
function onPrinting(listener: () => void): () => void {
  const media = matchMedia('print');
  const change = (printing: boolean) => () => {
    printout = printing;
    // The browser takes the page as it stands when the event is over.
    flushSync(listener);
  };
  const [before, after] = [change(true), change(false)];
  const changed = () => {
    printout = media.matches;
    listener();
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  media.addEventListener('change', changed);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    media.removeEventListener('change', changed);
  };
}

/** Whether the page is being printed: paper has no line that somebody could scroll to. */
export function usePrinting(): boolean {
  return useSyncExternalStore(onPrinting, () => printout);
}
