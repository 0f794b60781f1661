import { useEffect, useSyncExternalStore } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { later } from '../kit/later.js';
import { isSamePlace, lastAct } from '../api/lastAct.js';
import classes from './UndoShown.module.css';

const UndoNotice = later(() => import('./UndoNotice.js'), null);

/** The last action, while it can be undone, on whatever page the reader is. */
export function UndoShown() {
  const act = useSyncExternalStore(lastAct.subscribe, lastAct.current);
  // It belongs to its page, and goes when that is left.
  const page = usePathname();
  useEffect(() => {
    const done = lastAct.current();
    if (done && !isSamePlace(done.page, page)) lastAct.become(undefined);
  }, [page]);
  return (
    <output className={`not-printed ${classes.shown}`}>
      {act && <UndoNotice key={`${act.tournament} ${act.position}`} act={act} />}
    </output>
  );
}
