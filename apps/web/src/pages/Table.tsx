import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { journalQuery, sessionQuery, tournamentQuery } from '../api/queries.js';
import type { PairedDevice } from '../api/types.js';
import { TableStood } from '../devices/TableStood.js';
import { lineText } from '../messages/lineText.js';
import { Page } from '../parts/Page.js';
import { Panel } from '../parts/Panel.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../parts/Waiting.js';
import { LivePill } from '../tournament/LivePill.js';
import { StatusPill } from '../tournament/StatusPill.js';
import { useLiveJournal } from '../tournament/useLiveJournal.js';

/** The page of a phone that stands for a table. */
export default function Table() {
  const { t } = useTranslation();
  const { data: session } = useQuery({ ...sessionQuery, refetchInterval: 60_000 });
  if (!session) return <Waiting />;
  if (!session.device) {
    return (
      <Page title={t('table.notPaired')} narrow>
        <p>{t('table.notPairedText')}</p>
        <p>
          <Link href="/pair">{t('table.typeCode')}</Link>
        </p>
      </Page>
    );
  }
  return <Paired device={session.device} />;
}

function Paired({ device }: { readonly device: PairedDevice }) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const { data: tournament } = useQuery(tournamentQuery(device.tournament));
  const { data: journal } = useQuery(journalQuery(device.tournament));
  const live = useLiveJournal(device.tournament, journal?.position);
  const [latest] = journal?.lines ?? [];
  return (
    <Page title={t('table.name', { table: device.table })} narrow ownHeading>
      <TableStood device={device} />
      <div>
        <LivePill state={live} />
      </div>
      {tournament && (
        <Panel title={t('table.latest')} aside={<StatusPill status={tournament.status} />}>
          {latest && (
            <div key={latest.position}>
              <span className="muted number">{times.clock(latest.time)}</span>{' '}
              {lineText(i18n, latest, () => undefined)}
            </div>
          )}
        </Panel>
      )}
      <p className="muted">{t('table.keep')}</p>
    </Page>
  );
}
