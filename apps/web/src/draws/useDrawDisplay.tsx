import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { numbersText } from '../messages/fieldText.js';
import { calledParts } from '../session/calledParts.js';
import { Contestant } from '../standings/Contestant.js';
import { pagesOf } from '../standings/places.js';
import wall from '../standings/HallDisplayPage.module.css';
import { teamText } from '../teams/teamText.js';
import { placesInRound, roundAhead, type PlaceInRound } from './roundDraw.js';
import { seatsOfPlace } from './seatsOfPlace.js';
import classes from './RoundDraw.module.css';

/** A page of the hall display: its heading and its rows. */
export interface DisplayPage {
  readonly title: readonly string[];
  readonly rows: readonly ReactNode[];
  /** Side by side; one where it is left out. */
  readonly columns?: 1 | 2;
}

/** The seating of a round that is drawn but not started, as pages of the hall display. */
export function useDrawDisplay(
  session: SessionSeen,
  fits: number,
  teams: readonly TeamSeen[] = [],
): readonly DisplayPage[] {
  const { t } = useTranslation();
  return calledParts(session, undefined).flatMap(({ section, session: own }) => {
    const round = roundAhead(own);
    if (round === undefined) return [];
    const places = placesInRound(session, round).filter(
      ({ table }) => section === undefined || table.replace(/\d+$/, '') === section,
    );
    return pagesOf(places, fits).map((page) => ({
      title: [
        ...(section === undefined ? [] : [t('standings.oneSection', { section })]),
        t('roundDraw.wall', { round }),
      ],
      rows: page.map((place) => <Row key={place.table} place={place} session={session} teams={teams} />),
    }));
  });
}

function Row({
  place: { table, sides, boards, team },
  session,
  teams,
}: {
  readonly place: PlaceInRound;
  readonly session: SessionSeen;
  readonly teams: readonly TeamSeen[];
}) {
  const { t } = useTranslation();
  const alone = sides.length === 1;
  const seats = seatsOfPlace(sides);
  if (seats.length > 0) {
    return (
      <li className={classes.wallSeats}>
        <strong>{table}</strong>
        {seats.map(({ seat, contestant }) => (
          <span key={seat}>
            <span className={classes.wallSeat}>{t(`contract.seat.${seat}`)}</span>{' '}
            <Contestant session={session} contestant={contestant} />
          </span>
        ))}
        <span className={classes.wallBoards}>{numbersText(boards)}</span>
      </li>
    );
  }
  return (
    <li className={classes.wallRow}>
      <strong>{alone ? '–' : table}</strong>
      {sides.map(({ side, contestant }) => (
        <span key={side} className={wall.who}>
          {team === undefined ? (
            <Contestant session={session} contestant={contestant} />
          ) : (
            teamText(team, teams)
          )}
        </span>
      ))}
      {alone && <span>{t('roundDraw.bye')}</span>}
      <span className={classes.wallBoards}>{numbersText(boards)}</span>
    </li>
  );
}
