import { useTranslation } from 'react-i18next';
import { Rational } from '#scoring';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { signed } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { impsText, percentText, pointsText } from '../play/figures.js';
import type {
  ComparedPart,
  Comparison,
  CrossComparison,
  DatumComparison,
  MatchpointComparison,
} from './why.js';

const HUNDRED = Rational.of(100);

/** How a score compares with the others of its field, and what that makes. */
export function Compared({
  score,
  comparison,
  asPart = false,
}: {
  readonly score: number;
  readonly comparison: Comparison;
  /** One of several that are weighted: what they make together is said by `Together`. */
  readonly asPart?: boolean;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  switch (comparison.kind) {
    case 'matchpoints':
      return <ByFrequencies comparison={comparison} asPart={asPart} />;
    case 'butler':
      return <ByDatum score={score} comparison={comparison} />;
    case 'cross-imps':
      return <ByComparisons comparison={comparison} />;
    case 'board-a-match': {
      const { others, won, tied, lost, points, top } = comparison;
      const [wonText, tiedText, lostText] = [won, tied, lost].map((exact) => pointsText(exact, locale));
      return t('traveller.boardAMatch', {
        others,
        won: wonText,
        tied: tiedText,
        lost: lostText,
        points: pointsText(points, locale),
        top: pointsText(top, locale),
      });
    }
    case 'instant-matchpoints': {
      const { all, beaten, equal, points, top } = comparison;
      return t('traveller.instant', {
        all,
        beaten,
        equal,
        points: pointsText(points, locale),
        top: pointsText(top, locale),
      });
    }
    default:
      return comparison satisfies never;
  }
}

function ByFrequencies({
  comparison,
  asPart,
}: {
  readonly comparison: MatchpointComparison;
  readonly asPart: boolean;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { beaten, equal, better, raw, rawTop, factoring } = comparison;
  const [beatenText, equalText, betterText, rawText, rawTopText] = [beaten, equal, better, raw, rawTop].map(
    (exact) => pointsText(exact, locale),
  );
  const figures = {
    beaten: beatenText,
    equal: equalText,
    better: betterText,
    raw: rawText,
    rawTop: rawTopText,
  };
  if (asPart) return t('traveller.comparedPart', figures);
  if (factoring === 'full')
    return t('traveller.comparedFull', { ...figures, percent: percentOfTop(comparison, locale) });
  return (
    <>
      {t('traveller.compared', figures)} <Factored comparison={comparison} />
    </>
  );
}

/** Matchpoints as a percentage of the top; a dash where there is no top. */
function percentOfTop({ points, top }: MatchpointComparison, locale: string): string {
  const full = Rational.parse(top);
  return full.isZero ? '–' : percentText(Rational.parse(points).mul(HUNDRED).div(full).toString(), locale);
}

/** What several results come to together, by their weights; in IMPs that is said before them. */
export function Together({
  parts,
  award: { points, top, percent },
}: {
  readonly parts: readonly ComparedPart[];
  readonly award: Extract<AwardSeen, { readonly kind: 'scored' }>;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const first = parts[0]?.comparison;
  if (top === null || percent === null) return null;
  if (first?.kind !== 'matchpoints') {
    const figures = {
      points: pointsText(points, locale),
      top: pointsText(top, locale),
      percent: percentText(percent, locale),
    };
    return <p>{t('traveller.factoring.full', figures)}</p>;
  }
  const raw = Rational.sum(
    parts.map(({ weight, comparison }) =>
      Rational.parse((comparison as MatchpointComparison).raw).mul(Rational.parse(weight)),
    ),
  );
  const figures = { raw: pointsText(raw.toString(), locale), rawTop: pointsText(first.rawTop, locale) };
  return (
    <p>
      {t('traveller.weightedTogether', figures)} <Factored comparison={first} />
    </p>
  );
}

/** What matchpoints among the scores there are make of the top of the board. */
function Factored({ comparison }: { readonly comparison: MatchpointComparison }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { scores, expected, factoring, points, top } = comparison;
  const percent = percentOfTop(comparison, locale);
  return t(`traveller.factoring.${factoring}`, {
    points: pointsText(points, locale),
    top: pointsText(top, locale),
    percent,
    scores,
    expected,
  });
}

function ByDatum({ score, comparison }: { readonly score: number; readonly comparison: DatumComparison }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { rows, dropped, counted, mean, datum, difference, points } = comparison;
  const figures = {
    counted: pointsText(counted, locale),
    mean: impsText(mean, locale),
    datum: signed(datum),
  };
  return (
    <>
      {dropped === 0 ? t('traveller.datum', figures) : t('traveller.datumDropped', { ...figures, dropped })}{' '}
      {t('traveller.datumDifference', {
        score: signed(score),
        difference: signed(difference),
        points: impsText(points, locale),
      })}
      <Chart
        heads={[t('traveller.chart.score'), t('traveller.chart.times'), t('traveller.chart.counted')]}
        rows={rows.map((row) => [
          signed(row.score),
          pointsText(row.frequency, locale),
          pointsText(row.counted, locale),
        ])}
      />
    </>
  );
}

function ByComparisons({ comparison }: { readonly comparison: CrossComparison }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { rows, others, sum, factor, root } = comparison;
  const points = impsText(comparison.points, locale);
  return (
    <>
      {t('traveller.crossImps', { others, sum: impsText(sum, locale) })}{' '}
      {factor === null
        ? t('traveller.crossImpsRoot', { root, points })
        : factor === '1'
          ? t('traveller.crossImpsSum', { points })
          : t('traveller.crossImpsFactor', { factor, points })}
      <Chart
        heads={[
          t('traveller.chart.score'),
          t('traveller.chart.times'),
          t('traveller.chart.difference'),
          t('traveller.chart.imps'),
        ]}
        rows={rows.map((row) => [
          signed(row.score),
          pointsText(row.times, locale),
          signed(row.difference),
          signed(row.imps),
        ])}
      />
    </>
  );
}

/** The scores of a board, one a row, and what is reckoned with each. */
function Chart({
  heads,
  rows,
}: {
  readonly heads: readonly string[];
  /** Each begins with its score, which no other one has. */
  readonly rows: readonly (readonly [score: string, ...figures: string[]])[];
}) {
  return (
    <table className="above-8 small sums">
      <thead>
        <tr>
          {heads.map((head) => (
            <th className="muted" key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((figure, column) => (
              <td key={heads[column]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
