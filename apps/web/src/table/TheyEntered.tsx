import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../kit/announce.js';
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
  const text = enteredBy && t('entry.theyEntered', { board, side: t(`contract.sideName.${enteredBy}`) });
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  if (!text) return null;
  return (
    <section className={classes.card} data-primary>
      <p>
        <Whole text={text} />
      </p>
      <Button onClick={onShow}>{t('entry.look')}</Button>
    </section>
  );
}
