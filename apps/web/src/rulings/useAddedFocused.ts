import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the first field of the last group where one has been added: it stands above the button that did it. */
export function useAddedFocused(groups: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (isMore) groups.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus();
  }, [groups, count]);
}
