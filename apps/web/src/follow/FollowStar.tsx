import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import classes from './Follow.module.css';
import { follow, followedFrom, thisIsMe, unfollow } from './followed.js';
import { useFollowedIn } from './useFollowed.js';

/** Follows a contestant, or no longer; and says that it is oneself. */
export function FollowStar({
  tournament,
  session,
  contestant,
}: {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly session: SessionSeen;
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const one = useFollowedIn(tournament.id, session).get(contestant);
  const here = followedFrom(tournament, session, contestant);
  return (
    <section className={classes.stars}>
      <button
        type="button"
        className="target link-button accent"
        onClick={() => (one ? unfollow(one) : follow(here))}
      >
        <span aria-hidden="true">{one ? '★' : '☆'}</span> {t(one ? 'follow.followed' : 'follow.follow')}
      </button>
      {/* Whoever comes from a slip is asked above. */}
      {!one?.me && (one || !search.has('slip')) && (
        <button type="button" className="target link-button accent" onClick={() => thisIsMe(here)}>
          {t('follow.thisIsMe')}
        </button>
      )}
      {/* The heading says it, too. */}
      {one?.me && (
        <span className="muted" aria-hidden="true">
          {t('follow.you')}
        </span>
      )}
    </section>
  );
}
