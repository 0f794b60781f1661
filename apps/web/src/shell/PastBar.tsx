import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { address } from '../api/journal.js';
import { rulingsQuery } from '../api/rulingQueries.js';
import { site } from '../api/site.js';
import type { Tournament } from '../api/types.js';
import { dateOf } from '../parts/instants.js';
import { later } from '../kit/later.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './PastBar.module.css';

// Few look for a time: a phone in the hall does not fetch the fields.
const TimeChoice = later(() => import('./TimeChoice.js'), null);

/** Milliseconds that the slider has to rest before the past is fetched. */
const REST = 250;

/** The slider into the past of the page that it stands on, its marks being seals and rulings, and the choice of a time. */
export function PastBar({
  tournament,
  at,
}: {
  readonly tournament: Tournament;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const rulings = useQuery(rulingsQuery(tournament.id));
  const [here, navigate] = useLocation();
  const [search] = useSearchParams();
  const { head, position, createdAt, seals } = tournament;
  const ruled = (rulings.data?.rulings ?? []).filter(({ given }) => given.position <= head);
  const shown = at === undefined ? head : position;
  const [slid, setSlid] = useState<number>();
  const [byTime, setByTime] = useState(false);
  const go = (to: string | undefined) => navigate(address(here, { ...Object.fromEntries(search), at: to }));

  useEffect(() => {
    if (slid === undefined) return undefined;
    const timer = setTimeout(() => {
      if (slid !== shown) go(slid >= head ? undefined : String(slid));
      setSlid(undefined);
    }, REST);
    return () => clearTimeout(timer);
    // Only a movement of the slider starts the wait; a line that comes meanwhile must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [slid]);

  // Of the past no files are kept.
  if (head < 2 || site !== undefined) return null;
  return (
    <div className={classes.past}>
      <div className={classes.slider}>
        <span className={`small muted ${classes.begin}`}>{times.shortDay(createdAt)}</span>
        <div className={classes.track}>
          {ruled.map((ruling) => (
            <span
              key={ruling.ruling}
              className={`${classes.mark} ${classes.ruling}`}
              style={{ left: `${((ruling.given.position - 1) / (head - 1)) * 100}%` }}
            />
          ))}
          {seals.map((seal) => (
            <span
              key={`${seal.position} ${seal.hash}`}
              className={classes.mark}
              style={{ left: `${((seal.position - 1) / (head - 1)) * 100}%` }}
            />
          ))}
          <input
            type="range"
            min={1}
            max={head}
            value={slid ?? shown}
            aria-label={t('past.slider')}
            aria-valuetext={t('past.line', { position: slid ?? shown, head })}
            onChange={(event) => setSlid(Number(event.currentTarget.value))}
          />
        </div>
        <output className="strong">
          {(slid ?? shown) >= head && at === undefined
            ? t('past.now')
            : t('past.line', { position: slid ?? shown, head })}
        </output>
      </div>
      {ruled.length + seals.length > 0 && (
        <p className="bar gap-0 target muted">
          {t('past.marks', { rulings: ruled.length, seals: seals.length })}
        </p>
      )}
      <details className="opens" onToggle={({ currentTarget: { open } }) => setByTime(open)}>
        <summary>{t('past.byTime')}</summary>
        {byTime && <TimeChoice onChoose={(date) => go(date.toISOString())} earliest={dateOf(createdAt)} />}
      </details>
    </div>
  );
}
