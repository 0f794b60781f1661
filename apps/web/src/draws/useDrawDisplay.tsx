import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { FollowedMark } from '../follow/FollowedMark.js';
import type { DisplayPart } from '../kit/TurningPages.js';
import { numbersText } from '../messages/fieldText.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs, calledShort } from '../play/contestants.js';
import { placesInRound, type PlaceInRound } from '../play/roundDraw.js';
import { tableShort } from '../play/tableShort.js';
import { teamText } from '../play/teamText.js';
import { numberUnder } from './numberUnder.js';
import { seatsOfPlace } from './seatsOfPlace.js';
import { tableOfSitOut } from './tableOfSitOut.js';
import classes from './DrawDisplay.module.css';

/** The seats of a round, in one section where rounds are called apart. */
export interface SeatsToShow {
  readonly section?: string | undefined;
  readonly round: number;
}

/** Whether seats come before the standings: all look for those of the next round, few for those of the one that is on. */
export function seatsFirst(shown: readonly SeatsToShow[], { round }: Pick<SessionSeen, 'round'>): boolean {
  return shown.some((seats) => seats.round > round);
}

/** Who plays where in rounds, as parts of the hall display: tables below each other, with headings above their columns. */
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
    const isOfSeats = places.some(({ sides }) => seatsOfPlace(sides).length > 0);
    const measures = measuresOf(session, places);
    const rows = places.map((place) => (
      <li key={place.table} className={isOfSeats ? classes.seats : classes.pairs} style={measures}>
        <Place place={place} session={session} teams={teams} />
      </li>
    ));
    const columns = isOfSeats
      ? (['N', 'E', 'S', 'W'] as const).map((seat) => t(`contract.seat.${seat}`))
      : (['NS', 'EW'] as const).map((side) => t(`contract.side.${side}`));
    const head = (
      <div className={isOfSeats ? classes.seats : classes.pairs} style={measures} data-head>
        <span>
          <small>{t('guide.table')}</small>
        </span>
        {columns.map((column) => (
          <span key={column} className={isOfSeats ? undefined : classes.pair} data-heading>
            <small>{column}</small>
          </span>
        ))}
        <span className={classes.boards}>
          <small>{t('guide.boards')}</small>
        </span>
      </div>
    );
    return { lists: [{ title, head, rows }], wide: isOfSeats };
  });
}

/** As many letters as the longest table, number, names and boards have: in all rows their columns are as wide. */
function measuresOf(session: SessionSeen, places: readonly PlaceInRound[]): CSSProperties {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const pairs = places.flatMap(({ sides }) => (sides.length === 1 ? [] : sides));
  // Names share the width by their length: the longest of either direction decides how large letters can be.
  const share = (of: 'NS' | 'EW') => {
    const own = pairs.filter(({ side }) => side === of);
    return `${Math.max(1, longest(own.map(({ contestant }) => calledAs(session, contestant).names ?? '')))}fr`;
  };
  return {
    '--ns': share('NS'),
    '--ew': share('EW'),
    '--table': longest(places.map(({ table }) => tableShort(session, table))),
    '--number': longest(pairs.map(({ side, contestant }) => numberUnder(session, side, contestant))),
    '--boards': longest(places.map(({ boards }) => numbersText(boards))),
  } as CSSProperties;
}

function Place({
  place: { table, sides, boards, team },
  session,
  teams,
}: {
  readonly place: PlaceInRound;
  readonly session: SessionSeen;
  readonly teams: readonly TeamSeen[];
}): ReactNode {
  const { t } = useTranslation();
  const seats = seatsOfPlace(sides);
  if (sides.length === 1) {
    const [{ contestant }] = sides as [PlaceInRound['sides'][number]];
    const sitsOutAt = tableOfSitOut(session, { table, team });
    return (
      <>
        <span className="muted">{sitsOutAt !== undefined && tableShort(session, sitsOutAt)}</span>
        <span className={classes.alone}>
          {team === undefined
            ? (seats.length > 0 ? seats.map((one) => one.contestant) : [contestant]).map((each) => (
                <span key={each}>
                  <Contestant session={session} contestant={each} />{' '}
                </span>
              ))
            : `${teamText(team, teams)} `}
          <em>{t('roundDraw.bye')}</em>
        </span>
      </>
    );
  }
  return (
    <>
      <strong>{tableShort(session, table)}</strong>
      {seats.length > 0
        ? seats.map(({ seat, contestant }) => (
            <span key={seat}>
              <span className={classes.side}>{t(`contract.seat.${seat}`)} </span>
              <Contestant session={session} contestant={contestant} />
            </span>
          ))
        : sides.map(({ side, contestant }) => (
            <Pair key={side} session={session} side={side} contestant={contestant} />
          ))}
      <span className={classes.boards}>{numbersText(boards)}</span>
    </>
  );
}

/** A pair below the heading of its direction: its number, and beside it who plays. */
function Pair({
  session,
  side,
  contestant,
}: {
  readonly session: SessionSeen;
  readonly side: 'NS' | 'EW';
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  const { names } = calledAs(session, contestant);
  return (
    <span className={classes.pair}>
      <span className={classes.side}>{t(`contract.side.${side}`)} </span>
      <span className={classes.number}>{numberUnder(session, side, contestant)}</span>
      <span>
        <FollowedMark contestant={contestant} />
        {names ?? t('standings.pair', { number: calledShort(session, contestant) })}
      </span>
    </span>
  );
}
