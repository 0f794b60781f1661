import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { seatName, type SeatName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable, notRunning } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { freeText } from '../../journal/texts.js';
import { MOST_SECONDS, sheetEvents, sheetPlace } from '../events.js';
import { sheetAt, usesOfSheet } from './sheet.js';
import type { SheetPlace } from '../state.js';

/** Whose time it is, or what stands against taking it. */
function whoseTime(
  session: SessionState,
  { seat, ...place }: SheetPlace & { readonly seat: SeatName },
): Rejected | { readonly contestant: string } {
  const at = sheetAt(session, place);
  if ('accepted' in at) return at;
  if (at.settings.minutesPerPlayer === undefined) return reject({ code: 'sheet.no-players-clock' });
  const contestant = at.seated[seat];
  return contestant === undefined ? reject({ code: 'sheet.seat-empty', seat }) : { contestant };
}

export const useTime = defineCommand({
  name: 'sheet.use-time',
  summary: 'Record a player’s thinking time each time the table clock stops',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({
    ...sheetPlace,
    seat: seatName,
    seconds: z
      .int()
      .min(1)
      .max(MOST_SECONDS)
      .meta({ description: 'Since the clock was started for this player' }),
  }),
  table: ({ session, table }) => ({ session, table }),
  uses: usesOfSheet,
  decide({ seat, seconds, ...place }, { tournament, session, sheet }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    const whose = whoseTime(session, { ...place, seat });
    if ('accepted' in whose) return whose;
    if (sheet.status === 'agreed') return reject({ code: 'sheet.agreed', round: place.round });
    return accept({ sheet: [sheetEvents.timeUsed({ ...place, seat, ...whose, seconds })] });
  },
});

export const correctTime = defineCommand({
  name: 'sheet.correct-time',
  summary: 'Correct a player’s total thinking time in a round, with a reason',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...sheetPlace,
    seat: seatName,
    seconds: z.int().min(0).max(MOST_SECONDS).meta({ description: 'In the whole round' }),
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfSheet,
  restsOn: ({ session, table, round, seat }) => [
    { of: 'settings', what: 'thinking-time', session, table, round, seat },
  ],
  decide({ seat, seconds, at: _seen, reason, ...place }, { tournament, session, sheet }, context) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    const whose = whoseTime(session, { ...place, seat });
    if ('accepted' in whose) return whose;
    if ((sheet.seconds[seat] ?? 0) === seconds) return accept({});
    const note = context.note(reason);
    const event = { ...place, seat, ...whose, seconds, reason: note.reference };
    return accept({ sheet: [sheetEvents.timeCorrected(event)] }, { notes: [note] });
  },
});
