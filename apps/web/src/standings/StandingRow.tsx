import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { StandingSeen, StandingsSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import type { Followed } from '../follow/followed.js';
import { StarInRow } from '../follow/StarInRow.js';
import { useLocale } from '../parts/useLocale.js';
import { WHY } from '../play/paths.js';
import { CalledPair } from '../play/Contestant.js';
import { calledText, type Called } from '../play/contestants.js';
import { decimalText, figureText, impsText, percentText, pointsText, quotientText } from '../play/figures.js';
import { movedBy } from '../play/places.js';
import { PlaceSeen } from '../play/PlaceSeen.js';
import classes from './RankingTable.module.css';
import { SatIn } from '../play/SatIn.js';
import type { RowPlace } from './TableRowsProps.js';
import { useGlow } from '../kit/useGlow.js';

interface StandingRowProps extends RowPlace {
  readonly entry: StandingSeen;
  /** With its line, as `calledAs` has it. */
  readonly number: string;
  readonly names: string | undefined;
  readonly substituted?: Called['substituted'];
  readonly by: StandingsSeen['by'];
  /** Those of victory points in its column. */
  readonly decimals: number | undefined;
  /** Those of the points in their column. */
  readonly decimalsOfPoints: number;
  /** Whether places are worth master points. */
  readonly worth: boolean;
  /** As which it is followed in this browser, if it is. */
  readonly followed: Followed | undefined;
  /** The same function at all times. */
  readonly onStar: (contestant: string) => void;
  readonly path: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}

/**
 * A contestant's row in a ranking, drawn anew only when something of it has changed: what is the same of two readings
 * is the same object, and of the session it is given no more than it shows.
 */
export const StandingRow = memo(function StandingRow({
  entry,
  number,
  names,
  substituted,
  by,
  decimals,
  decimalsOfPoints,
  worth,
  followed,
  onStar,
  path,
  at,
  index,
  measured,
}: StandingRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { contestant, boards, fullBoards, penalties, tieBreak, masterPoints } = entry;
  const figure = figureText(entry, by, locale, decimals);
  const pair = t('standings.pair', { number });
  const glow = useGlow(at !== undefined, `${path} ${contestant}`, `${entry.place} ${figure}`);
  return (
    <tr
      ref={measured ?? null}
      className={glow}
      data-row={contestant}
      data-index={index}
      data-followed={followed !== undefined || undefined}
      aria-rowindex={measured ? index + 2 : undefined}
    >
      <td>
        <PlaceSeen standing={entry} />
        {/* A phone has no room for a column of its own, and a screen reader no use for one that is mostly empty. */}
        <span className={classes.movedHere}>
          <Moved by={movedBy(entry)} />
        </span>
      </td>
      <td className={`tiny bad ${classes.moved}`} aria-hidden="true">
        <Moved by={movedBy(entry)} />
      </td>
      <th scope="row" className={classes.left} aria-label={calledText({ number, names })}>
        <span className={`bar gap-0 top ${classes.who}`}>
          <StarInRow one={followed} who={pair} onStar={() => onStar(contestant)} />
          <span>
            <Link
              href={address(`${path}/pair/${contestant}`, { at })}
              className={`quiet ${classes.link} fingertip`}
            >
              <CalledPair number={number} names={names} />
            </Link>
            <SatIn substituted={substituted} inRow />
            {tieBreak !== undefined && by !== 'victory-points' && (
              <span className="muted">
                {' '}
                · {t('standings.tieBreak', { value: quotientText(tieBreak, locale) })}
              </span>
            )}
            {penalties.length > 0 && (
              <span className="muted">
                {' '}
                · {t('standings.penalty')}{' '}
                {penalties.map(({ points }) => pointsText(points, locale)).join(', ')}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="only-wide">
        {boards}/{fullBoards}
      </td>
      {worth && <td className="only-wide">{masterPoints !== null && pointsText(masterPoints, locale)}</td>}
      <td className="only-wide">
        <Other entry={entry} by={by} decimals={decimalsOfPoints} />
      </td>
      <td>
        <Link
          href={address(`${path}/pair/${contestant}`, { at, [WHY]: 1 })}
          className={`quiet ${classes.link} fingertip`}
          aria-label={t('standings.whyFigure', { figure, of: pair })}
        >
          <strong>{figure}</strong>
        </Link>
        {/* Nor for the percentage that victory points stand beside, and for boards. */}
        {by === 'victory-points' && (
          <span className={`block tiny muted ${classes.otherHere}`}>
            {entry.maximum === null && <span className="visually-hidden">{t('standings.imps')} </span>}
            <Other entry={entry} by={by} decimals={decimalsOfPoints} />
          </span>
        )}
        <span className={`block tiny muted ${classes.otherHere}`}>
          <span className="visually-hidden">{t('traveller.boards')} </span>
          {boards}/{fullBoards}
        </span>
      </td>
    </tr>
  );
});

/** How many places somebody went up since the round before, or down. */
export function Moved({ by }: { readonly by: number }) {
  const { t } = useTranslation();
  if (by === 0) return null;
  return (
    <span data-up={by > 0 || undefined}>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'} {Math.abs(by)}
      </span>
      <span className="visually-hidden">
        {t(by > 0 ? 'standings.up' : 'standings.down', { count: Math.abs(by) })}
      </span>
    </span>
  );
}

/** The figure beside the one that places are taken by: matchpoints of how many, IMPs, or a percentage beside victory points. */
export function Other({
  entry: { score, mean, maximum, percentage },
  by,
  decimals,
}: {
  readonly entry: Pick<StandingSeen, 'score' | 'mean' | 'maximum' | 'percentage'>;
  readonly by: StandingsSeen['by'];
  /** Those of the points in their column. */
  readonly decimals: number;
}) {
  const locale = useLocale();
  if (by === 'victory-points' && maximum !== null)
    return percentage === null ? '–' : percentText(percentage, locale);
  if (by === 'victory-points') return impsText(score, locale);
  if (maximum === null) return impsText(by === 'mean' ? score : (mean ?? score), locale);
  return (
    <>
      {decimalText(score, decimals, locale)}
      <span className="muted">/{pointsText(maximum, locale)}</span>
    </>
  );
}
