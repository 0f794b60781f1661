import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { hundredthsOf } from '../kit/hundredths.js';

/** Points of the two teams of a match, as they are written. */
export interface WrittenPoints {
  readonly home: string;
  readonly away: string;
}

/** What is written in hundredths; nothing where one of the two is no number or too small. */
export function pointsOfBoth(
  { home, away }: WrittenPoints,
  least: number,
): { readonly home: number; readonly away: number } | undefined {
  const points = { home: hundredthsOf(home), away: hundredthsOf(away) };
  const fits = (one: number | undefined): one is number => one !== undefined && one >= least;
  return fits(points.home) && fits(points.away) ? { home: points.home, away: points.away } : undefined;
}

/** Two numbers, one for each team of a match. */
export function PointsOfBoth({
  names,
  points,
  least,
  tried,
  onChange,
}: {
  readonly names: WrittenPoints;
  readonly points: WrittenPoints;
  /** The least of each, in hundredths. */
  readonly least: number;
  /** Whether it was sent already: faults are shown then. */
  readonly tried: boolean;
  readonly onChange: (points: WrittenPoints) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="row gap-12 top fields">
      {(['home', 'away'] as const).map((side) => {
        const hundredths = hundredthsOf(points[side]) ?? -Infinity;
        return (
          <TextInput
            key={side}
            label={names[side]}
            value={points[side]}
            error={tried && hundredths < least && t('classes.number')}
            inputMode="decimal"
            autoComplete="off"
            onChange={(value) => onChange({ ...points, [side]: value })}
          />
        );
      })}
    </div>
  );
}
