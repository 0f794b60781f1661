import { useQueryClient } from '@tanstack/react-query';
import type { SessionMethod } from '#tournament';
import { readAfter } from '../../api/commands.js';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { Commands } from '../../api/schemas.js';
import { sendAsSeen } from '../../api/seenChanged.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { playSessionQuery } from '../../api/sessionQueries.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { minutesOfRound, paceOf } from '../../play/sectionPlan.js';

/** The commands that set how a session is played. */
type SetMovement = 'session.set-movement' | 'session.set-swiss' | 'session.set-team-swiss';

/**
 * Sends the movement that was chosen, and sets the clock to as long as its rounds take: by the most boards of a round.
 *
 * @param methodFor the method that comes with the movement, from the one that is kept; left out: it stays
 * @param onTaken told where what is kept by now is shown in the place of what was chosen; left out: as if that was set
 */
export function useSetMovement<Name extends SetMovement>(
  tournament: string,
  session: SessionSeen,
  name: Name,
  onSet: (remarks: readonly MovementRemark[]) => void,
  methodFor: (kept: SessionMethod) => SessionMethod = (kept) => kept,
  onTaken: () => void = () => onSet([]),
) {
  const client = useQueryClient();
  const configure = async (body: Commands['session.configure']): Promise<void> => {
    const again = (by: typeof body) => void configure(by);
    const id = newCommandId();
    const { position } = await sendAsSeen(tournament, 'session.configure', body, { id, again });
    await readAfter(client, tournament, position);
  };
  return useTournamentCommand(
    tournament,
    name,
    async ({ remarks = [] }) => {
      // By what is kept now: somebody else may have saved something of the scoring since the planner was opened.
      const {
        settings,
        sections,
        position: at,
      } = await client.fetchQuery({ ...playSessionQuery(tournament, session.session), staleTime: 0 });
      const boards = Math.max(1, ...sections.map(({ boardsPerRound }) => boardsPerRound));
      const round = minutesOfRound(boards, paceOf(session.settings.clock, session.sections));
      const method = methodFor(settings.method);
      if (round !== settings.clock.round || method !== settings.method) {
        const clock = { ...settings.clock, round };
        await configure({ session: session.session, settings: { ...settings, clock, method }, at });
      }
      onSet(remarks);
    },
    onTaken,
  );
}
