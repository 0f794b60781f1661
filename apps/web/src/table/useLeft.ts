import { useState } from 'react';
import type { TableSeen } from '../api/tableDocuments.js';

/**
 * The round that has just been left here because the next one was called: who was there still wants to know where to go,
 * unless they have read it and said here that they move on. Nothing of its boards is kept.
 *
 * @param ahead the table is in a round that they have said so for, and the server has not heard of it
 */
export function useLeft(table: TableSeen, ahead = false) {
  const [last, setLast] = useState(table);
  const [left, setLeft] = useState<TableSeen>();
  const [movingTo, moveTo] = useState<number>();
  if (table !== last) {
    setLast(table);
    const told = ahead || table.round === movingTo;
    if (table.round > last.round && last.next.length > 0 && !told) {
      setLeft({ ...last, fields: [], boards: [] });
    }
  }
  return { left, arrive: () => setLeft(undefined), moveTo };
}
