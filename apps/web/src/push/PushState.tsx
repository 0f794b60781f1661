import { useTranslation } from 'react-i18next';
import type { PushSeen } from '../api/pushQueries.js';
import { useMoment } from '../parts/useMoment.js';

/** How a push goes: up to which line, or why not and when it is tried again. */
export function PushState({ push }: { readonly push: PushSeen }) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const { active, pushing, pushed, failure, next } = push;
  const done = pushed
    ? t('push.pushed', { line: pushed.position, time: momentOf(pushed.at) })
    : t('push.nothing');
  return (
    <>
      <output aria-live="polite">
        {done} {active && pushing && t('push.pushing')}
      </output>
      {active && failure && (
        <p role="alert" className="note" data-meaning={failure.lasting ? 'bad' : 'warn'}>
          {failure.detail}{' '}
          {failure.lasting || next === null ? t('push.notAgain') : t('push.again', { time: momentOf(next) })}
        </p>
      )}
      {active && pushed && push.place.kind === 'tirage' && (
        <p>
          <a href={`${push.place.address}/`} target="_blank" rel="noreferrer">
            {t('push.see')}
          </a>
        </p>
      )}
    </>
  );
}
