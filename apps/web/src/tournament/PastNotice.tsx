import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Tournament } from '../api/types.js';
import classes from './PastNotice.module.css';
import { Button } from '../kit/Button.js';

/** Says that this is the past, where in it, and how to come back. */
export function PastNotice({
  tournament,
  tab,
}: {
  readonly tournament: Tournament;
  readonly tab: string | undefined;
}) {
  const { t } = useTranslation();
  const { id, position, head } = tournament;
  return (
    <aside className={classes.past} aria-label={t('past.title')}>
      <p className="grow-200">
        <strong>{t('past.title')}</strong> {t('past.text', { position, head })}
      </p>
      <Button component={Link} href={`/tournaments/${id}${tab ? `/${tab}` : ''}`}>
        {t('past.backToNow')}
      </Button>
    </aside>
  );
}
