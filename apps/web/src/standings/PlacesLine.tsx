import { useTranslation } from 'react-i18next';
import classes from './PlacesLine.module.css';
import type { PlacesOfOne } from './placesOverRounds.js';

/** How far the line goes, and what is left free around it. */
const WIDE = 60;
const HIGH = 16;
const EDGE = 3;

/** The place of somebody after each round as a small line, the first place above. */
export function PlacesLine({ places, last }: PlacesOfOne) {
  const { t } = useTranslation();
  const points = places.flatMap((place, index) =>
    place === undefined
      ? []
      : [
          {
            x: EDGE + (index / (places.length - 1)) * WIDE,
            y: EDGE + ((place - 1) / Math.max(1, last - 1)) * HIGH,
          },
        ],
  );
  const end = points.at(-1);
  return (
    <svg
      className={classes.line}
      width={WIDE + 2 * EDGE}
      height={HIGH + 2 * EDGE}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image element could not take the colours of the page
      role="img"
      aria-label={`${t('standings.overRounds')}: ${places.map((place) => place ?? t('moved.noPlace')).join(', ')}`}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end && <circle cx={end.x} cy={end.y} r={2.5} />}
    </svg>
  );
}
