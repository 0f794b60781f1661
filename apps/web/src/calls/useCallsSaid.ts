import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { reachability } from '../api/reachability.js';
import type { CallSeen } from '../api/tableDocuments.js';
import type { Instant } from '../api/types.js';
import { useAnnounced } from '../kit/announce.js';
import { useTimes } from '../parts/useTimes.js';

/** Says that somebody is called, by whichever phone of the table, and then what comes of it. */
export function useCallsSaid({
  calls,
  waiting,
}: {
  readonly calls: readonly CallSeen[];
  /** Calls that the server has not heard of. */
  readonly waiting: readonly { readonly time: Instant }[];
}): void {
  const { t } = useTranslation();
  const times = useTimes();
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  const call = calls.at(-1);
  const time = (waiting.at(-1) ?? call)?.time;
  const said = [
    time !== undefined && t('calls.calledAt', { time: times.minute(time) }),
    waiting.length > 0 && !reached && t('calls.notSent'),
    call && call.came !== null && t('calls.isHere'),
    call && call.came === null && call.coming !== null && t('calls.coming'),
  ];
  useAnnounced(said.filter(Boolean).join('. ') || undefined);
}
