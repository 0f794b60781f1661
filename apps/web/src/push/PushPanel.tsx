import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { pushQuery, type PushAnswer, type PushSeen } from '../api/pushQueries.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';
import { organises } from '../play/roles.js';
import { placeText } from './placeFields.js';
import { PushDialog } from './PushDialog.js';
import { PushState } from './PushState.js';

/** Where the public pages are pushed while it is played, and how that goes. */
export function PushPanel({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useQuery(pushQuery(tournament.id));
  return (
    <Panel
      title={t('push.title')}
      aside={
        data?.push && (
          <Pill meaning={!data.push.active ? 'plain' : data.push.failure ? 'bad' : 'live'}>
            {t(data.push.active ? (data.push.failure ? 'push.waits' : 'push.on') : 'push.off')}
          </Pill>
        )
      }
    >
      <p className="muted">{t('push.what')}</p>
      {isError && <QueryProblem problem={error} retry={() => refetch()} />}
      {!isError && !data && <Waiting />}
      {data && <Chosen tournament={tournament} answer={data} />}
    </Panel>
  );
}

function Chosen({
  tournament,
  answer: { push, mayChooseFolder },
}: {
  readonly tournament: Tournament;
  readonly answer: PushAnswer;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [writing, setWriting] = useState(false);
  const params = { path: { tournament: tournament.id } };
  const form = useSubmission(
    (ask: () => Promise<unknown>) => ask(),
    () => client.invalidateQueries({ queryKey: ['push', tournament.id] }),
  );
  const put = ({ place }: PushSeen, change: { active: boolean; hostKey?: string }) => {
    const { active, hostKey } = change;
    const kept = place.kind === 'sftp' && hostKey !== undefined ? { ...place, hostKey } : place;
    const body = { active, place: kept };
    form.submit(() => api.put('/api/tournaments/{tournament}/push', { params, body }));
  };
  const found = push?.failure?.found;
  return (
    <>
      {push && (
        <>
          <p>
            <strong style={{ overflowWrap: 'anywhere' }}>{placeText(push.place)}</strong>
          </p>
          <PushState push={push} />
        </>
      )}
      <ProblemNote problem={form.problem} />
      <div className="row gap-x-16 links">
        {organises(tournament) && !push && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('push.setUp')}
          </Button>
        )}
        {push && organises(tournament) && found && (
          <Button loading={form.pending} onClick={() => put(push, { active: true, hostKey: found })}>
            {t('push.keepKey')}
          </Button>
        )}
        {push?.active && (
          <Button
            variant="default"
            loading={form.pending}
            onClick={() => form.submit(() => api.post('/api/tournaments/{tournament}/push/now', { params }))}
          >
            {t('push.now')}
          </Button>
        )}
        {push && organises(tournament) && (
          <>
            <Button
              variant="default"
              loading={form.pending}
              onClick={() => put(push, { active: !push.active })}
            >
              {t(push.active ? 'push.switchOff' : 'push.switchOn')}
            </Button>
            <Button variant="default" onClick={() => setWriting(true)}>
              {t('push.change')}
            </Button>
            {!push.active && (
              <Button
                variant="default"
                color="red"
                loading={form.pending}
                onClick={() =>
                  form.submit(() => api.delete('/api/tournaments/{tournament}/push', { params }))
                }
              >
                {t('push.forget')}
              </Button>
            )}
          </>
        )}
      </div>
      {writing && (
        <PushDialog
          tournament={tournament}
          known={push?.place}
          mayChooseFolder={mayChooseFolder}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
