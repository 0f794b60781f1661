import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matchesQuery } from '../api/sessionQueries.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { TravellerTable, type TravellerTableProps } from '../traveller/TravellerTable.js';
import { boardText } from '../play/pointsOnBoard.js';
import { matchText } from './matchText.js';

/** The traveller of a session of teams: match by match with both rooms, and what the board is worth for whom. */
export default function TravellerOfTeams(props: TravellerTableProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { traveller, session, tournament, at } = props;
  const { data, isError, error, refetch } = useQuery({
    ...matchesQuery(tournament, session.session, at),
    placeholderData: keepPreviousData,
  });
  if (!data) return isError ? <QueryProblem problem={error} retry={() => refetch()} /> : <Waiting />;
  const matches = data.matches.flatMap((match) =>
    match.segments.flatMap(({ home, away, boards }) => {
      const board = boards.find((one) => one.board === traveller.board);
      if (!board?.shown) return [];
      const lines = [home, away].flatMap(
        ({ table, round }) =>
          traveller.lines.find((line) => line.table === table && line.round === round) ?? [],
      );
      const title = matchText(t, match, data);
      return [{ title, worth: boardText(t, { match, board, seen: data }, locale), lines }];
    }),
  );
  const inMatches = new Set(matches.flatMap(({ lines }) => lines));
  const others = traveller.lines.filter((line) => !inMatches.has(line));
  return (
    <TravellerTable
      {...props}
      matches={[...matches, ...(others.length > 0 ? [{ title: '', worth: '', lines: others }] : [])]}
    />
  );
}
