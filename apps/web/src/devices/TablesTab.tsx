import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playSessionsQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { NotFound } from '../kit/NotFound.js';
import { directs } from '../play/roles.js';
import { Devices } from './Devices.js';
import { LastingCards } from './LastingCards.js';
import { PrintSheet, type Sheet } from './PrintSheet.js';
import { seatedOf } from './seated.js';
import { SessionSheet } from './SessionSheet.js';
import { SheetForm } from './SheetForm.js';
import { ShortCode } from './ShortCode.js';

/** What the tables need: the sheet that pairs them all, a code for one phone, and the devices as they stand. */
export default function TablesTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<Sheet>();
  const { data, isPending } = useQuery(playSessionsQuery(tournament.id));
  const sessions = seatedOf(data ?? []);
  if (!directs(tournament)) return <NotFound />;
  if (sheet) return <PrintSheet tournament={tournament} sheet={sheet} onClose={() => setSheet(undefined)} />;
  return (
    <>
      <p className="prose">{t('tables.what')}</p>
      {tournament.status !== 'archived' && !isPending && (
        <div className="grid gap-16 fit-320 top">
          {sessions.length > 0 ? (
            <SessionSheet tournament={tournament.id} sessions={sessions} onMade={setSheet} />
          ) : (
            <SheetForm tournament={tournament.id} onMade={setSheet} />
          )}
          <ShortCode tournament={tournament.id} sessions={sessions} />
          <LastingCards tournament={tournament.id} sessions={sessions} onMade={setSheet} />
        </div>
      )}
      <Devices tournament={tournament.id} />
    </>
  );
}
