import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { numbersText } from '../messages/fieldText.js';
import { Contestant } from '../standings/Contestant.js';
import { pagesOf } from '../standings/places.js';
import wall from '../standings/WallPage.module.css';
import { teamText } from '../teams/teamText.js';
import { placesInRound, roundAhead, type PlaceInRound } from './roundDraw.js';
import classes from './RoundDraw.module.css';

/** A page of the wall screen: what stands above it, and its rows. */
export interface PageOfWall {
  readonly title: readonly string[];
  readonly rows: readonly ReactNode[];
}

/** Where everybody goes in a round that is drawn and not called yet, as pages of the wall screen. */
export function useDrawOnWall(
  session: SessionSeen,
  fits: number,
  teams: readonly TeamSeen[] = [],
): readonly PageOfWall[] {
  const { t } = useTranslation();
  const round = roundAhead(session);
  if (round === undefined) return [];
  return pagesOf(placesInRound(session, round), fits).map((places) => ({
    title: [t('roundDraw.wall', { round })],
    rows: places.map((place) => <Row key={place.table} place={place} session={session} teams={teams} />),
  }));
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
