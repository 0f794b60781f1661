import { useQueryClient } from '@tanstack/react-query';
import { readAfter, sendCommand } from '../../api/commands.js';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
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
  const { settings } = session;
  const client = useQueryClient();
  return useTournamentCommand(tournament, 'session.set-movement', async ({ remarks = [] }) => {
    onSet(remarks);
    const round = minutesOfRound(boards, paceOf(settings.clock, session.sections));
    if (round === settings.clock.round) return;
    const clock = { ...settings.clock, round };
    const body = { session: session.session, settings: { ...settings, clock } };
    const { position } = await sendCommand(tournament, 'session.configure', body, newCommandId());
    await readAfter(client, tournament, position);
  });
}
