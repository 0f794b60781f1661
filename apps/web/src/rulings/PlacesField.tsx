import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import { Contestant } from '../standings/Contestant.js';
import { meetingAt, seatsOf } from '../session/room/schedule.js';
import type { PlacesProps } from './RulingGame.js';
import classes from './Ruling.module.css';
import { Button } from '../parts/Button.js';

/** The boards that are played at a table in a round, by the movement; all where nobody meets there. */
function boardsAt(session: SessionSeen, table: string, round: number): readonly number[] {
  return meetingAt(session, table, round)?.boards ?? session.boards;
}

/** Another play to begin with: the board behind the last one, otherwise the first of the session. */
function another(session: SessionSeen, places: readonly RulingPlace[]): RulingPlace {
  const last = places.at(-1);
  const table = last?.table ?? session.tables[0] ?? '';
  const round = last?.round ?? Math.max(1, session.round);
  const boards = boardsAt(session, table, round);
  const board = boards[(boards.indexOf(last?.board ?? 0) + 1) % boards.length] ?? 1;
  return { table, round, board };
}

/** The plays that a ruling is about, and who sits there: one in most cases, several where it is about more. */
export function PlacesField({ session, places, fixed, onChange }: PlacesProps<RulingPlace>) {
  const { t } = useTranslation();
  // Who has to choose the play keeps the choice before him.
  const [begun] = useState(places.length === 0);
  const change = (at: number, place: RulingPlace) =>
    onChange(places.map((each, index) => (index === at ? place : each)));
  return (
    <section className={classes.places} aria-label={t('lawBook.about')}>
      {places.map((place, index) => (
        <p key={`${index}`}>
          <strong>{t('room.play', { ...place })}</strong>
          <Seated session={session} place={place} />
        </p>
      ))}
      {!fixed && (
        <details className="opens" open={begun}>
          <summary>{t(places.length === 0 ? 'lawBook.choosePlay' : 'lawBook.changePlays')}</summary>
          {places.map((place, index) => (
            <fieldset key={`${index}`} className={classes.place}>
              <legend className="visually-hidden">{t('lawBook.play', { number: index + 1 })}</legend>
              <NativeSelect
                label={t('rulings.table')}
                value={place.table}
                data={[...session.tables]}
                onChange={({ currentTarget: { value: table } }) =>
                  change(index, fitting(session, { ...place, table }))
                }
              />
              <NativeSelect
                label={t('lawBook.round')}
                value={String(place.round)}
                data={Array.from({ length: session.rounds }, (_, at) => String(at + 1))}
                onChange={({ currentTarget: { value } }) =>
                  change(index, fitting(session, { ...place, round: Number(value) }))
                }
              />
              <NativeSelect
                label={t('lawBook.board')}
                value={String(place.board)}
                data={[...new Set([...boardsAt(session, place.table, place.round), place.board])].map(String)}
                onChange={({ currentTarget: { value } }) => change(index, { ...place, board: Number(value) })}
              />
              <Button
                variant="default"
                aria-label={t('lawBook.playAway', { number: index + 1 })}
                onClick={() => onChange(places.filter((_place, at) => at !== index))}
              >
                ×
              </Button>
            </fieldset>
          ))}
          <Button variant="default" onClick={() => onChange([...places, another(session, places)])}>
            {t(places.length === 0 ? 'lawBook.addPlay' : 'lawBook.anotherPlay')}
          </Button>
        </details>
      )}
    </section>
  );
}

/** A play with a board that is played there. */
function fitting(session: SessionSeen, place: RulingPlace): RulingPlace {
  const boards = boardsAt(session, place.table, place.round);
  return boards.includes(place.board) ? place : { ...place, board: boards[0] ?? place.board };
}

function Seated({
  session,
  place: { table, round },
}: {
  readonly session: SessionSeen;
  readonly place: RulingPlace;
}) {
  const meeting = meetingAt(session, table, round);
  if (!meeting) return null;
  return (
    <span className={classes.seated}>
      {seatsOf(meeting).map(([seat, contestant]) => (
        <span key={seat}>
          {seat}: <Contestant session={session} contestant={contestant} />
        </span>
      ))}
    </span>
  );
}
