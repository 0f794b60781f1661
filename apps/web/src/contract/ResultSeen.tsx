import { useTranslation } from 'react-i18next';
import type { BridgeResult } from '#tournament';
import { Heard } from '../kit/Heard.js';
import { doublingText, outcomeText, resultHeard } from '../messages/contractText.js';
import { SuitSign } from './Suit.js';

/** What was played, as a traveller writes it: 4♥× S −1; a screen reader says it in words. */
export function ResultSeen({ result }: { readonly result: BridgeResult }) {
  const { t } = useTranslation();
  if (result.kind === 'passed-out') return <span className="number whole">{t('contract.passedOut')}</span>;
  if (result.kind === 'score') return <span className="muted">{t('contract.scoreAlone')}</span>;
  const { level, strain, doubling, declarer, tricks } = result;
  const seen = (
    <>
      {level}
      <SuitSign strain={strain} />
      {doublingText(doubling)} {t(`contract.seat.${declarer}`)} {outcomeText(level, tricks)}
    </>
  );
  return (
    <span className="number whole">
      <Heard seen={seen}>{resultHeard(t, result)}</Heard>
    </span>
  );
}
