import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { numbersText } from '../messages/fieldText.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs } from '../play/contestants.js';
import type { DisplayPart } from '../kit/TurningPages.js';
import { teamText } from '../play/teamText.js';
import { placesInRound, type PlaceInRound } from '../play/roundDraw.js';
import { seatsOfPlace } from './seatsOfPlace.js';
import classes from './RoundDraw.module.css';

/** The seats of a round, in one section where rounds are called apart. */
export interface SeatsToShow {
  readonly section?: string | undefined;
  readonly round: number;
}

/** Who plays where in rounds, as parts of the hall display. */
export function useDrawDisplay(
  session: SessionSeen,
  shown: readonly SeatsToShow[],
  teams: readonly TeamSeen[] = [],
): readonly DisplayPart[] {
  const { t } = useTranslation();
  return shown.map(({ section, round }) => {
    const places = placesInRound(session, round).filter(
      ({ table }) => section === undefined || table.replace(/\d+$/, '') === section,
    );
    const title = [
      ...(section === undefined ? [] : [t('standings.oneSection', { section })]),
      t('roundDraw.wall', { round }),
    ];
    const rows = places.map((place) => (
      <Row key={place.table} place={place} session={session} teams={teams} />
    ));
    return { lists: [{ title, rows }], wide: places.some(({ sides }) => seatsOfPlace(sides).length > 0) };
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
            <span className="muted">{t(`contract.seat.${seat}`)}</span>{' '}
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
        <span key={side} data-side={side}>
          {team === undefined ? (
            <>
              {!alone && !isTold(session, contestant, t(`contract.side.${side}`)) && (
                <span className="muted">{t(`contract.side.${side}`)} </span>
              )}
              <Contestant session={session} contestant={contestant} />
            </>
          ) : (
            teamText(team, teams)
          )}
        </span>
      ))}
      {alone && <span data-side>{t('roundDraw.bye')}</span>}
      <span className={classes.wallBoards}>{numbersText(boards)}</span>
    </li>
  );
}

/** Whether the number of a pair tells the direction that it sits in. */
function isTold(session: SessionSeen, contestant: string, side: string): boolean {
  return calledAs(session, contestant).number.includes(side);
}
