import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { address } from '../api/journal.js';
import type { Tournament } from '../api/types.js';
import { dateOf } from '../parts/instants.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './PastBar.module.css';

/** Milliseconds that the slider has to rest before the past is fetched. */
const REST = 250;

/** The slider into the past, its marks being seals, and the choice of a time. */
export function PastBar({
  tournament,
  at,
  path = `/tournaments/${tournament.id}`,
}: {
  readonly tournament: Tournament;
  readonly at: string | undefined;
  /** The page whose past is looked at. */
  readonly path?: string;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [, navigate] = useLocation();
  const { head, position, createdAt, seals } = tournament;
  const shown = at === undefined ? head : position;
  const [slid, setSlid] = useState<number>();
  const go = (to: string | undefined) => navigate(address(path, { at: to }));

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

  if (head < 2) return null;
  return (
    <div className={classes.past}>
      <div className={classes.slider}>
        <span className={classes.begin}>{times.shortDay(createdAt)}</span>
        <div className={classes.track}>
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
        <output className={classes.now}>
          {(slid ?? shown) >= head && at === undefined
            ? t('past.now')
            : t('past.line', { position: slid ?? shown, head })}
        </output>
      </div>
      <details className={classes.byTime}>
        <summary>{t('past.byTime')}</summary>
        <TimeChoice onChoose={(date) => go(date.toISOString())} earliest={dateOf(createdAt)} />
      </details>
    </div>
  );
}

/** A date as the text of a field for local times. */
function localText(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function TimeChoice({
  earliest,
  onChoose,
}: {
  readonly earliest: Date;
  readonly onChoose: (date: Date) => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [text, setText] = useState(() => localText(new Date()));
  const date = new Date(text);
  const valid = !Number.isNaN(date.getTime());
  return (
    <form
      className={classes.time}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onChoose(date < earliest ? earliest : date);
      }}
    >
      <TextInput
        type="datetime-local"
        label={t('past.time', { zone: times.zone })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!valid}>
        {t('past.show')}
      </Button>
    </form>
  );
}
