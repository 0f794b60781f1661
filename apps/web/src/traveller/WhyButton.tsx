import { useTranslation } from 'react-i18next';
import classes from './TravellerTable.module.css';

/** Asks why a table has what it has on a board, or no longer. */
export function WhyButton({
  table,
  open,
  onAsk,
}: {
  readonly table: string;
  readonly open: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.why}
      aria-expanded={open}
      aria-label={t('traveller.whyTable', { table })}
      onClick={onAsk}
    >
      <span className={classes.word}>{t('traveller.why')}</span>
      <span className={classes.mark} aria-hidden>
        ?
      </span>
    </button>
  );
}
