import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { devicesQuery } from '../api/queries.js';
import type { DeviceListed } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Devices.module.css';
import { stands } from './stands.js';

/** Milliseconds between two looks at which phones have been paired. */
const LOOK_AGAIN = 5_000;

function inOrder(a: DeviceListed, b: DeviceListed): number {
  const byNumber = new Intl.Collator(undefined, { numeric: true });
  return byNumber.compare(a.session, b.session) || byNumber.compare(a.table, b.table);
}

/** The phones that stand for tables. */
export function Devices({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const devices = useQuery({ ...devicesQuery(tournament), refetchInterval: LOOK_AGAIN });
  const [leaving, setLeaving] = useState<DeviceListed>();
  const standing = devices.data?.filter(stands).sort(inOrder);
  return (
    <Panel title={t('devices.title')}>
      {devices.isPending && <Waiting />}
      {devices.isError && <QueryProblem problem={devices.error} retry={() => devices.refetch()} />}
      {standing?.length === 0 && <p className="muted">{t('devices.none')}</p>}
      {standing && standing.length > 0 && (
        <ul className="list">
          {standing.map((device) => (
            <Device key={device.id} device={device} onRevoke={() => setLeaving(device)} />
          ))}
        </ul>
      )}
      {leaving && (
        <RevokeDevice tournament={tournament} device={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Panel>
  );
}

function Device({ device, onRevoke }: { readonly device: DeviceListed; readonly onRevoke: () => void }) {
  const { t } = useTranslation();
  const times = useTimes();
  const { table, session, side, pairedAt, seenAt } = device;
  return (
    <li className={classes.device}>
      <span className="strong breaks">{t('table.name', { table })}</span>
      <span className="row gap-0 gap-x-12 stretch small number muted">
        <span>{t('table.session', { session })}</span>
        {side !== null && <span>{t(`contract.sideName.${side}`)}</span>}
        <span>{t('devices.since', { time: times.dayAndClock(pairedAt) })}</span>
        <span>{t('devices.seen', { time: times.dayAndClock(seenAt) })}</span>
      </span>
      <Button variant="default" aria-label={t('devices.revokeLabel', { table, session })} onClick={onRevoke}>
        {t('revoke.button')}
      </Button>
    </li>
  );
}

function RevokeDevice({
  tournament,
  device,
  onClose,
}: {
  readonly tournament: string;
  readonly device: DeviceListed;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useSubmission(
    () =>
      api.delete('/api/tournaments/{tournament}/devices/{device}', {
        params: { path: { tournament, device: device.id } },
      }),
    async () => {
      await client.invalidateQueries({ queryKey: devicesQuery(tournament).queryKey });
      onClose();
    },
  );
  return (
    <Dialog
      title={t('devices.revokeTitle')}
      action={t('revoke.button')}
      grave
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit(undefined)}
      onClose={onClose}
    >
      <p>{t('devices.revokeText', { table: device.table })}</p>
    </Dialog>
  );
}
