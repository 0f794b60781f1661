import { useQueryClient } from '@tanstack/react-query';
import { readAfter } from '../../api/commands.js';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { Commands } from '../../api/schemas.js';
import { sendAsSeen } from '../../api/seenChanged.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { playSessionQuery } from '../../api/sessionQueries.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { minutesOfRound, paceOf } from './sectionPlan.js';

/**
 * Sends the movement that was chosen, and sets the clock to as long as its rounds take.
 *
 * @param boards the boards of a round; where sections have different numbers of them, the most
 */
export function useSetMovement(
  tournament: string,
  session: SessionSeen,
  boards: number,
  onSet: (remarks: readonly MovementRemark[]) => void,
) {
  const client = useQueryClient();
  const setClock = async (body: Commands['session.configure']): Promise<void> => {
    const again = (by: typeof body) => void setClock(by);
    const id = newCommandId();
    const { position } = await sendAsSeen(tournament, 'session.configure', body, { id, again });
    await readAfter(client, tournament, position);
  };
  return useTournamentCommand(
    tournament,
    'session.set-movement',
    async ({ remarks = [] }) => {
      onSet(remarks);
      // By what is kept now: somebody else may have saved something of the scoring since the planner was opened.
      const { settings, position: at } = await client.fetchQuery({
        ...playSessionQuery(tournament, session.session),
        staleTime: 0,
      });
      const round = minutesOfRound(boards, paceOf(session.settings.clock, session.sections));
      if (round === settings.clock.round) return;
      const clock = { ...settings.clock, round };
      await setClock({ session: session.session, settings: { ...settings, clock }, at });
    },
    () => onSet([]),
  );
}
