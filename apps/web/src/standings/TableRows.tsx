import type { ComponentType, ReactNode } from 'react';
import { later } from '../kit/later.js';
import classes from './RankingTable.module.css';
import type { TableRowsProps } from './TableRowsProps.js';
import { useGliding } from './useGliding.js';
import { usePrinting } from './usePrinting.js';

/** From how many rows on only those in sight are in the page; fewer are all there for the browser's own search. */
export const LONG = 100;

/** As many as a window shows, until those in sight can be told. */
const FIRST = 40;

const LongRows = later<TableRowsProps<unknown>>(
  async () => (await import('./LongRows.js')) as { readonly default: ComponentType<TableRowsProps<unknown>> },
  (props) => <AllRows {...props} items={props.items.slice(0, FIRST)} />,
) as <Item>(props: TableRowsProps<Item>) => ReactNode;

/** The rows of a table, which glide to their places: all of them where they are few or on paper, else those in sight. */
export function TableRows<Item>(props: TableRowsProps<Item>) {
  const printing = usePrinting();
  if (!isLong(props.items) || printing) return <AllRows {...props} />;
  return <LongRows {...props} />;
}

/** Whether only those rows are in the page that are in sight. */
export function isLong(items: readonly unknown[]): boolean {
  return items.length > LONG;
}

function AllRows<Item>({ items, of, children }: TableRowsProps<Item>) {
  const rows = useGliding<HTMLTableSectionElement>(of);
  return (
    <tbody ref={rows} className={classes.rows}>
      {items.map((item, index) => children(item, { index }))}
    </tbody>
  );
}
