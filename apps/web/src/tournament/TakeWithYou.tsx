import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { writeCsv } from '#lists';
import { Rational } from '#scoring';
import type { SessionListed } from '../api/documents.js';
import { entriesQuery } from '../api/roomQueries.js';
import { playSessionQuery, playSessionsQuery, standingsQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { Panel } from '../parts/Panel.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { namesText } from '../session/entries/namesText.js';
import { gameParts } from '../sheets/gameParts.js';
import { directs } from './roles.js';
import { saveText } from './saveText.js';
import classes from './TakeWithYou.module.css';

const decimal = (exact: string | null) => (exact === null ? null : Number(Rational.parse(exact).toText(4)));

/** What anybody may take along as a file: what they may read here, and nothing else. */
export default function TakeWithYou({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament.id));
  const played = sessions.filter(({ status, game }) => status !== 'set-up' && gameParts(game).boards);
  if (played.length === 0 && !directs(tournament)) return null;
  return (
    <Panel title={t('take.title')}>
      <p className="muted">{t('take.what')}</p>
      {directs(tournament) && <Entries tournament={tournament} />}
      {played.map((session) => (
        <OfSession key={session.session} tournament={tournament} session={session} />
      ))}
    </Panel>
  );
}

function Entries({ tournament: { id, name } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useSubmission(async () => {
    const { entries } = await client.fetchQuery(entriesQuery(id));
    const there = entries.filter(({ withdrawn }) => !withdrawn);
    const most = Math.max(0, ...there.map(({ players }) => players.length));
    const players = Array.from({ length: most }, (_, at) => `${t('take.player')} ${at + 1}`);
    const heading = [...players, t('take.club'), t('take.seed'), t('take.stratum'), t('take.category')];
    const rows = there.map((entry) => [
      ...players.map((_, at) => entry.players[at]?.name ?? null),
      entry.forDraws?.groups.club.join('; ') ?? null,
      entry.forDraws?.seed ?? null,
      entry.class.stratum,
      entry.class.categories.join('; '),
    ]);
    saveText(`${name} - ${t('tab.entries')}.csv`, writeCsv([heading, ...rows]));
  }, Boolean);
  return (
    <div className={classes.row}>
      <Button variant="default" loading={form.pending} onClick={() => form.submit(undefined)}>
        {t('take.entries')}
      </Button>
      <ProblemNote problem={form.problem} />
    </div>
  );
}

function OfSession({
  tournament: { id, name },
  session: { session, status },
}: {
  readonly tournament: Tournament;
  readonly session: SessionListed;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const title = t('session.name', { session });
  const form = useSubmission(async () => {
    const [{ rankings }, { contestants }] = await Promise.all([
      client.fetchQuery(standingsQuery(id, session)),
      client.fetchQuery(playSessionQuery(id, session)),
    ]);
    const players = new Map(contestants.map((one) => [one.contestant, namesText(one.players)]));
    const heading = ['place', 'contestant', 'names', 'score', 'percentage', 'boards'] as const;
    const rows = rankings.flatMap(({ entries }) =>
      entries.map((entry) => [
        entry.place,
        entry.contestant,
        players.get(entry.contestant) ?? '',
        decimal(entry.score),
        decimal(entry.percentage),
        entry.boards,
      ]),
    );
    saveText(
      `${name} - ${title}.csv`,
      writeCsv([heading.map((column) => t(`take.column.${column}`)), ...rows]),
    );
  }, Boolean);
  return (
    <div className={classes.row}>
      <strong>{title}</strong>
      <Button variant="default" loading={form.pending} onClick={() => form.submit(undefined)}>
        {t('take.standings')}
      </Button>
      {status === 'closed' && (
        <a href={`/api/tournaments/${id}/sessions/${session}/protocol`} download={`${name} - ${title}.json`}>
          {t('take.protocol')}
        </a>
      )}
      <ProblemNote problem={form.problem} />
    </div>
  );
}
