import { useSyncExternalStore } from 'react';
import { changesShown } from '../api/seenChanged.js';
import { later } from '../kit/later.js';

const WhatChanged = later(() => import('./WhatChanged.js'), null);

/** Whatever page it is: what has changed since somebody saw what their command rests on, before it is carried out. */
export function ChangesShown() {
  const shown = useSyncExternalStore(changesShown.subscribe, changesShown.current);
  return shown && <WhatChanged problem={shown} onClose={() => changesShown.become(undefined)} />;
}
