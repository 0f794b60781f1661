import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { playPath } from '../play/paths.js';
import classes from './TravellerTable.module.css';

/** A small sign beside a line of a traveller: what was called and played there can be seen. */
export function PlayLink({
  tournament,
  play: { recorded, ...play },
  at,
}: {
  readonly tournament: string;
  readonly play: Parameters<typeof playPath>[1] & { readonly recorded?: true };
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  if (!recorded) return null;
  const said = t('replay.see', { table: play.table, round: play.round });
  return (
    <Link
      className={`${classes.play} fingertip`}
      href={address(playPath(tournament, play), { at })}
      aria-label={said}
      title={said}
    >
      ▷
    </Link>
  );
}
