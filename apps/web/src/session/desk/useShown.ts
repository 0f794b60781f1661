import { useState } from 'react';
import { recall, remember } from '../../browser/memory.js';
import { TABLE_STATUSES, type Shown } from './tableStatus.js';

const ALL: readonly Shown[] = ['all', 'attention', ...TABLE_STATUSES];

/** Which tables of a session this tab shows: kept while the director looks at one of them, or loads the page again. */
export function useShown(tournament: string, session: string): [Shown, (shown: Shown) => void] {
  const key = `tirage.shown.${tournament}/${session}`;
  const [shown, setShown] = useState(() => ALL.find((one) => one === recall(key, 'tab')) ?? 'all');
  return [
    shown,
    (chosen) => {
      remember(key, chosen, 'tab');
      setShown(chosen);
    },
  ];
}
