import type { ReactNode, Ref } from 'react';

/** What a row has to pass to its `tr`. */
export interface RowPlace {
  /** From 0 on, among all rows. */
  readonly index: number;
  /** Where its height has to be known. */
  readonly measured?: Ref<HTMLTableRowElement>;
}

export interface TableRowsProps<Item> {
  readonly items: readonly Item[];
  /** The name that an item keeps wherever it comes to stand. */
  readonly nameOf: (item: Item) => string;
  /** What the items are a list of: where that is another one, nobody has moved. */
  readonly of: string;
  /** A cell for each column with the widest that it has, so that columns stand still while rows come and go. */
  readonly widest: ReactNode;
  /** An item's row, with the name as its key and as `data-row`, and its index as `data-index`. */
  readonly children: (item: Item, place: RowPlace) => ReactNode;
}
