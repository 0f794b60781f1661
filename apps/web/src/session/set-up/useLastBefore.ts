import { useState } from 'react';

/** What there was before something began that changes it bit by bit; once that is over, what there is. */
export function useLastBefore<Of>(now: Of | undefined, changing: boolean): Of | undefined {
  const [last, setLast] = useState(now);
  const shown = changing && last !== undefined ? last : now;
  if (shown !== last) setLast(() => shown);
  return shown;
}
