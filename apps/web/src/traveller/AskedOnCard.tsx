import { useTranslation } from 'react-i18next';
import type { CardRound } from '../api/cardDocuments.js';
import { resultText } from '../messages/fieldText.js';
import { Whole } from '../kit/Whole.js';

/** What a pair has asked to be corrected, and what became of it. */
export default function AskedOnCard({ boards }: { readonly boards: CardRound['boards'] }) {
  const { t } = useTranslation();
  return boards.map(({ board, line }) => {
    if (!line?.asked) return null;
    const { outcome, result, reason } = line.asked;
    const said = {
      side: t(`contract.sideName.${line.side}`),
      result: resultText(result, t('line.passedOut')),
    };
    return (
      <p key={`${board} ${line.table}`}>
        {t('entry.board', { board })}: <Whole text={t(`entry.asked.${outcome}`, said)} />{' '}
        {reason !== null && t('entry.askedWhy', { reason })}
      </p>
    );
  });
}
