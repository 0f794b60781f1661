import { useState } from 'react';
import type { SideName } from '#tournament';
import { recall, remember } from '../browser/memory.js';

const ENTERS = 'tirage.enters';

/** Which side enters at this table; remembered, because it is nearly always the same. */
export function useEnteringSide(): readonly [SideName, (side: SideName) => void] {
  const [side, setSide] = useState<SideName>(() => (recall(ENTERS) === 'EW' ? 'EW' : 'NS'));
  const choose = (chosen: SideName) => {
    remember(ENTERS, chosen);
    setSide(chosen);
  };
  return [side, choose];
}
