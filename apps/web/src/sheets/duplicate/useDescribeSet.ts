import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boardSetsSeenQuery } from '../../api/boardSets.js';
import type { SessionSeen } from '../../api/documents.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { gameOfDeals } from '../../play/dealParts.js';

/** Boards of a round that takes about an hour. */
export const USUAL_BOARDS = 8;

/** Has the set that a session plays hold deals of the session's game; `wanted`: it does not, or nobody has named it. */
export function useDescribeSet(
  tournament: string,
  { session, game, boardSet }: Pick<SessionSeen, 'session' | 'game' | 'boardSet'>,
  boards: { readonly from: number; readonly to: number },
  onDone: () => void,
) {
  const { t } = useTranslation();
  const { data } = useQuery(boardSetsSeenQuery(tournament));
  const form = useTournamentCommand(tournament, 'deal-set.describe', onDone);
  const known = data?.sets.find(({ set }) => set === boardSet)?.description;
  const lacks = known ? boards.from < known.from || boards.to > known.to : true;
  return {
    wanted: gameOfDeals(known) !== game || lacks,
    pending: form.pending,
    problem: form.problem,
    submit: () =>
      form.submit({
        set: boardSet,
        title: known?.title ?? t('sheetsRoom.setTitle', { session }),
        from: Math.min(boards.from, known?.from ?? boards.from),
        to: Math.max(boards.to, known?.to ?? boards.to),
        contestants: known?.contestants ?? 'refused',
        game,
        at: data?.position,
      }),
  };
}
