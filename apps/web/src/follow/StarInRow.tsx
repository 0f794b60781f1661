import { useTranslation } from 'react-i18next';
import classes from './Follow.module.css';
import type { Followed } from './followed.js';

/** The star before somebody in a list: follows, or no longer. */
export function StarInRow({
  one,
  who,
  onStar,
}: {
  /** As which it is followed, if it is. */
  readonly one: Followed | undefined;
  /** What the contestant is called. */
  readonly who: string;
  readonly onStar: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={classes.inRow}
        aria-pressed={one !== undefined}
        aria-label={t('follow.one', { who })}
        title={t(one ? 'follow.followed' : 'follow.follow')}
        onClick={onStar}
      />
      {one?.me && <span className="visually-hidden">{t('follow.you')} </span>}
    </>
  );
}
