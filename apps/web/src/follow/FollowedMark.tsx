import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowedContext } from './FollowedContext.js';

/** A star before somebody whom this browser follows; nothing before anybody else. */
export function FollowedMark({ contestant }: { readonly contestant: string }) {
  const { t } = useTranslation();
  const one = useContext(FollowedContext).get(contestant);
  if (!one) return null;
  return (
    <>
      <span className="accent" aria-hidden="true">
        ★
      </span>
      <span className="visually-hidden">{t(one.me ? 'follow.you' : 'follow.marked')}</span>{' '}
    </>
  );
}
