import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Whole } from '../kit/Whole.js';
import type { BoardNow } from '../offline/atTable.js';
import classes from '../kit/Phone.module.css';
import { useShake } from './useShake.js';

/** The other side has entered a board on its phone: this one is asked, whatever it shows. */
export function TheyEntered({
  board: { board, enteredBy, entry },
  onShow,
}: {
  readonly board: BoardNow;
  readonly onShow: () => void;
}) {
  const { t } = useTranslation();
  useShake(`${board} ${entry}`);
  if (!enteredBy) return null;
  return (
    <section className={classes.card} data-primary aria-live="assertive">
      <p>
        <Whole text={t('entry.theyEntered', { board, side: t(`contract.sideName.${enteredBy}`) })} />
      </p>
      <Button onClick={onShow}>{t('entry.look')}</Button>
    </section>
  );
}
