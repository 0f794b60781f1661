import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import classes from './RankingTable.module.css';
import type { TableRowsProps } from './TableRowsProps.js';
import { useGliding } from './useGliding.js';

/** The height of a row in pixels, until it is measured. */
const ROW = 45;
/** Rows above and below those in sight, so that none is missing while one scrolls and the next can be tabbed to. */
const BESIDE = 12;

/** The rows of a long table that are in sight, in the place where they would stand if all were there. */
export default function LongRows<Item>({ items, nameOf, of, widest, children }: TableRowsProps<Item>) {
  const body = useGliding<HTMLTableSectionElement>(of);
  const above = useAbove(body);
  const focused = useFocusedRow(body);
  const focusedAt = focused === undefined ? -1 : items.findIndex((item) => nameOf(item) === focused);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here alone
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW,
    overscan: BESIDE,
    scrollMargin: above,
    getItemKey: (index) => nameOf(items[index]!),
    // Whoever is on a row by keyboard stays there when it is scrolled away.
    rangeExtractor: (range) => withOne(range, focusedAt),
  });
  let end = above;
  const shown: ReactNode[] = [];
  const leaveRoom = (until: number, key: string) => {
    if (until > end) shown.push(<tr key={key} aria-hidden="true" style={{ height: until - end }} />);
    end = until;
  };
  for (const { index, start, end: below } of rows.getVirtualItems()) {
    leaveRoom(start, shown.length === 0 ? 'before all' : 'between');
    shown.push(children(items[index]!, { index, measured: rows.measureElement }));
    end = below;
  }
  leaveRoom(above + rows.getTotalSize(), 'after all');
  return (
    <tbody ref={body} className={classes.rows}>
      <tr aria-hidden="true" className={classes.widest}>
        {widest}
      </tr>
      {shown}
    </tbody>
  );
}

/** How many pixels of the page are above the rows, also when something comes or goes there. */
function useAbove(body: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setAbove(Math.round(body.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [body]);
  return above;
}

/** The name of the row that has the keyboard's focus. */
function useFocusedRow(body: RefObject<HTMLElement | null>): string | undefined {
  const [focused, setFocused] = useState<string>();
  useLayoutEffect(() => {
    const rows = body.current;
    const come = ({ target }: FocusEvent) =>
      setFocused((target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row']);
    const gone = () => setFocused(undefined);
    rows?.addEventListener('focusin', come);
    rows?.addEventListener('focusout', gone);
    return () => {
      rows?.removeEventListener('focusin', come);
      rows?.removeEventListener('focusout', gone);
    };
  }, [body]);
  return focused;
}

function withOne(range: Range, index: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (index < 0 || shown.includes(index)) return shown;
  return [...shown, index].toSorted((one, other) => one - other);
}
