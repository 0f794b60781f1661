import { Select } from '../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import type { DeskSeen } from '../api/deskDocuments.js';
import { deskQuery } from '../api/deskQueries.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import { NumberField } from '../kit/NumberField.js';
import { Contestant } from '../play/Contestant.js';
import { meetingAt, seatsOf } from '../play/schedule.js';
import { whoPlayed } from '../play/whoPlayed.js';
import { useAddedFocused } from './useAddedFocused.js';
import { boardNow, isOpen, withBoard } from './boardNow.js';
import type { PlacesProps } from './RulingGame.js';
import classes from './Ruling.module.css';
import { Button } from '../kit/Button.js';

/** The boards that are played at a table in a round, by the movement; all where nobody meets there. */
function boardsAt(session: SessionSeen, table: string, round: number): readonly number[] {
  return meetingAt(session, table, round)?.boards ?? session.boards;
}

/** Another play to begin with: the board behind the last one, otherwise the one that the named table, or the first, is at. */
function another(
  session: SessionSeen,
  places: readonly RulingPlace[],
  room: DeskSeen | undefined,
  named: string | null,
): RulingPlace {
  const last = places.at(-1);
  const first = session.tables.find((table) => table === named) ?? session.tables[0];
  const now = first === undefined ? undefined : boardNow(room, first);
  if (!last && first !== undefined && now) return { table: first, ...now };
  const table = last?.table ?? first ?? '';
  const round = last?.round ?? Math.max(1, session.round);
  const boards = boardsAt(session, table, round);
  const board = boards[(boards.indexOf(last?.board ?? 0) + 1) % boards.length] ?? 1;
  return { table, round, board };
}

/** The plays that a ruling is about, and who played them: one in most cases, several where it is about more. */
export function PlacesField({ tournament, session, places, fixed, onChange }: PlacesProps<RulingPlace>) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  // Who has to choose the play keeps the choice before him.
  const [begun] = useState(places.length === 0);
  const shown = useRef<HTMLDetailsElement>(null);
  useAddedFocused(shown, places.length);
  const change = (at: number, place: RulingPlace) =>
    onChange(places.map((each, index) => (index === at ? place : each)));
  return (
    <section className="stack" aria-label={t('lawBook.about')}>
      {places.map((place, index) => (
        <p key={`${index}`}>
          <strong>{t('room.play', { ...place })}</strong>
          <Seated session={session} room={room} place={place} />
        </p>
      ))}
      {!fixed && (
        <details ref={shown} className="opens" open={begun}>
          <summary>{t(places.length === 0 ? 'lawBook.choosePlay' : 'lawBook.changePlays')}</summary>
          {places.map((place, index) => (
            <fieldset key={`${index}`} className={classes.place}>
              <legend className="visually-hidden">{t('lawBook.play', { number: index + 1 })}</legend>
              <Select
                label={t('rulings.table')}
                value={place.table}
                data={[...session.tables]}
                onChange={(table) =>
                  change(index, fitting(session, { ...place, table, ...boardNow(room, table) }))
                }
              />
              <Select
                label={t('lawBook.round')}
                value={place.round}
                data={Array.from({ length: session.rounds }, (_, at) => at + 1)}
                onChange={(value) => change(index, fitting(session, { ...place, round: value }))}
              />
              <NumberField
                label={t('lawBook.board')}
                value={place.board}
                least={Math.min(...session.boards)}
                most={Math.max(...session.boards)}
                onChange={(board) => change(index, withBoard(session, place, board))}
              />
              <Button
                variant="default"
                aria-label={t('lawBook.placeAway', { place: t('room.play', { ...place }) })}
                onClick={() => onChange(places.filter((_place, at) => at !== index))}
              >
                ×
              </Button>
            </fieldset>
          ))}
          <Button
            variant="default"
            onClick={() => onChange([...places, another(session, places, room, search.get('table'))])}
          >
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
  room,
  place,
}: {
  readonly session: SessionSeen;
  readonly room: DeskSeen | undefined;
  readonly place: RulingPlace;
}) {
  const { t } = useTranslation();
  const meeting = whoPlayed(session, room, place);
  if (!meeting) return null;
  return (
    <span className="row gap-0 gap-x-12 stretch muted">
      {seatsOf(meeting).map(([seat, contestant]) => (
        <span key={seat}>
          {seat}: <Contestant session={session} contestant={contestant} round={place.round} />
        </span>
      ))}
      {isOpen(room, place) && <span>{t('lawBook.noResultYet')}</span>}
    </span>
  );
}
