import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerReady } from '../api/health.js';
import { readAllAnew } from '../api/queries.js';
import { noteReached, reachability } from '../api/reachability.js';
import classes from './Notice.module.css';

/** Milliseconds between two questions whether the server is back. */
const ASK_AGAIN = 3_000;

/** Says that the server does not answer, asks until it does, and then reads everything anew. */
export function UnreachableNotice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  useEffect(() => {
    if (reached) return undefined;
    const ask = async () => {
      if (!(await isServerReady()) || reachability.current()) return;
      noteReached(true);
      await readAllAnew(client);
    };
    const timer = setInterval(() => void ask(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [reached, client]);
  return (
    <output>
      {!reached && (
        <span className={classes.notice} data-meaning="warn">
          {t('unreachable.text')}
        </span>
      )}
    </output>
  );
}
