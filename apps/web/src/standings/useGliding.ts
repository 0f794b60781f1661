import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDES = 450;

/**
 * Rows that have come to another place glide there from where they stood, also when they are made anew on the way.
 * Nothing but what is painted moves: the page keeps its height and the reader's line, and who wants no motion sees none.
 *
 * @returns for the element around the rows, each of which has `data-row` with the name that it keeps
 */
export function useGliding<Rows extends HTMLElement>(): RefObject<Rows | null> {
  const rows = useRef<Rows>(null);
  const stood = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const now = new Map<string, number>();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const name = row.dataset['row']!;
      const before = stood.current.get(name);
      now.set(name, row.offsetTop);
      if (before === undefined || before === row.offsetTop || still) continue;
      const from = `translateY(${before - row.offsetTop}px)`;
      row.animate([{ transform: from }, { transform: 'none' }], { duration: GLIDES, easing: 'ease-out' });
    }
    stood.current = now;
  });
  return rows;
}
