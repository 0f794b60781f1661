import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawnCardOrder, type Card } from '#cards';
import { differentPlaces, drawnAgain } from '#movement';
import type { ContestantSeen, SeatsDrawnSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import { dataAddress } from '../api/site.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { entriesQuery } from '../api/deskQueries.js';
import { matchesQuery, seatsDrawnQuery } from '../api/sessionQueries.js';
import { CardSeen } from '../contract/Suit.js';
import { contestantText } from '../messages/fieldText.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { playsTeams } from '../play/playsTeams.js';
import { changedByHand } from './changedByHand.js';
import classes from './Draws.module.css';
import { entryNames } from './entryNames.js';
import { WhatItKeptTo } from './WhatItKeptTo.js';

/** How the seats of a session were drawn, and whether the same come of it when anybody draws again. */
export default function SeatsDrawnPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="seats-drawn" title={t('drawn.title')}>
      {(shown) => <SeatsDrawn shown={shown} />}
    </SessionPage>
  );
}

function SeatsDrawn({ shown: { tournament, session, at } }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const drawn = useQuery({
    ...seatsDrawnQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  const teams = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    enabled: playsTeams(session),
  });
  const seats = drawn.data?.draw?.seats ?? [];
  const contestants = [...session.contestants, ...(teams.data?.teams ?? []).map(teamAsContestant)];
  const seated = new Set(contestants.map(({ entry }) => entry));
  const entries = useQuery({
    ...entriesQuery(tournament.id),
    enabled: seats.some(({ entry }) => !seated.has(entry)),
  });
  if (!drawn.data) {
    return drawn.isError ? <QueryProblem problem={drawn.error} retry={() => drawn.refetch()} /> : <Waiting />;
  }
  const { draw } = drawn.data;
  if (draw === null) return <p>{t('drawn.none')}</p>;
  if (entries.isLoading) return <Waiting />;
  const data = dataAddress(
    address(`/api/tournaments/${tournament.id}/sessions/${session.session}/seats-drawn`, { at }),
  );
  const nameOf = entryNames({ contestants }, entries.data?.entries);
  return (
    <Draw key={draw.position} draw={draw} session={{ ...session, contestants }} nameOf={nameOf} data={data} />
  );
}

/** A team with its number, called by its name or else by its captain. */
function teamAsContestant({ team, entry, name, captain }: TeamSeen) {
  const called = name === null ? captain : { name };
  return { contestant: team, entry, players: called ? [called] : [] };
}

interface DrawProps {
  readonly draw: NonNullable<SeatsDrawnSeen['draw']>;
  readonly session: Pick<SessionShown['session'], 'sections'> & {
    readonly contestants: readonly Pick<ContestantSeen, 'contestant' | 'entry' | 'players'>[];
  };
  readonly nameOf: (entry: string) => string;
}

function Draw({ draw, session, nameOf, data }: DrawProps & { readonly data: string }) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const place = (contestant: string) => contestantText(contestant, { section: session.sections.length > 1 });
  const changed = changedByHand(draw.seats, session.contestants);
  return (
    <>
      <Panel title={t('drawn.title')}>
        <p className="muted">
          {t('drawn.when', { time: dayAndClock(draw.time), position: draw.position })}
          {draw.number > 1 && <> {t('drawn.again', { number: draw.number })}</>}
        </p>
        {draw.kind === 'seed' ? (
          <>
            <p>{t(draw.wishes ? 'drawn.byLotAndMore' : 'drawn.byLot')}</p>
            <p>
              {t('drawn.seed')} <code className="mono breaks">{draw.seed}</code>
            </p>
          </>
        ) : (
          <Cards draw={draw} nameOf={nameOf} />
        )}
        <DrawAgain draw={draw} data={data} />
      </Panel>
      {draw.kind === 'seed' && draw.wishes && (
        <WhatItKeptTo wishes={draw.wishes} met={draw.met} nameOf={nameOf} place={place} />
      )}
      <Panel title={t('drawn.seats')}>
        {changed.length > 0 && (
          <p className="note">
            {t('drawn.changed', { count: changed.length, places: changed.map(place).join(', ') })}
          </p>
        )}
        <ul className={`grid gap-0 gap-x-24 columns-260 list ${classes.seats}`}>
          {draw.seats.map(({ entry, contestant }) => (
            <li className="bar gap-12 stretch line-above pad-y-8" key={contestant}>
              <span>{place(contestant)}</span>
              <span>{nameOf(entry)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Cards({
  draw: { cards },
  nameOf,
}: {
  readonly draw: Extract<DrawProps['draw'], { readonly kind: 'cards' }>;
  readonly nameOf: (entry: string) => string;
}) {
  const { t } = useTranslation();
  const cardOf = new Map(cards.map(({ entry, card }) => [entry, card as Card]));
  return (
    <>
      <p>{t('drawn.byCards')}</p>
      <ul>
        {drawnCardOrder(cardOf).map((entry) => (
          <li className="breaks" key={entry}>
            <CardSeen card={cardOf.get(entry)!} /> · {nameOf(entry)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws again in this browser, from what is published alone. */
function DrawAgain({ draw, data }: Pick<DrawProps, 'draw'> & { readonly data: string }) {
  const { t } = useTranslation();
  const [different, setDifferent] = useState<number>();
  return (
    <>
      <p>{t('drawn.how')}</p>
      <div className="row fingers">
        <Button
          variant="default"
          onClick={() => setDifferent(differentPlaces(draw.seats, drawnAgain(draw)).length)}
        >
          {t('drawn.drawAgain')}
        </Button>
        <a href={data}>{t('drawn.data')}</a>
      </div>
      <output>
        {different === 0 && <strong>{t('drawn.same', { count: draw.seats.length })}</strong>}
        {different !== undefined && different > 0 && (
          <strong>{t('drawn.different', { count: different })}</strong>
        )}
      </output>
    </>
  );
}
