import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { freeText } from '../../journal/texts.js';
import { sessionEvents } from '../events.js';
import { notUnderWay } from '../guards.js';
import type { SessionState } from '../state.js';
import { usesOfSession } from '../streams.js';
import { sheetGame, sheetSettings, type SheetSettings } from '../../games/games.js';
import { lastDrawn } from '../plan/drawn-rounds.js';
import { atTheirSeats } from '../draws/setting-tables.js';
import { namedTables, roundOf } from '../plan/tables-drawn.js';

export const chooseSheets = defineCommand({
  name: 'session.choose-sheets',
  summary:
    'Choose the convention, end of play and scoring of the score sheets. After the start, the convention is fixed and the rest can change with a reason',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    session: sessionName,
    sheets: sheetSettings,
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'sheets', session }],
  decide({ session: id, sheets, reason }, { tournament, session }, context) {
    const refused = notUnderWay(tournament, session);
    if (refused) return refused;
    const game = sheetGame(session.game);
    if (!game) return reject({ code: 'session.other-game', game: session.game });
    const { sheets: known, status } = session;
    if (known !== null && sameData(sheets, known)) return accept({});
    const against = game.againstSettings(sheets, status === 'running' ? known : null);
    if (against) return reject(against);
    if (status === 'running' && reason === undefined) return reject({ code: 'session.reason-needed' });
    const note = reason === undefined ? undefined : context.note(reason);
    const event = { session: id, sheets, ...(note && { reason: note.reference }) };
    const seated = seatedAnew({ ...session, sheets }, known, () => context.seed());
    return accept({ session: [sessionEvents.sheetsChosen(event), ...seated] }, { notes: note ? [note] : [] });
  },
});

/** The tables that are drawn already, where only now players are to draw their seats themselves. */
function seatedAnew(session: SessionState, known: SheetSettings | null, makeSeed: () => string) {
  const { game, sheets, sections } = session;
  const isByCards = (settings: SheetSettings | null) =>
    settings !== null && sheetGame(game)?.seatsByCards(settings) !== undefined;
  if (!isByCards(sheets) || isByCards(known)) return [];
  return sections.flatMap((data) => {
    const { section } = data;
    const rounds = Array.from({ length: data.tables ? lastDrawn(data) : 0 }, (_, index) => ({
      round: index + 1,
      tables: namedTables(section, roundOf(data, index + 1)),
    }));
    if (rounds.length === 0) return [];
    const seated = atTheirSeats(rounds, session, makeSeed);
    return [
      sessionEvents.tablesDrawn({ session: session.session, section, ...seated, basis: { kind: 'seats' } }),
    ];
  });
}
