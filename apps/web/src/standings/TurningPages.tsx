import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisplayPage } from '../draws/useDrawDisplay.js';
import { useTurning } from './useTurning.js';
import classes from './HallDisplayPage.module.css';

/** Pages of the hall display, one after the other. */
export function TurningPages({
  pages,
  stands,
}: {
  readonly pages: readonly DisplayPage[];
  /** For how many milliseconds each stands. */
  readonly stands: number;
}) {
  const { t } = useTranslation();
  const index = useTurning(pages.length, stands);
  const page = pages[index];
  if (!page) return <p className={classes.none}>{t('standings.none')}</p>;
  const title = [
    ...page.title,
    pages.length > 1 ? t('wall.page', { page: index + 1, pages: pages.length }) : '',
  ].filter(Boolean);
  return (
    <section className={classes.page}>
      {title.length > 0 && <h2>{title.join(' · ')}</h2>}
      <ol
        className={classes.rows}
        data-columns={page.columns}
        style={{ '--rows': Math.ceil(page.rows.length / 2) } as CSSProperties}
      >
        {page.rows}
      </ol>
    </section>
  );
}
