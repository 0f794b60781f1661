import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { RESULTS_FORMATS } from '#interchange';
import { entryTable, writeCsv } from '#lists';
import type { SessionListed, SessionSeen } from '../api/documents.js';
import type { PlayerFound } from '../api/deskDocuments.js';
import { entriesQuery, playersKnownQuery } from '../api/deskQueries.js';
import {
  matchesQuery,
  playSessionQuery,
  playSessionsQuery,
  recapQuery,
  standingsQuery,
} from '../api/sessionQueries.js';
import { dataAddress } from '../api/site.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { gameParts } from '../play/gameParts.js';
import { sheetStandingsQuery } from '../play/sheetQueries.js';
import { sendPath } from '../play/paths.js';
import { playsTeams } from '../play/playsTeams.js';
import { entriesToTake } from './entriesToTake.js';
import { entryHeadings } from './entryHeadings.js';
import { directs } from '../play/roles.js';
import { saveText } from '../parts/saveFile.js';
import {
  recapTable,
  resultsTable,
  sheetsTable,
  standingsTable,
  teamsTable,
  travellersTable,
  type TableToTake,
} from './tablesToTake.js';

/** What anybody may take along as a file: what they may read here, and nothing else. */
export default function TakeWithYou({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament.id));
  const played = sessions.filter(({ status }) => status !== 'set-up');
  if (played.length === 0 && !directs(tournament)) return null;
  return (
    <Panel title={t('take.title')}>
      <p className="muted">{t('take.what')}</p>
      {directs(tournament) && <Entries tournament={tournament} />}
      {played.map((session) => (
        <OfSession
          key={session.session}
          tournament={tournament}
          session={session}
          sends={directs(tournament)}
        />
      ))}
    </Panel>
  );
}

/** Names of which it is asked at once who they are. */
const ASKED_AT_ONCE = 500;

function Entries({ tournament: { id, name } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useSubmission(async () => {
    const { entries } = await client.fetchQuery(entriesQuery(id));
    const there = entries.filter(({ withdrawn }) => !withdrawn);
    const names = [
      ...new Set(there.flatMap(({ players }) => players.flatMap((player) => player.name ?? []))),
    ];
    const known: PlayerFound[] = [];
    for (let at = 0; at < names.length; at += ASKED_AT_ONCE) {
      const asked = names.slice(at, at + ASKED_AT_ONCE).map((each) => ({ name: each }));
      // oxlint-disable-next-line no-await-in-loop -- part after part
      known.push(...(await client.fetchQuery(playersKnownQuery(id, asked))).players);
    }
    const table = entryTable(entriesToTake(there, known), entryHeadings(t));
    saveText(`${name} - ${t('tab.entries')}.csv`, writeCsv(table));
  }, Boolean);
  return (
    <div className="row">
      <Button variant="default" loading={form.pending} onClick={() => form.submit(undefined)}>
        {t('take.entries')}
      </Button>
      <ProblemNote problem={form.problem} />
    </div>
  );
}

/** Who stands where in a session, whatever is played in it: teams by their matches, players by their sheets. */
async function standingsOf(
  t: TFunction,
  client: QueryClient,
  id: string,
  seen: SessionSeen,
): Promise<TableToTake> {
  if (gameParts(seen.game).sheets)
    return sheetsTable(t, await client.fetchQuery(sheetStandingsQuery(id, seen.session)), seen);
  return playsTeams(seen)
    ? teamsTable(t, await client.fetchQuery(matchesQuery(id, seen.session)))
    : standingsTable(t, await client.fetchQuery(standingsQuery(id, seen.session)), seen);
}

/** Tables of a session, in files that are made when they are asked for. */
const TABLES = ['standings', 'recap', 'travellers', 'results'] as const;

function OfSession({
  tournament: { id, name },
  session: { session, status, game },
  sends,
}: {
  readonly tournament: Tournament;
  readonly session: SessionListed;
  /** Whether the reader may send results to the federation. */
  readonly sends: boolean;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const title = t('session.name', { session });
  const { boards, resultFiles } = gameParts(game);
  const form = useSubmission(async (table: (typeof TABLES)[number]) => {
    const seen = await client.fetchQuery(playSessionQuery(id, session));
    const made =
      table === 'standings'
        ? await standingsOf(t, client, id, seen)
        : await client.fetchQuery(recapQuery(id, session)).then((recap) => {
            if (table === 'recap') return recapTable(t, recap, seen);
            return table === 'travellers'
              ? travellersTable(t, recap.boards, seen)
              : resultsTable(recap.boards);
          });
    saveText(`${name} - ${title} - ${t(`take.file.${table}`)}.csv`, writeCsv(made));
  }, Boolean);
  const path = `/api/tournaments/${id}/sessions/${session}`;
  // The file of the deals has the shorter name.
  const resultsName = ({ extension }: (typeof RESULTS_FORMATS)[number]) =>
    `${name} - ${title}${extension === 'pbn' ? ` - ${t('take.file.results')}` : ''}.${extension}`;
  return (
    <div className="stack line-above pad-top-12">
      <h3>{title}</h3>
      <div className="row">
        {(boards ? TABLES : (['standings'] as const)).map((table) => (
          <Button key={table} variant="default" disabled={form.pending} onClick={() => form.submit(table)}>
            {t(`take.${table}`)}
          </Button>
        ))}
        {boards && (
          <Button
            component="a"
            variant="default"
            href={dataAddress(`${path}/open-deals`)}
            download={`${name} - ${title}.pbn`}
          >
            {t('take.deals')}
          </Button>
        )}
        {status === 'closed' &&
          resultFiles &&
          RESULTS_FORMATS.map((format) => (
            <Button
              key={format.name}
              component="a"
              variant="default"
              href={dataAddress(`${path}/results?format=${format.name}`)}
              download={resultsName(format)}
            >
              {t(`take.${format.name}`)}
            </Button>
          ))}
        {status === 'closed' && resultFiles && sends && (
          <>
            <Button component={Link} variant="default" href={sendPath(id, session)}>
              {t('take.send')}
            </Button>
            <Button component={Link} variant="default" href={`${sendPath(id, session)}#bridgewebs`}>
              {t('take.bridgewebs')}
            </Button>
          </>
        )}
        {status === 'closed' && (
          <Button
            component="a"
            variant="default"
            href={dataAddress(`${path}/protocol`)}
            download={`${name} - ${title}.json`}
          >
            {t('take.protocol')}
          </Button>
        )}
      </div>
      <ProblemNote problem={form.problem} />
    </div>
  );
}
