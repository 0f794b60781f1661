import { useTranslation } from 'react-i18next';
import { Choice } from '../../kit/Choice.js';
import { NumberFields } from '../../kit/NumberFields.js';

const DEALS = ['own', 'same'] as const;

/** Whether each table deals for itself or all play the same boards, and then which. */
export function SharedDealsFields({
  shared,
  boardsPerRound,
  firstBoard,
  last,
  onShare,
  onBoards,
  onFirst,
}: {
  readonly shared: boolean;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  /** The last board of the last round. */
  readonly last: number;
  readonly onShare: (shared: boolean) => void;
  readonly onBoards: (boardsPerRound: number) => void;
  readonly onFirst: (firstBoard: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('sheetsRoom.whoseDeals')}
        value={shared ? 'same' : 'own'}
        options={DEALS.map((value) => ({ value, label: t(`sheetsRoom.whoseDeals.${value}`) }))}
        onChange={(value) => onShare(value === 'same')}
      />
      {shared && (
        <>
          <p className="muted">{t('sheetsRoom.duplicateText')}</p>
          <NumberFields
            fields={[
              {
                label: t('sheetsRoom.boardsPerRound'),
                value: boardsPerRound,
                least: 1,
                most: 64,
                onChange: onBoards,
              },
              {
                label: t('sheetsRoom.firstBoard'),
                value: firstBoard,
                least: 1,
                most: 999,
                onChange: onFirst,
              },
            ]}
          />
          <p className="muted">{t('sheetsRoom.boardsSpan', { from: firstBoard, to: last })}</p>
        </>
      )}
    </>
  );
}
