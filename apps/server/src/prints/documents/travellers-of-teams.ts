import type { DocumentOf } from '#prints';
import type { PlayQueries, SessionSeen } from '#projections';
import { boardInMatch, RulingsAtTables } from './board-in-match.js';
import { MatchesShown } from './matches-shown.js';
import { boardShown, openDeals } from './boards-documents.js';

type OfMatches = Omit<Extract<DocumentOf<'travellers'>, { kind: 'matches' }>, 'heading'>;

/** The travellers of a session of teams: of each board the matches in which it was played, with both rooms. */
export async function travellersOfTeams(
  queries: PlayQueries,
  session: SessionSeen,
  board: number | undefined,
): Promise<OfMatches> {
  const name = session.session;
  const [shown, travellers, open] = await Promise.all([
    MatchesShown.of(queries, session),
    board === undefined
      ? queries.protocols.travellers(name)
      : queries.protocols.traveller(name, board).then((one) => [one]),
    openDeals(queries, name),
  ]);
  const rulings = new RulingsAtTables(travellers);
  return {
    paper: 'travellers',
    kind: 'matches',
    unit: shown.unit,
    boards: travellers
      .filter((one) => one.shown)
      .map((one) => ({
        ...boardShown(one, open),
        matches: shown.seen.matches.flatMap((match) =>
          match.segments.flatMap((segment) =>
            segment.boards.flatMap((own) =>
              own.board === one.board && own.shown
                ? [
                    {
                      home: shown.called(match.home),
                      away: shown.called(match.away),
                      tables: { open: segment.home.table, closed: segment.away.table },
                      ...boardInMatch(own, segment, rulings),
                    },
                  ]
                : [],
            ),
          ),
        ),
      })),
    hidden: travellers.filter((one) => !one.shown).map((one) => one.board),
  };
}
