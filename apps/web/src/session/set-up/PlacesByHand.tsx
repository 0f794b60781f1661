import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import {
  matchesQuery,
  playSessionQuery,
  playSessionsQuery,
  standingsQuery,
} from '../../api/sessionQueries.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import taps from '../../kit/Tap.module.css';
import { gameParts } from '../../play/gameParts.js';
import { captainText } from '../../play/captainText.js';
import { playsTeams } from '../../play/playsTeams.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { namesText } from '../../play/namesText.js';
import { numberOfPlace, PlaceName } from './PlaceName.js';
import { inOrder, inOrderOfPlaces, movedTo, type Moved, type Seat } from './seatsByHand.js';
import classes from './SetUp.module.css';

/** What is given by hand: places of pairs and single players, or numbers of teams. */
type Of = 'places' | 'teams';

/** Places given by hand before play: all in an order, or one after the other by tapping or dragging. */
export function PlacesByHand({
  tournament,
  session,
  entries,
  seats,
  at,
  of = 'places',
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly entries: readonly EntrySeen[];
  /** The places that are played, in their order, with who has them. */
  readonly seats: readonly Seat[];
  /** The journal entry up to which they were seen. */
  readonly at: number;
  readonly of?: Of;
}) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<Moved>();
  const form = useTournamentCommand(tournament, 'session.seat-entries', () => setMoved(undefined));
  const held = new Map(seats.map(({ contestant, entry }) => [contestant, entry]));
  const seated = new Set(seats.map(({ entry }) => entry));
  const waiting = entries.filter(({ entry }) => !seated.has(entry));
  const called = (entry: EntrySeen) => (of === 'teams' ? captainText(entry) : namesText(entry.players));
  const nameOf = new Map(entries.map((entry) => [entry.entry, called(entry)]));
  const label = (contestant: string) => {
    const number = numberOfPlace(session, contestant);
    return of === 'teams' ? t('teams.numberOf', { team: number }) : t('draw.seatOf', { pair: number });
  };
  const put = (changed: readonly Seat[]) => {
    if (changed.length === 0) return setMoved(undefined);
    form.submit({ session: session.session, seats: [...changed], at });
  };
  const tap = (place: string) => (moved ? put(movedTo(seats, moved, place)) : setMoved({ place }));
  const dragging = (what: Moved) => ({
    draggable: true,
    onDragStart: () => setMoved(what),
    onDragEnd: () => setMoved(undefined),
  });
  return (
    <>
      <p className="muted">{t('draw.tapText')}</p>
      <Held pending={form.pending}>
        <div className="row">
          <Button
            variant="default"
            onClick={() =>
              put(
                inOrder(
                  seats,
                  entries.map(({ entry }) => entry),
                ),
              )
            }
          >
            {t('draw.inListOrder')}
          </Button>
          <OrdersOfSessions
            tournament={tournament}
            session={session}
            entries={entries}
            of={of}
            onOrder={(order) => put(inOrder(seats, order))}
          />
          {moved && 'place' in moved && held.get(moved.place) && (
            <Button variant="default" onClick={() => put([{ contestant: moved.place, entry: null }])}>
              {t('draw.takePlaceAway')}
            </Button>
          )}
        </div>
        <ProblemNote problem={form.problem} />
        <ul
          className="grid gap-4 gap-x-24 columns-260 list"
          aria-label={t(of === 'teams' ? 'teams.numbers' : 'draw.places')}
        >
          {seats.map(({ contestant, entry }) => {
            const name = nameOf.get(entry ?? '');
            return (
              <li key={contestant} className={`bar gap-12 target line-above ${classes.seat}`}>
                <PlaceName session={session} contestant={contestant} />
                <button
                  type="button"
                  className={taps.tap}
                  aria-pressed={moved && 'place' in moved && moved.place === contestant}
                  aria-label={`${label(contestant)}: ${name ?? t('draw.nobody')}`}
                  {...(entry !== null && dragging({ place: contestant }))}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    if (moved) put(movedTo(seats, moved, contestant));
                  }}
                  onClick={() => tap(contestant)}
                >
                  {name ?? <span className="muted">{t('draw.nobody')}</span>}
                </button>
              </li>
            );
          })}
        </ul>
        {waiting.length > 0 && (
          <>
            <h3>{t('draw.withoutPlace')}</h3>
            <ul className="grid gap-4 gap-x-24 columns-260 list" aria-label={t('draw.withoutPlace')}>
              {waiting.map(({ entry }) => (
                <li key={entry}>
                  <button
                    type="button"
                    className={taps.tap}
                    aria-pressed={moved && 'entry' in moved && moved.entry === entry}
                    {...dragging({ entry })}
                    onClick={() => {
                      if (moved && 'place' in moved) put([{ contestant: moved.place, entry }]);
                      else setMoved(moved && moved.entry === entry ? undefined : { entry });
                    }}
                  >
                    {nameOf.get(entry)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Held>
    </>
  );
}

/** The orders of places of the sessions before. */
function OrdersOfSessions({
  tournament,
  session: { session: own },
  entries,
  of,
  onOrder,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly entries: readonly EntrySeen[];
  readonly of: Of;
  readonly onOrder: (order: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  const [nothing, setNothing] = useState<string>();
  const pairsOf = async (session: string) => {
    const [{ rankings }, { contestants }] = await Promise.all([
      client.fetchQuery(standingsQuery(tournament, session)),
      client.fetchQuery(playSessionQuery(tournament, session)),
    ]);
    return { ranked: rankings.flatMap((ranking) => ranking.entries), seats: contestants };
  };
  const teamsOf = async (session: string) => {
    const { standing, teams } = await client.fetchQuery(matchesQuery(tournament, session));
    return {
      ranked: standing.map(({ team, place }) => ({ contestant: team, place })),
      seats: teams.map(({ team, entry }) => ({ contestant: team, entry })),
    };
  };
  const choose = async (session: string) => {
    const { ranked, seats } = await (of === 'teams' ? teamsOf : pairsOf)(session);
    if (ranked.every(({ place }) => place === null)) return setNothing(session);
    setNothing(undefined);
    const list = entries.map(({ entry }) => entry);
    onOrder(inOrderOfPlaces(list, ranked, seats));
  };
  const played = sessions.filter(
    ({ session, status, game }) => session !== own && status !== 'set-up' && gameParts(game).boards,
  );
  // Whether teams played is not said in the list.
  const ofTeams = useQueries({
    queries: (of === 'teams' ? played : []).map(({ session }) => playSessionQuery(tournament, session)),
    combine: (read) => read.flatMap(({ data }) => (data && playsTeams(data) ? [data] : [])),
  });
  return (
    <>
      {(of === 'teams' ? ofTeams : played).map(({ session }) => (
        <Button key={session} variant="default" onClick={() => void choose(session)}>
          {t('draw.inOrderOfSession', { session })}
        </Button>
      ))}
      {nothing !== undefined && <span role="alert">{t('draw.noPlacesYet', { session: nothing })}</span>}
    </>
  );
}
