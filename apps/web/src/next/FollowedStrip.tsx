import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { calledIn } from '../play/calledParts.js';
import { everybodyAtTable } from './tableNow.js';
import { Contestant } from '../play/Contestant.js';
import type { SessionShown } from '../shell/SessionPage.js';
import classes from '../follow/Follow.module.css';
import { useFollowedIn } from '../follow/useFollowed.js';

/** Those of a session's contestants whom this browser follows: place, figure and the table where they sit now. */
export function FollowedStrip({
  shown: { tournament, session, at, path },
  figures,
}: {
  readonly shown: Pick<SessionShown, 'session' | 'at' | 'path'> & {
    readonly tournament: { readonly id: string };
  };
  /** By contestant: the place, and what it is taken with. */
  readonly figures: ReadonlyMap<string, { readonly place: string | undefined; readonly figure: string }>;
}) {
  const { t } = useTranslation();
  const all = useFollowedIn(tournament.id, session);
  if (all.size === 0 || at !== undefined) return null;
  return (
    <section className="card accented" aria-label={t('follow.title')}>
      <ul className={`stack gap-0 list ${classes.list}`}>
        {[...all.keys()].map((contestant) => {
          const standing = figures.get(contestant);
          const round = calledIn(session, contestant);
          const table =
            session.status === 'running' && round > 0
              ? everybodyAtTable(session, round).get(contestant)
              : undefined;
          return (
            <li key={contestant}>
              <span className="strong number">{standing?.place ?? '–'}</span>
              <Link href={`${path}/pair/${contestant}`} className={`${classes.name} fingertip`}>
                <Contestant session={session} contestant={contestant} />
              </Link>
              {table !== undefined && <span className="muted">{t('follow.table', { table })}</span>}
              <strong className="number">{standing?.figure}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
