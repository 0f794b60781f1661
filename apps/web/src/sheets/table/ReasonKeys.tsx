import { TextArea } from '../../kit/TextArea.js';
import { useTranslation } from 'react-i18next';
import { Key, Keys } from '../../kit/Keys.js';

/** The usual reasons why lines are corrected at a table. */
const USUAL = ['mistyped', 'tricks', 'agreed'] as const;

/** The reason why a line is corrected: one of the usual ones by a tap, or free text. */
export function ReasonKeys({
  reason,
  onReason,
}: {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Keys label={t('sheetTable.usualReasons')} labelHidden>
        {USUAL.map((usual) => {
          const text = t(`sheetTable.usualReason.${usual}`);
          return (
            <Key key={usual} size="small" pressed={reason === text} onTap={() => onReason(text)}>
              {text}
            </Key>
          );
        })}
      </Keys>
      <TextArea label={t('sheetTable.reason')} value={reason} rows={2} maxLength={2000} onChange={onReason} />
    </>
  );
}
