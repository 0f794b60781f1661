import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDES = 450;

interface Stood {
  readonly order: string | undefined;
  readonly top: number;
}

/**
 * Rows that have come to another place glide there from where they stood.
 * Nothing but what is painted moves: the page keeps its height and the reader's line, and who wants no motion sees none.
 *
 * @param of what the rows are a list of: where that is another one, they are simply there
 * @returns for the element around the rows, each of which has `data-row` with the name that it keeps, and `data-index`
 *   with its place among the rows
 */
export function useGliding<Rows extends HTMLElement>(of: string): RefObject<Rows | null> {
  const rows = useRef<Rows>(null);
  const stood = useRef({ of, places: new Map<string, Stood>() });
  useLayoutEffect(() => {
    const before = stood.current;
    const places = new Map<string, Stood>();
    const still = before.of !== of || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const name = row.dataset['row']!;
      const was = before.places.get(name);
      const now = { order: row.dataset['index'], top: row.offsetTop };
      places.set(name, now);
      // A row that stands lower because one above it needs more lines has not moved.
      if (still || was === undefined || was.order === now.order || was.top === now.top) continue;
      const from = `translateY(${was.top - now.top}px)`;
      row.animate([{ transform: from }, { transform: 'none' }], { duration: GLIDES, easing: 'ease-out' });
    }
    stood.current = { of, places };
  });
  return rows;
}
