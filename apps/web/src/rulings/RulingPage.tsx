import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Edition } from '#laws';
import { roomQuery } from '../api/roomQueries.js';
import { rulingsQuery } from '../api/rulingQueries.js';
import type { SessionSeen } from '../api/documents.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import type { Tournament } from '../api/types.js';
import { callText } from '../messages/callText.js';
import { NotFound } from '../pages/NotFound.js';
import { Page } from '../parts/Page.js';
import { Pill } from '../parts/Pill.js';
import { QueryProblem } from '../parts/QueryProblem.js';
import { Waiting } from '../parts/Waiting.js';
import { roomPath, rulingsPath } from '../session/paths.js';
import { SessionGate } from '../session/SessionGate.js';
import { draftsOf } from './effectDrafts.js';
import { lawOfCall } from './lawOfCall.js';
import { RulingForm, type RulingStart } from './RulingForm.js';
import classes from './Ruling.module.css';

/** A director rules, standing at a table; or amends a ruling that was given. */
export default function RulingPage({
  id,
  session,
  ruling,
}: {
  readonly id: string;
  readonly session: string;
  readonly ruling?: string | undefined;
}) {
  return (
    <SessionGate tournament={id} session={session} who="directs">
      {(tournament, seen) =>
        ruling === undefined ? (
          <NewRuling tournament={tournament} session={seen} />
        ) : (
          <AmendedRuling tournament={tournament} session={seen} ruling={ruling} />
        )
      }
    </SessionGate>
  );
}

interface Given {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}

function numberIn(search: URLSearchParams, name: string): number | undefined {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The play that an address names, where it names one. */
function placeIn(search: URLSearchParams, session: SessionSeen): RulingPlace[] {
  const table = search.get('table') ?? '';
  const [round, board] = [numberIn(search, 'round'), numberIn(search, 'board')];
  const known = session.tables.includes(table) && round !== undefined && board !== undefined;
  return known ? [{ table, round, board }] : [];
}

function NewRuling({ tournament, session }: Given) {
  const { t, i18n } = useTranslation();
  const [search] = useSearchParams();
  const about = placeIn(search, session);
  const called = numberIn(search, 'call');
  const room = useQuery({
    ...roomQuery(tournament.id, session.session),
    enabled: called !== undefined,
  });
  if (called !== undefined && room.isPending) return <Waiting />;
  const table = search.get('table') ?? '';
  const call = room.data?.tables
    .find((each) => each.table === table)
    ?.calls.find((each) => each.call === called);
  const edition = Number(session.rules.laws) as Edition;
  const law = call && lawOfCall(call.matter, edition);
  const start: RulingStart = {
    edition,
    about,
    ways: law === undefined ? [] : [{ law, answers: [] }],
    effects: undefined,
    facts: call && call.matter !== 'irregularity' ? callText(i18n, call) : '',
    ...(called !== undefined && { call: { table, call: called } }),
  };
  const back = roomPath(tournament.id, session.session, table === '' ? undefined : `table/${table}`);
  return (
    <RulingSheet
      tournament={tournament}
      session={session}
      title={t('lawBook.title')}
      back={back}
      start={start}
    />
  );
}

function AmendedRuling({ tournament, session, ruling: id }: Given & { readonly ruling: string }) {
  const { t } = useTranslation();
  const rulings = useQuery(rulingsQuery(tournament.id));
  if (rulings.error) return <QueryProblem problem={rulings.error} retry={() => rulings.refetch()} />;
  if (!rulings.data) return <Waiting />;
  const given = rulings.data.rulings.find(({ ruling }) => ruling === id);
  if (!given || given.session !== session.session || given.status === 'withdrawn') return <NotFound />;
  const standing = given.effects.filter(({ holds }) => holds).map(({ what }) => what);
  const { about, drafts } = draftsOf(standing, given.about);
  const start: RulingStart = {
    edition: Number(given.law.edition) as Edition,
    amends: id,
    about,
    law: given.law.law,
    ways: given.ways,
    effects: drafts,
    facts: given.facts ?? '',
    ...(given.told && { told: given.told }),
    ...(given.departs && { departs: given.departs }),
  };
  const back = rulingsPath(tournament.id, { ruling: id });
  return (
    <RulingSheet
      tournament={tournament}
      session={session}
      title={t('lawBook.amendTitle')}
      back={back}
      start={start}
    />
  );
}

function RulingSheet({
  tournament,
  session,
  title,
  back,
  start,
}: Given & { readonly title: string; readonly back: string; readonly start: RulingStart }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  return (
    <div className={classes.frame}>
      <Page
        title={title}
        aside={<Pill meaning="plain">{t('lawBook.laws', { edition: start.edition })}</Pill>}
      >
        <p>
          <Link href={back}>{t('lawBook.back')}</Link>
        </p>
        <RulingForm
          tournament={tournament.id}
          session={session}
          start={start}
          onDone={(ruling) => go(rulingsPath(tournament.id, { ruling }))}
        />
      </Page>
    </div>
  );
}
