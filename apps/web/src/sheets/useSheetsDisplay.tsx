import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { roundAhead } from '../play/roundDraw.js';
import { ofBoards } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs } from '../play/contestants.js';
import { tableShort } from '../play/tableShort.js';
import { placeOf } from '../play/places.js';
import { SatInFor } from '../play/SatIn.js';
import type { DisplayPart } from '../kit/TurningPages.js';
import classes from '../kit/Display.module.css';
import { boardsOfRound } from './duplicate/boardsOfRound.js';
import { clockwise, tablesIn } from '../play/seatedIn.js';
import own from './TablesOfRound.module.css';
import { scoreText } from '../play/scoreText.js';
import { sheetsQuery, sheetStandingsQuery } from '../play/sheetQueries.js';

/**
 * A session of score sheets on the hall display: the seating of the drawn round until every table has written its first
 * deal, then the standings.
 */
export function useSheetsDisplay(tournament: string, session: SessionSeen): readonly DisplayPart[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery({
    ...sheetStandingsQuery(tournament, session.session),
    enabled: session.sheets !== null,
  });
  const { data: listed } = useQuery({
    ...sheetsQuery(tournament, session.session),
    enabled: session.sheets !== null && session.status === 'running',
  });
  const isSeeking = listed?.sheets.some(({ round, deals }) => round === session.round && deals === 0);
  const ahead = roundAhead(session) ?? (isSeeking ? session.round : undefined);
  const boards = ahead === undefined ? [] : boardsOfRound(session, ahead);
  const teams = data?.teams ?? [];
  return [
    ...(ahead === undefined
      ? []
      : [
          {
            wide: true,
            lists: [
              {
                title: [
                  t('roundDraw.wall', { round: ahead }),
                  ...(boards.length > 0 ? [t('guide.boardsOf', ofBoards(boards))] : []),
                ],
                rows: tablesIn(session, ahead).map(({ table, seated }) => (
                  <li key={table} className={own.tableOnDisplay}>
                    <strong>{tableShort(session, table)}</strong>
                    {clockwise(seated).map((contestant) => {
                      const { names, number } = calledAs(session, contestant);
                      return <span key={contestant}>{names ?? number}</span>;
                    })}
                  </li>
                )),
              },
            ],
          },
        ]),
    ...(data && teams.length > 0
      ? [
          {
            lists: [
              {
                title: [t('sheetsSeen.teams')],
                rows: teams.map((team) => (
                  <li key={team.team} className={classes.row}>
                    <span className="right muted">{placeOf(team) ?? '–'}</span>
                    <span>{team.team}</span>
                    <strong>{scoreText(team.score, data.counting, locale)}</strong>
                  </li>
                )),
              },
            ],
          },
        ]
      : []),
    ...(data && data.standings.length > 0
      ? [
          {
            lists: [
              {
                title: teams.length > 0 ? [t('sheetsSeen.players')] : [],
                rows: data.standings.map((standing) => (
                  <li key={standing.contestant} className={classes.row}>
                    <span className="right muted">{placeOf(standing) ?? '–'}</span>
                    <span>
                      <Contestant session={session} contestant={standing.contestant} />
                      <SatInFor session={session} contestant={standing.contestant} />
                    </span>
                    <strong>{scoreText(standing.score, data.counting, locale)}</strong>
                  </li>
                )),
              },
            ],
          },
        ]
      : []),
  ];
}
