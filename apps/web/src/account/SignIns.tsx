import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useTimes } from '../parts/useTimes.js';
import { type OwnAccount, useOwnAccount } from './ownAccount.js';

/** Where somebody is signed in, and the end of it. */
export function SignIns({ signIns }: Pick<OwnAccount, 'signIns'>) {
  const { t } = useTranslation();
  const others = useOwnAccount(() => api.delete('/api/account/sign-ins'));
  return (
    <Panel title={t('ownAccount.signIns')}>
      <ul className="stack gap-0 list">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <ProblemNote problem={others.problem} />
      {signIns.length > 1 && (
        <div>
          <Button variant="default" loading={others.pending} onClick={() => others.submit(undefined)}>
            {t('ownAccount.endOthers')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function SignInRow({ signIn }: { readonly signIn: OwnAccount['signIns'][number] }) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const { id, browser, createdAt, seenAt, isThis } = signIn;
  const name = browser ?? t('ownAccount.unknownBrowser');
  const end = useOwnAccount(() =>
    api.delete('/api/account/sign-ins/{signIn}', { params: { path: { signIn: id } } }),
  );
  return (
    <li className="row gap-x-16 between line-above pad-y-8">
      <div className="grow-200 shrinks breaks">
        <strong>{name}</strong>
        <p className="muted">
          {t('ownAccount.since', { time: dayAndClock(createdAt) })} ·{' '}
          {t('installation.people.seen', { time: dayAndClock(seenAt) })}
        </p>
        <ProblemNote problem={end.problem} />
      </div>
      {isThis ? (
        <Pill meaning="live">{t('ownAccount.thisOne')}</Pill>
      ) : (
        <Button
          variant="default"
          loading={end.pending}
          aria-label={t('ownAccount.endLabel', { name, time: dayAndClock(createdAt) })}
          onClick={() => end.submit(undefined)}
        >
          {t('ownAccount.end')}
        </Button>
      )}
    </li>
  );
}
