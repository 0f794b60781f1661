import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boardSetsQuery } from '../../api/boardSets.js';
import type { SessionSeen } from '../../api/documents.js';
import { ofBoards } from '../../messages/fieldText.js';
import { gameOfDeals } from '../../play/dealParts.js';
import { gameParts } from '../../play/gameParts.js';
import { isDuplicate } from '../../play/sharesDeals.js';

/** What is to be known before a session of sheets starts; `stops`: it would be refused. */
export function useStopsOfStart(
  tournament: string,
  session: SessionSeen,
): readonly { readonly text: string; readonly stops: boolean }[] {
  const { t } = useTranslation();
  const duplicate = isDuplicate(session);
  const { data: sets = [] } = useQuery({ ...boardSetsQuery(tournament), enabled: duplicate });
  const unsaid =
    gameParts(session.game).sheets && session.sheets === null
      ? [{ text: t('sheetsRoom.conventionFirst'), stops: true }]
      : [];
  const set = sets.find((one) => one.set === session.boardSet);
  if (!duplicate || !set) return unsaid;
  const wanted = new Set(session.boards);
  const boards = set.boards.filter(({ board }) => wanted.has(board));
  const numbers = (some: typeof boards) => ofBoards(some.map(({ board }) => board));
  const open = boards.filter(({ status }) => status === 'revealed');
  const undealt = boards.filter(({ status }) => status === 'none');
  const others = set.sessions.filter(
    ({ session: other, status }) => other !== session.session && status !== 'set-up',
  );
  const of = others.map(({ session: other }) => other).join(', ');
  return [
    ...unsaid,
    ...(gameOfDeals(set.description) === session.game
      ? []
      : [{ text: t('sheetsRoom.setOfOther'), stops: true }]),
    ...(open.length > 0 ? [{ text: t('sheetsRoom.boardsOpen', numbers(open)), stops: true }] : []),
    ...(others.length > 0 && set.repeats === null
      ? [{ text: t('sheetsRoom.playedElsewhere', { sessions: of, set: session.boardSet }), stops: false }]
      : []),
    ...(undealt.length > 0 ? [{ text: t('sheetsRoom.undealt', numbers(undealt)), stops: false }] : []),
  ];
}
