import { useTranslation } from 'react-i18next';
import { Rational, type BoardMethod } from '#scoring';
import type { SideName } from '#tournament';
import type { AwardSeen, TravellerLineSeen, TravellerSeen } from '../api/travellerDocuments.js';
import { signed } from '../messages/fieldText.js';
import { inPercent } from '../messages/inPercent.js';
import { useLocale } from '../parts/useLocale.js';
import { percentText, pointsText, worthText } from '../play/figures.js';
import { Compared, Together } from './Compared.js';
import { comparedParts, scoresAtOthers } from './why.js';

const HUNDRED = Rational.of(100);

/** How much of an award a part makes: `60%`. */
function weightText(weight: string, locale: string): string {
  return inPercent(Rational.parse(weight).mul(HUNDRED).toText(0), locale);
}

/** Why a line is worth to a side what it is: how its score compares with the others, or what was ruled. */
export function AwardWhy({
  award,
  line,
  side,
  traveller,
  method,
}: {
  readonly award: AwardSeen;
  readonly line: TravellerLineSeen;
  readonly side: SideName;
  readonly traveller: TravellerSeen;
  readonly method: BoardMethod;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (award.kind === 'not-played') return <p>{t('traveller.notCounted')}</p>;
  const figures = {
    points: worthText(award, locale),
    top: award.top === null ? '' : pointsText(award.top, locale),
    percent: award.percent === null ? '–' : percentText(award.percent, locale),
  };
  const inImps = award.top === null;
  const parts = comparedParts(traveller, line, side, award, method);
  if (award.kind === 'artificial')
    return (
      <Artificial award={award} figures={figures} because={line.status === 'bye' ? 'bye' : award.because} />
    );
  if (!parts) return <p>{t(inImps ? 'traveller.percentageImps' : 'traveller.percentage', figures)}</p>;
  const others = scoresAtOthers(traveller, line, side, award);
  const [only] = parts;
  if (only && parts.length === 1) {
    return (
      <div>
        <Compared score={only.score} comparison={only.comparison} />
        <Others scores={others} />
      </div>
    );
  }
  return (
    <>
      <p>{t(inImps ? 'traveller.weightedImps' : 'traveller.weighted', figures)}</p>
      <ul className="above-4">
        {parts.map(({ score, weight, comparison }) => (
          <li key={score}>
            <strong className="number">
              {weightText(weight, locale)} {signed(score)}
            </strong>
            {': '}
            <Compared score={score} comparison={comparison} asPart />
          </li>
        ))}
      </ul>
      {award.kind === 'scored' && <Together parts={parts} award={award} />}
      <Others scores={others} />
    </>
  );
}

/** Average plus, average or average minus, and whether the contestant's own session has moved it. */
function Artificial({
  award,
  because,
  figures,
}: {
  readonly award: Extract<AwardSeen, { readonly kind: 'artificial' }>;
  readonly because: 'ruling' | 'single-score' | 'bye';
  readonly figures: { readonly points: string; readonly top: string; readonly percent: string };
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { top, points, plain } = award;
  const byItself =
    plain.percent === null
      ? worthText({ points: plain.points, top }, locale)
      : percentText(plain.percent, locale);
  return (
    <p>
      {t(`traveller.${top === null ? 'artificialImps' : 'artificial'}.${because}`, {
        award: t(`traveller.average.${award.award}`),
        ...figures,
      })}{' '}
      {plain.points !== points && t('traveller.moved', { plain: byItself })}
    </p>
  );
}

/** The scores at the other tables: `+420 ×3, −50`. */
function Others({ scores }: { readonly scores: ReturnType<typeof scoresAtOthers> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (scores.length === 0) return null;
  const texts = scores.map(({ score, times }) =>
    times === '1' ? signed(score) : `${signed(score)} ×${pointsText(times, locale)}`,
  );
  return <p className="muted number">{t('traveller.against', { scores: texts.join(', ') })}</p>;
}
