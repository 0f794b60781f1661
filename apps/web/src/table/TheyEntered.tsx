import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/Button.js';
import type { BoardNow } from './atTable.js';
import classes from './Table.module.css';

/** Milliseconds for which a phone shakes that is asked for an answer. */
const SHAKES = 200;

/** The other side has entered a board on its phone: this one is asked, whatever it shows. */
export function TheyEntered({
  board: { board, enteredBy },
  onLook,
}: {
  readonly board: BoardNow;
  readonly onLook: () => void;
}) {
  const { t } = useTranslation();
  useEffect(() => {
    // Phones that cannot shake, or are not allowed to, show it all the same.
    if ('vibrate' in navigator) navigator.vibrate(SHAKES);
  }, []);
  if (!enteredBy) return null;
  return (
    <section className={classes.card} data-primary aria-live="assertive">
      <p>{t('entry.theyEntered', { board, side: t(`contract.sideName.${enteredBy}`) })}</p>
      <Button onClick={onLook}>{t('entry.look')}</Button>
    </section>
  );
}
