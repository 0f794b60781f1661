import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { TournamentListed } from '../api/types.js';
import { isSought } from '../parts/isSought.js';
import lists from '../kit/List.module.css';
import { Pill } from '../kit/Pill.js';
import { SearchField } from '../kit/SearchField.js';
import { useTimes } from '../parts/useTimes.js';
import { gameParts } from '../play/gameParts.js';
import { StatusPill } from './StatusPill.js';
import classes from './TournamentList.module.css';
import { daysPlayed, groupsOf, type TournamentGroup } from './tournamentGroups.js';

/** From how many tournaments on people look for one by its name. */
const MANY = 8;

/** Tournaments: what is played now, what comes, and what is over by months; looked for by name where there are many. */
export function TournamentList({ tournaments }: { readonly tournaments: readonly TournamentListed[] }) {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
  const looking = useDeferredValue(sought);
  const [now] = useState(() => Date.now());
  const found = tournaments.filter(({ name }) => isSought(looking, name));
  return (
    <>
      {tournaments.length > MANY && (
        <SearchField label={t('home.find')} value={sought} onChange={setSought} />
      )}
      {found.length === 0 && <p>{t('home.notFound')}</p>}
      {groupsOf(found, now).map(({ name, group, tournaments: own }) => (
        <section key={name} className="stack">
          <h2 className="above-8 muted capital">
            <GroupName group={group} />
          </h2>
          <ul className={lists.list}>
            {own.map((tournament) => (
              <Row key={tournament.id} tournament={tournament} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function GroupName({ group }: { readonly group: TournamentGroup }) {
  const { t } = useTranslation();
  const times = useTimes();
  if (group.kind !== 'month') return t(`home.group.${group.kind}`);
  return times.month(`${group.month}-15T12:00:00Z`);
}

function Row({ tournament }: { readonly tournament: TournamentListed }) {
  const { id, name } = tournament;
  return (
    <li className={classes.row}>
      <span className="stack gap-0 grow-200 shrinks">
        <Link href={`/tournaments/${id}`} className={classes.name}>
          {name}
        </Link>
        <Facts tournament={tournament} />
      </span>
      <Day tournament={tournament} />
      <State tournament={tournament} />
    </li>
  );
}

/** What is played by how many, as far as it is known. */
function Facts({ tournament: { sessions } }: { readonly tournament: TournamentListed }) {
  const { t } = useTranslation();
  const [first] = sessions;
  const largest = sessions.reduce(
    (found, session) => (session.contestants > found.contestants ? session : found),
    { of: 'pairs', contestants: 0 } as Pick<TournamentListed['sessions'][number], 'of' | 'contestants'>,
  );
  const facts = [
    first && gameParts(first.game).isNamed ? t(`session.game.${first.game}`) : '',
    sessions.length > 1 ? t('home.sessions', { count: sessions.length }) : '',
    largest.contestants > 0 ? t(`home.${largest.of}`, { count: largest.contestants }) : '',
  ].filter(Boolean);
  return facts.length > 0 && <span className="small number muted">{facts.join(' · ')}</span>;
}

/** When it was played; before that when it was created. */
function Day({ tournament }: { readonly tournament: TournamentListed }) {
  const { t } = useTranslation();
  const times = useTimes();
  const days = [...new Set(daysPlayed(tournament).map(times.shortDay))];
  return (
    <span className="small number muted">
      {days.join(' – ') || t('home.added', { day: times.shortDay(tournament.createdAt) })}
    </span>
  );
}

/** The round that is played; otherwise how far the tournament has come, where that says more than its group. */
function State({ tournament: { status, sessions } }: { readonly tournament: TournamentListed }) {
  const { t } = useTranslation();
  const running =
    status === 'archived' ? undefined : sessions.find((session) => session.status === 'running');
  if (!running) return status !== 'published' && <StatusPill status={status} />;
  const { session, round, rounds } = running;
  return (
    <Pill meaning={round > 0 ? 'live' : 'plain'} dot={round > 0}>
      {[
        sessions.length > 1 ? t('session.name', { session }) : '',
        round > 0 ? t('standings.round', { round, rounds }) : t('standings.status.running'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Pill>
  );
}
