import { useTranslation } from 'react-i18next';
import type { BridgeResult } from '#tournament';
import { doublingText, outcomeText } from '../messages/contractText.js';
import { Suit } from './Suit.js';

/** What was played, as a traveller writes it: 4♥× S −1. */
export function ResultSeen({
  result,
  outcome = true,
}: {
  readonly result: BridgeResult;
  /** Whether the tricks are said too, where they have no column of their own. */
  readonly outcome?: boolean;
}) {
  const { t } = useTranslation();
  if (result.kind === 'passed-out') return <span className="number whole">{t('contract.passedOut')}</span>;
  if (result.kind === 'score') return <span className="muted">{t('contract.scoreAlone')}</span>;
  const { level, strain, doubling, declarer, tricks } = result;
  return (
    <span className="number whole">
      {level}
      <Suit strain={strain} />
      {doublingText(doubling)} {t(`contract.seat.${declarer}`)}
      {outcome && ` ${outcomeText(level, tricks)}`}
    </span>
  );
}
