import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { whyNotReady } from '../api/health.js';
import { DATABASE_AWAY } from '../api/problem.js';
import { readAllAnew } from '../api/queries.js';
import { noteReached, reachability } from '../api/reachability.js';
import classes from './Notice.module.css';

/** Milliseconds between two questions whether the server is back. */
const ASK_AGAIN = 3_000;

/**
 * Says that the server or its database does not answer, asks until it does, and then reads everything anew. One request that was lost says
 * little: it is asked at once whether the server is there.
 */
export function UnreachableNotice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  const [why, setWhy] = useState<string>();
  const asked = useRef(-ASK_AGAIN);
  useEffect(() => {
    if (reached) return undefined;
    const ask = async () => {
      asked.current = performance.now();
      const now = await whyNotReady();
      setWhy(now);
      if (now !== undefined || reachability.current()) return;
      noteReached(true);
      await readAllAnew(client);
    };
    // A request that is lost again and again although the server is there does not make this ask without end.
    if (performance.now() - asked.current >= ASK_AGAIN) void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [reached, client]);
  return (
    <output>
      {!reached && why !== undefined && (
        <span className={`not-printed ${classes.notice}`} data-meaning="warn">
          {t(why === DATABASE_AWAY ? 'unreachable.database' : 'unreachable.text')}
        </span>
      )}
    </output>
  );
}
